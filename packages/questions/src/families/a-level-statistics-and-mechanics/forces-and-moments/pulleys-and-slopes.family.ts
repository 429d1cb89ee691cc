import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import { before, g, coefficientIn } from './forces-and-moments-checks.ts';

export const family: Family = {
  name: 'pulleys-and-slopes',
  syllabus: 'Connected particles, and motion on rough slopes',
  levels: {
    3: 'three steps: the equation of both particles, then the acceleration',
    4: 'five steps: the acceleration, then the tension from one particle',
    5: 'a rough slope: resolve in two directions, the friction, then the acceleration',
  },
  write: (random, difficulty) => {
    if (difficulty === 5) {
      const [mass, angle] = [random.int(2, 15), random.pick([20, 25, 30, 35, 40])];
      const coefficient = random.pick([0.1, 0.15, 0.2, 0.25]);
      const radians = (angle * Math.PI) / 180;
      const a = 9.8 * (Math.sin(radians) - coefficient * Math.cos(radians));
      return {
        body: `A block of mass ${mass} kg slides down a rough slope at ${angle}° to the horizontal. The coefficient of friction is ${formatPrintedNumber(coefficient)}. Taking g = 9.8 m/s², what is its acceleration, in m/s², to 3 significant figures?`,
        answer: toSignificantFigures(a),
        mistakes: [
          [toSignificantFigures(9.8 * Math.sin(radians)), 'leaving out the friction'],
          [
            toSignificantFigures(9.8 * (Math.sin(radians) + coefficient * Math.cos(radians))),
            'letting friction help the motion',
          ],
          [
            toSignificantFigures(9.8 * (Math.sin(radians) - coefficient)),
            'taking the whole weight for the normal reaction',
          ],
          [
            toSignificantFigures(9.8 * (Math.cos(radians) - coefficient * Math.sin(radians))),
            'swapping sine and cosine',
          ],
        ],
        explanation: `Along the slope: a = g sin ${angle}° − ${formatPrintedNumber(coefficient)} × g cos ${angle}° = ${toSignificantFigures(a)}; the mass cancels.`,
      };
    }
    const light = random.int(1, 6);
    const heavy = light + random.int(1, 5);
    const a = ((heavy - light) * 9.8) / (heavy + light);
    const tension = (2 * heavy * light * 9.8) / (heavy + light);
    const wantsTension = difficulty === 4;
    return {
      body: `Particles of mass ${light} kg and ${heavy} kg hang at the ends of a light string over a smooth fixed pulley and are released. Taking g = 9.8 m/s², what is the ${wantsTension ? 'tension in the string, in N' : 'acceleration, in m/s²'}, to 3 significant figures?`,
      answer: toSignificantFigures(wantsTension ? tension : a),
      mistakes: wantsTension
        ? [
            [toSignificantFigures(heavy * 9.8), 'taking the weight of the heavier particle'],
            [toSignificantFigures(light * 9.8), 'taking the weight of the lighter particle'],
            [toSignificantFigures((heavy - light) * 9.8), 'taking the difference of the weights'],
            [toSignificantFigures(tension / 2), 'leaving out the 2'],
          ]
        : [
            ['9.80', 'letting them fall freely'],
            [toSignificantFigures(((heavy - light) * 9.8) / heavy), 'dividing by one mass only'],
            [toSignificantFigures((heavy * 9.8) / (heavy + light)), 'leaving out the lighter weight'],
            [toSignificantFigures((heavy - light) * 9.8), 'not dividing by the total mass'],
          ],
      explanation: `For both together: (${heavy} − ${light}) × 9.8 = ${heavy + light}a, so a = ${toSignificantFigures(a)}.${wantsTension ? ` For the lighter one: T = ${light}(9.8 + a) = ${toSignificantFigures(tension)}.` : ''}`,
    };
  },
  check: checkNumber((text) => {
    const masses = before('kg', text);
    if (text.includes('slope')) {
      const angle = ((numbersIn(text.slice(text.indexOf('slope at')))[0] ?? NaN) * Math.PI) / 180;
      return three(g * Math.sin(angle) - coefficientIn(text) * g * Math.cos(angle));
    }
    const [light = NaN, heavy = NaN] = masses;
    // T − light g = light a and heavy g − T = heavy a, solved for a by finding the tension that fits both.
    const a = (g * (heavy - light)) / (heavy + light);
    return three(text.includes('tension') ? heavy * (g - a) : a);
  }, 1e-6),
};
