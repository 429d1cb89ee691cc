import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { before, coefficientIn, g } from './forces-and-moments-checks.ts';

export const family: Family = {
  name: 'friction',
  syllabus: 'Friction and its coefficient',
  levels: {
    2: 'two steps: the normal reaction, then the friction',
    3: 'four steps: the friction, the resultant, then the acceleration',
  },
  write: (random, difficulty) => {
    const [mass, coefficient] = [random.int(2, 20), random.pick([0.2, 0.25, 0.3, 0.4, 0.5])];
    const limit = coefficient * mass * 9.8;
    if (difficulty === 2) {
      return {
        body: `A block of mass ${mass} kg lies on a rough level floor with coefficient of friction ${formatPrintedNumber(coefficient)}. Taking g = 9.8 m/s², what is the greatest friction force, in N?`,
        answer: formatPrintedNumber(limit),
        mistakes: [
          [formatPrintedNumber(coefficient * mass), 'leaving out g'],
          [formatPrintedNumber(mass * 9.8), 'giving the weight'],
          [
            formatPrintedNumber(Number(((mass * 9.8) / coefficient).toFixed(2))),
            'dividing by the coefficient',
          ],
          [formatPrintedNumber(limit + 9.8), ''],
        ],
        explanation: `The normal reaction is ${mass} × 9.8 = ${formatPrintedNumber(mass * 9.8)} N, and ${formatPrintedNumber(coefficient)} × ${formatPrintedNumber(mass * 9.8)} = ${formatPrintedNumber(limit)}.`,
      };
    }
    const acceleration = random.int(1, 5);
    const pull = limit + mass * acceleration;
    return {
      body: `A block of mass ${mass} kg is pulled along a rough level floor by a horizontal force of ${formatPrintedNumber(pull)} N. The coefficient of friction is ${formatPrintedNumber(coefficient)}. Taking g = 9.8 m/s², what is its acceleration, in m/s²?`,
      answer: formatPrintedNumber(acceleration),
      mistakes: [
        [formatPrintedNumber(Number((pull / mass).toFixed(2))), 'leaving out the friction'],
        [
          formatPrintedNumber(Number(((pull - coefficient * mass) / mass).toFixed(2))),
          'leaving g out of the friction',
        ],
        [formatPrintedNumber(Number(((pull + limit) / mass).toFixed(2))), 'adding the friction'],
        ...nearbyNumbers(acceleration, 1),
      ],
      explanation: `Friction is ${formatPrintedNumber(coefficient)} × ${mass} × 9.8 = ${formatPrintedNumber(limit)} N. (${formatPrintedNumber(pull)} − ${formatPrintedNumber(limit)}) ÷ ${mass} = ${acceleration}.`,
    };
  },
  check: checkNumber((text) => {
    const [mass = NaN] = before('kg', text);
    const most = coefficientIn(text) * mass * g;
    return text.includes('greatest friction') ? most : ((before('N\\b', text)[0] ?? NaN) - most) / mass;
  }, 1e-6),
};
