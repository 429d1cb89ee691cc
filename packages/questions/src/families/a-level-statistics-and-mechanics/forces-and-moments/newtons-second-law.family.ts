import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { before } from './forces-and-moments-checks.ts';

export const family: Family = {
  name: 'newtons-second-law',
  syllabus: 'Newton’s second law',
  levels: {
    1: 'one step: the force or the acceleration',
    2: 'two steps: the resultant of two forces first',
  },
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
        answer: formatPrintedNumber(wantsForce ? force : acceleration),
        mistakes: wantsForce
          ? [
              [
                formatPrintedNumber(Number((mass / acceleration).toFixed(2))),
                'dividing instead of multiplying',
              ],
              [formatPrintedNumber(mass + acceleration), 'adding'],
              [formatPrintedNumber(force * 9.8), 'multiplying by g as well'],
              [formatPrintedNumber(mass * 9.8), 'finding the weight'],
            ]
          : [
              [formatPrintedNumber(force * mass), 'multiplying instead of dividing'],
              [formatPrintedNumber(Number((mass / force).toFixed(3))), 'dividing the wrong way round'],
              [formatPrintedNumber(force - mass), 'subtracting'],
              [formatPrintedNumber(acceleration + 1), ''],
            ],
        explanation: wantsForce
          ? `F = ma = ${mass} × ${acceleration} = ${force}.`
          : `a = F/m = ${force} ÷ ${mass} = ${acceleration}.`,
      };
    }
    const pull = mass * acceleration + resistance;
    return {
      body: `${thing} of mass ${mass} kg is pulled along a level floor by a horizontal force of ${pull} N against a resistance of ${resistance} N. What is its acceleration, in m/s²?`,
      answer: formatPrintedNumber(acceleration),
      mistakes: [
        [formatPrintedNumber(Number((pull / mass).toFixed(2))), 'leaving out the resistance'],
        [formatPrintedNumber(Number(((pull + resistance) / mass).toFixed(2))), 'adding the resistance'],
        [formatPrintedNumber(pull - resistance), 'not dividing by the mass'],
        ...nearbyNumbers(acceleration, 1),
      ],
      explanation: `The resultant is ${pull} − ${resistance} = ${pull - resistance} N, and ${pull - resistance} ÷ ${mass} = ${acceleration}.`,
    };
  },
  check: checkNumber((text) => {
    const [mass = NaN] = before('kg', text);
    const [force = NaN, resistance = 0] = before('N\\b', text);
    if (text.includes('What is the resultant')) return mass * (before('m/s²', text)[0] ?? NaN);
    return (force - resistance) / mass;
  }),
};
