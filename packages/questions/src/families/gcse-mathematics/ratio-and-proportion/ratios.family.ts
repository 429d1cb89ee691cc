import { formatPrintedNumber, greatestCommonDivisor, money } from '#text/numbers.ts';
import { firstNames } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { poundsIn } from './ratio-and-proportion-checks.ts';

export const family: Family = {
  name: 'ratios',
  syllabus: 'Share in a ratio and combine ratios',
  levels: {
    1: 'three steps: add the parts, find one part, multiply',
    2: 'three steps from a difference instead of the whole',
    4: 'two ratios combined: the common part made equal first',
  },
  write: (random, difficulty) => {
    const [one, other, third] = firstNames(random, 3) as [string, string, string];
    const [a, b] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 7],
      [5, 8],
    ] as const);
    const part = random.int(4, 15);
    if (difficulty === 4) {
      const [c, d] = random.pick([
        [2, 3],
        [4, 5],
        [3, 7],
        [6, 5],
      ] as const);
      const common = (b * c) / greatestCommonDivisor(b, c);
      const [x, y, z] = [(a * common) / b, common, (d * common) / c];
      const divisor = greatestCommonDivisor(greatestCommonDivisor(x, y), z);
      const show = (...parts: number[]) => parts.map((each) => formatPrintedNumber(each)).join(' : ');
      return {
        body: `The ratio of ${one}’s money to ${other}’s is ${a} : ${b}. The ratio of ${other}’s to ${third}’s is ${c} : ${d}. What is the ratio of all three, in the order ${one}, ${other}, ${third}?`,
        answer: show(x / divisor, y / divisor, z / divisor),
        mistakes: [
          [show(a, b + c, d), 'adding the middle numbers'],
          [show(a, b, d), `leaving out the ${c}`],
          [show(a * c, b * d, d * b), 'multiplying across'],
          [show(a * d, b * c, b * d), 'multiplying the wrong pairs'],
          [show(z / divisor, y / divisor, x / divisor), 'writing the ratio backwards'],
        ],
        explanation: `Make ${other}’s part the same in both, ${common}: ${show(x, y)} and ${show(y, z)}, so together ${show(x / divisor, y / divisor, z / divisor)}.`,
      };
    }
    const difference = difficulty === 2;
    const answer = difference ? part * (a + b) : part * b;
    return {
      body: difference
        ? `${one} and ${other} share some money in the ratio ${a} : ${b}. ${other} gets £${part * (b - a)} more than ${one}. How much do they share?`
        : `${one} and ${other} share £${part * (a + b)} in the ratio ${a} : ${b}. How much does ${other} get?`,
      answer: `£${formatPrintedNumber(answer)}`,
      mistakes: [
        [
          `£${formatPrintedNumber(difference ? part * b : part * a)}`,
          difference ? `giving ${other}’s share` : `giving ${one}’s share`,
        ],
        [
          `£${formatPrintedNumber(difference ? part * (b - a) * (a + b) : part)}`,
          difference ? 'taking the difference for one part' : 'stopping at one part',
        ],
        [
          difference ? `£${formatPrintedNumber(part * a)}` : money(Math.round((100 * part * (a + b)) / b)),
          difference ? `giving ${one}’s share` : `dividing by ${b}`,
        ],
        [`£${formatPrintedNumber(answer + part)}`, ''],
      ],
      explanation: difference
        ? `The difference is ${b - a} ${b - a === 1 ? 'part' : 'parts'}, so one part is £${part}. In all there are ${a + b} parts: £${formatPrintedNumber(answer)}.`
        : `There are ${a + b} parts of £${part}, and ${other} gets ${b} of them: £${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [a = NaN, b = NaN, c = NaN, d = NaN] = numbersIn(text.replace(/£\d+/, ''));
    if (text.includes('all three')) {
      const [x = NaN, y = NaN, z = NaN] = numbersIn(option);
      const shared = Array.from({ length: x }, (_, index) => index + 2).some((each) =>
        [x, y, z].every((value) => value % each === 0),
      );
      return x * b === y * a && y * d === z * c && !shared;
    }
    const amount = Number(/£(\d+)/.exec(text)?.[1]);
    const expected = text.includes('more than') ? (amount / (b - a)) * (a + b) : (amount / (a + b)) * b;
    return poundsIn(option)[0] === expected;
  }),
};
