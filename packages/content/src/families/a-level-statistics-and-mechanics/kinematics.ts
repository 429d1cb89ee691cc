import { velocityGraph } from '../../drawing/velocity-graph.ts';
import { polynomial } from '../../text/algebra.ts';
import { printed, significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const constantAcceleration: Family = {
  name: 'constant-acceleration',
  printed: { 1: 3, 2: 3, 3: 1 },
  write: (random, difficulty) => {
    const [u, a, t] = [random.int(2, 12), random.int(2, 5), random.int(3, 9)];
    const v = u + a * t;
    const s = u * t + 0.5 * a * t * t;
    const thing = random.pick(['A car', 'A train', 'A cyclist on a hill', 'A particle']);
    if (difficulty === 1) {
      return {
        body: `${thing} moves at ${u} m/s and accelerates at ${a} m/s² for ${t} s. What is its final velocity, in m/s?`,
        answer: printed(v),
        mistakes: [
          [printed(a * t), 'leaving out the starting velocity'],
          [printed(u + a + t), 'adding everything'],
          [printed(s), 'finding the distance'],
          [printed(u * t + a), 'multiplying the wrong pair'],
          ...near(v, a),
        ],
        explanation: `v = u + at = ${u} + ${a} × ${t} = ${v}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `${thing} moves at ${u} m/s and accelerates at ${a} m/s² for ${t} s. How far does it travel in that time, in m?`,
        answer: printed(s),
        mistakes: [
          [printed(u * t), 'leaving out the acceleration'],
          [printed(u * t + a * t * t), 'leaving out the ½'],
          [printed(v * t), 'using the final velocity all the time'],
          [printed(0.5 * a * t * t), 'leaving out the starting velocity'],
          [printed(s + t), ''],
        ],
        explanation: `s = ut + ½at² = ${u} × ${t} + ½ × ${a} × ${t}² = ${printed(s)}.`,
      };
    }
    const distance = (v * v - u * u) / (2 * a);
    return {
      body: `${thing} accelerates at ${a} m/s² from ${u} m/s to ${v} m/s. How far does it travel meanwhile, in m?`,
      answer: printed(distance),
      mistakes: [
        [printed((v * v - u * u) / a), 'leaving out the 2'],
        [printed((v - u) / a), 'finding the time'],
        [printed((v * v + u * u) / (2 * a)), 'adding the squares'],
        [printed(((v - u) * (v - u)) / (2 * a)), 'squaring the difference'],
      ],
      explanation: `v² = u² + 2as, so s = (${v}² − ${u}²)/(2 × ${a}) = ${printed(distance)}.`,
    };
  },
};

const graph: Family = {
  name: 'velocity-graph',
  printed: { 1: 2, 2: 1, 3: 2 },
  write: (random, difficulty) => {
    const top = random.pick([10, 20, 30]);
    const rise = random.pick([4, 5, 10]);
    const steady = random.pick([10, 15, 20]);
    const fall = random.pick([5, 10]);
    const end = rise + steady + fall;
    const image = {
      svg: velocityGraph([
        [0, 0],
        [rise, top],
        [rise + steady, top],
        [end, 0],
      ]),
      alternativeText: `A velocity-time graph: from 0 up to ${top} m/s after ${rise} s, level until ${rise + steady} s, then down to 0 at ${end} s, in straight lines.`,
    };
    const area = (top * (end + steady)) / 2;
    if (difficulty === 1) {
      const acceleration = top / rise;
      return {
        body: 'The graph shows a journey. What is the acceleration at the beginning, in m/s²?',
        image,
        answer: printed(acceleration),
        mistakes: [
          [printed(rise / top), 'dividing time by velocity'],
          [printed(top), 'reading the velocity'],
          [printed(top * rise), 'multiplying instead of dividing'],
          [printed((top * rise) / 2), 'finding the distance'],
          [printed(acceleration + 1), ''],
        ],
        explanation: `The gradient of the first part is ${top} ÷ ${rise} = ${printed(acceleration)}.`,
      };
    }
    const whole = difficulty === 3;
    const answer = whole ? area : (top * rise) / 2;
    return {
      body: whole
        ? 'The graph shows a journey. What is the total distance, in m?'
        : 'The graph shows a journey. How far does it go while it speeds up, in m?',
      image,
      answer: printed(answer),
      mistakes: [
        [
          printed(whole ? top * end : top * rise),
          whole ? 'taking the top velocity for the whole time' : 'forgetting to halve',
        ],
        [
          printed(whole ? top * steady : top / rise),
          whole ? 'counting only the level part' : 'finding the acceleration',
        ],
        [printed(whole ? area / 2 : answer + top), whole ? 'halving everything' : ''],
        [
          printed(whole ? (top * end) / 2 : top * steady),
          whole ? 'treating it as a triangle' : 'taking the level part',
        ],
        [printed(answer + rise), ''],
      ],
      explanation: whole
        ? `The distance is the area of the trapezium: ½ × (${end} + ${steady}) × ${top} = ${printed(area)}.`
        : `The distance is the area of the triangle: ½ × ${rise} × ${top} = ${printed(answer)}.`,
    };
  },
};

const variable: Family = {
  name: 'variable-acceleration',
  printed: { 3: 2, 4: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(1, 3), random.intExcept(-8, 8, [0]), random.int(1, 9)];
    const t = random.int(1, 4);
    if (difficulty === 3) {
      const velocity = 3 * a * t * t + 2 * b * t + c;
      return {
        body: `A particle has the displacement s = ${polynomial([a, b, c, 0], 't')} metres after t seconds. What is its velocity at t = ${t}, in m/s?`,
        answer: printed(velocity),
        mistakes: [
          [printed(a * t ** 3 + b * t * t + c * t), 'finding the displacement'],
          [printed(6 * a * t + 2 * b), 'finding the acceleration'],
          [printed(3 * a * t * t + 2 * b * t), 'losing the constant'],
          ...near(velocity, 2),
          [printed(velocity + 5), ''],
        ],
        explanation: `v = ds/dt = ${polynomial([3 * a, 2 * b, c], 't')}; at t = ${t} that is ${printed(velocity)}.`,
      };
    }
    const [p, q] = [3 * a, 2 * random.int(1, 5)];
    const distance = a * t ** 3 + (q / 2) * t * t;
    return {
      body: `A particle starts at the origin with velocity v = ${polynomial([p, q, 0], 't')} m/s after t seconds. How far from the origin is it at t = ${t}, in m?`,
      answer: printed(distance),
      mistakes: [
        [printed(p * t * t + q * t), 'finding the velocity'],
        [printed(2 * p * t + q), 'differentiating instead of integrating'],
        [printed((p * t * t + q * t) * t), 'multiplying the velocity by the time'],
        [printed(p * t ** 3 + q * t * t), 'raising the powers without dividing'],
        [printed(distance + q), ''],
      ],
      explanation: `Integrate: s = ${polynomial([a, q / 2, 0, 0], 't')}; at t = ${t} that is ${printed(distance)}.`,
    };
  },
};

const gravity = 9.8;

const projectiles: Family = {
  name: 'projectiles',
  printed: { 2: 1, 4: 2, 5: 2 },
  write: (random, difficulty) => {
    const speed = random.int(12, 40);
    if (difficulty === 2) {
      const time = random.int(1, 4);
      const depth = 0.5 * gravity * time * time;
      return {
        body: `A stone is dropped from rest down a well and reaches the water after ${time} s. Taking g = 9.8 m/s², how deep is the water, in m?`,
        answer: printed(depth),
        mistakes: [
          [printed(gravity * time), 'finding the velocity'],
          [printed(gravity * time * time), 'leaving out the ½'],
          [printed(0.5 * gravity * time), 'not squaring the time'],
          [printed(depth + 9.8), ''],
        ],
        explanation: `s = ½gt² = ½ × 9.8 × ${time}² = ${printed(depth)}.`,
      };
    }
    const angle = random.pick([25, 35, 40, 50, 55]);
    const radians = (angle * Math.PI) / 180;
    const launch = `A ball is projected at ${speed} m/s at ${angle}° above level ground. Taking g = 9.8 m/s²,`;
    if (difficulty === 4) {
      const height = (speed * Math.sin(radians)) ** 2 / (2 * gravity);
      return {
        body: `${launch} what is its greatest height, in m, to 3 significant figures?`,
        answer: significant(height),
        mistakes: [
          [
            significant((speed * Math.cos(radians)) ** 2 / (2 * gravity)),
            'using the level part of the velocity',
          ],
          [significant((speed * speed) / (2 * gravity)), 'using the whole speed'],
          [significant(2 * height), 'leaving out the 2'],
          [significant((speed * Math.sin(radians)) / gravity), 'finding the time to the top'],
        ],
        explanation: `The upward velocity is ${speed} sin ${angle}°. From v² = u² + 2as the height is (${speed} sin ${angle}°)²/(2 × 9.8) = ${significant(height)}.`,
      };
    }
    const range = (speed * speed * Math.sin(2 * radians)) / gravity;
    return {
      body: `${launch} how far away does it land, in m, to 3 significant figures?`,
      answer: significant(range),
      mistakes: [
        [significant(range / 2), 'stopping at the highest point'],
        [
          significant((2 * speed * speed * Math.sin(radians)) / gravity),
          'using the whole speed along the ground',
        ],
        [significant((speed * speed * Math.sin(radians)) / gravity), 'forgetting to double the angle'],
        [significant((2 * speed * Math.sin(radians)) / gravity), 'finding the time of flight'],
      ],
      explanation: `It flies for 2 × ${speed} sin ${angle}° ÷ 9.8 seconds and moves along at ${speed} cos ${angle}°, so it lands ${significant(range)} m away.`,
    };
  },
};

export const kinematics: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'KINEMATICS',
  families: [constantAcceleration, graph, variable, projectiles],
};
