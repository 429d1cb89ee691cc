import { beam } from '../../drawing/beam.ts';
import { printed, significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const newton: Family = {
  name: 'newtons-second-law',
  printed: { 1: 4, 2: 2 },
  write: (random, difficulty) => {
    const [mass, acceleration, resistance] = [random.int(2, 30), random.int(2, 6), random.int(5, 40)];
    const thing = random.pick(['A box', 'A sledge', 'A trolley', 'A crate']);
    if (difficulty === 1) {
      const force = mass * acceleration;
      const wantsForce = random.chance(0.5);
      return {
        body: wantsForce
          ? `${thing} of mass ${mass} kg accelerates at ${acceleration} m/s² on a smooth floor. What is the resultant force on it, in N?`
          : `A resultant force of ${force} N acts on ${thing.toLowerCase()} of mass ${mass} kg. What is its acceleration, in m/s²?`,
        answer: printed(wantsForce ? force : acceleration),
        mistakes: wantsForce
          ? [
              [printed(Number((mass / acceleration).toFixed(2))), 'dividing instead of multiplying'],
              [printed(mass + acceleration), 'adding'],
              [printed(force * 9.8), 'multiplying by g as well'],
              [printed(mass * 9.8), 'finding the weight'],
            ]
          : [
              [printed(force * mass), 'multiplying instead of dividing'],
              [printed(Number((mass / force).toFixed(3))), 'dividing the wrong way round'],
              [printed(force - mass), 'subtracting'],
              [printed(acceleration + 1), ''],
            ],
        explanation: wantsForce
          ? `F = ma = ${mass} × ${acceleration} = ${force}.`
          : `a = F/m = ${force} ÷ ${mass} = ${acceleration}.`,
      };
    }
    const pull = mass * acceleration + resistance;
    return {
      body: `${thing} of mass ${mass} kg is pulled along a level floor by a horizontal force of ${pull} N against a resistance of ${resistance} N. What is its acceleration, in m/s²?`,
      answer: printed(acceleration),
      mistakes: [
        [printed(Number((pull / mass).toFixed(2))), 'leaving out the resistance'],
        [printed(Number(((pull + resistance) / mass).toFixed(2))), 'adding the resistance'],
        [printed(pull - resistance), 'not dividing by the mass'],
        ...near(acceleration, 1),
      ],
      explanation: `The resultant is ${pull} − ${resistance} = ${pull - resistance} N, and ${pull - resistance} ÷ ${mass} = ${acceleration}.`,
    };
  },
};

const moments: Family = {
  name: 'moments',
  printed: { 1: 1, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const [near_, far] = [random.int(1, 3), random.int(2, 5)];
    const load = far * random.int(4, 15);
    const other = (load * near_) / far;
    if (difficulty === 1) {
      return {
        body: `A force of ${load} N acts at a right angle to a spanner, ${printed(far / 10)} m from the nut. What is its moment about the nut, in N m?`,
        answer: printed((load * far) / 10),
        mistakes: [
          [printed(load * far), 'a slip with the decimal point'],
          [printed(Number(((load * 10) / far).toFixed(1))), 'dividing instead of multiplying'],
          [printed(load + far / 10), 'adding'],
          [printed((load * far) / 20), 'halving'],
        ],
        explanation: `Moment is force × distance: ${load} × ${printed(far / 10)} = ${printed((load * far) / 10)}.`,
      };
    }
    const total = near_ + far;
    const pivot = near_ / total;
    const svg = beam(
      pivot,
      [
        { place: 0, label: `${load} N` },
        { place: 1, label: difficulty === 2 ? 'F' : `${printed(other)} N` },
      ],
      [
        { from: 0, to: pivot, label: difficulty === 3 ? 'x' : `${near_} m` },
        { from: pivot, to: 1, label: `${far} m` },
      ],
    );
    if (difficulty === 3) {
      return {
        body: 'A light rod balances on a support. What is the distance x, in m?',
        image: {
          svg,
          alternativeText: `A level rod on a support. A load of ${load} N hangs at the left end, at distance x from the support. A load of ${printed(other)} N hangs at the right end, ${far} m from it.`,
        },
        answer: printed(near_),
        mistakes: [
          [printed(Number(((load * far) / other).toFixed(2))), 'dividing the wrong way round'],
          [printed(far), 'taking the distances to be equal'],
          [printed(near_ + 1), ''],
          [printed(near_ + 0.5), ''],
          [printed(far + 1), ''],
        ],
        explanation: `The moments are equal: ${load} × x = ${printed(other)} × ${far}, so x = ${near_}.`,
      };
    }
    return {
      body: 'A light rod balances on a support. What is the force F, in N?',
      image: {
        svg,
        alternativeText: `A level rod on a support. A load of ${load} N hangs at the left end, ${near_} m from the support. A force F pulls down at the right end, ${far} m from it.`,
      },
      answer: printed(other),
      mistakes: [
        [printed((load * far) / near_), 'using the distances the wrong way round'],
        [printed(load), 'taking the forces to be equal'],
        [printed(load * near_), 'giving the moment'],
        [printed(load + far - near_), ''],
        [printed(other + near_), ''],
      ],
      explanation: `The moments are equal: ${load} × ${near_} = F × ${far}, so F = ${printed(other)}.`,
    };
  },
};

const friction: Family = {
  name: 'friction',
  printed: { 2: 1, 3: 3 },
  write: (random, difficulty) => {
    const [mass, coefficient] = [random.int(2, 20), random.pick([0.2, 0.25, 0.3, 0.4, 0.5])];
    const limit = coefficient * mass * 9.8;
    if (difficulty === 2) {
      return {
        body: `A block of mass ${mass} kg lies on a rough level floor with coefficient of friction ${printed(coefficient)}. Taking g = 9.8 m/s², what is the greatest friction force, in N?`,
        answer: printed(limit),
        mistakes: [
          [printed(coefficient * mass), 'leaving out g'],
          [printed(mass * 9.8), 'giving the weight'],
          [printed(Number(((mass * 9.8) / coefficient).toFixed(2))), 'dividing by the coefficient'],
          [printed(limit + 9.8), ''],
        ],
        explanation: `The normal reaction is ${mass} × 9.8 = ${printed(mass * 9.8)} N, and ${printed(coefficient)} × ${printed(mass * 9.8)} = ${printed(limit)}.`,
      };
    }
    const acceleration = random.int(1, 5);
    const pull = limit + mass * acceleration;
    return {
      body: `A block of mass ${mass} kg is pulled along a rough level floor by a horizontal force of ${printed(pull)} N. The coefficient of friction is ${printed(coefficient)}. Taking g = 9.8 m/s², what is its acceleration, in m/s²?`,
      answer: printed(acceleration),
      mistakes: [
        [printed(Number((pull / mass).toFixed(2))), 'leaving out the friction'],
        [printed(Number(((pull - coefficient * mass) / mass).toFixed(2))), 'leaving g out of the friction'],
        [printed(Number(((pull + limit) / mass).toFixed(2))), 'adding the friction'],
        ...near(acceleration, 1),
      ],
      explanation: `Friction is ${printed(coefficient)} × ${mass} × 9.8 = ${printed(limit)} N. (${printed(pull)} − ${printed(limit)}) ÷ ${mass} = ${acceleration}.`,
    };
  },
};

const connected: Family = {
  name: 'pulleys-and-slopes',
  printed: { 3: 1, 4: 2, 5: 2 },
  write: (random, difficulty) => {
    if (difficulty === 5) {
      const [mass, angle] = [random.int(2, 15), random.pick([20, 25, 30, 35, 40])];
      const coefficient = random.pick([0.1, 0.15, 0.2, 0.25]);
      const radians = (angle * Math.PI) / 180;
      const a = 9.8 * (Math.sin(radians) - coefficient * Math.cos(radians));
      return {
        body: `A block of mass ${mass} kg slides down a rough slope at ${angle}° to the horizontal. The coefficient of friction is ${printed(coefficient)}. Taking g = 9.8 m/s², what is its acceleration, in m/s², to 3 significant figures?`,
        answer: significant(a),
        mistakes: [
          [significant(9.8 * Math.sin(radians)), 'leaving out the friction'],
          [
            significant(9.8 * (Math.sin(radians) + coefficient * Math.cos(radians))),
            'letting friction help the motion',
          ],
          [
            significant(9.8 * (Math.sin(radians) - coefficient)),
            'taking the whole weight for the normal reaction',
          ],
          [
            significant(9.8 * (Math.cos(radians) - coefficient * Math.sin(radians))),
            'swapping sine and cosine',
          ],
        ],
        explanation: `Along the slope: a = g sin ${angle}° − ${printed(coefficient)} × g cos ${angle}° = ${significant(a)}; the mass cancels.`,
      };
    }
    const light = random.int(1, 6);
    const heavy = light + random.int(1, 5);
    const a = ((heavy - light) * 9.8) / (heavy + light);
    const tension = (2 * heavy * light * 9.8) / (heavy + light);
    const wantsTension = difficulty === 4;
    return {
      body: `Particles of mass ${light} kg and ${heavy} kg hang at the ends of a light string over a smooth fixed pulley and are released. Taking g = 9.8 m/s², what is the ${wantsTension ? 'tension in the string, in N' : 'acceleration, in m/s²'}, to 3 significant figures?`,
      answer: significant(wantsTension ? tension : a),
      mistakes: wantsTension
        ? [
            [significant(heavy * 9.8), 'taking the weight of the heavier particle'],
            [significant(light * 9.8), 'taking the weight of the lighter particle'],
            [significant((heavy - light) * 9.8), 'taking the difference of the weights'],
            [significant(tension / 2), 'leaving out the 2'],
          ]
        : [
            ['9.80', 'letting them fall freely'],
            [significant(((heavy - light) * 9.8) / heavy), 'dividing by one mass only'],
            [significant((heavy * 9.8) / (heavy + light)), 'leaving out the lighter weight'],
            [significant((heavy - light) * 9.8), 'not dividing by the total mass'],
          ],
      explanation: `For both together: (${heavy} − ${light}) × 9.8 = ${heavy + light}a, so a = ${significant(a)}.${wantsTension ? ` For the lighter one: T = ${light}(9.8 + a) = ${significant(tension)}.` : ''}`,
    };
  },
};

export const forcesAndMoments: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'FORCES_AND_MOMENTS',
  families: [newton, moments, friction, connected],
};
