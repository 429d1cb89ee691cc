import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { product } from './data-storage-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'combinations',
  syllabus: 'The number of values that a number of bits can hold',
  levels: {
    1: 'One power of two: up to four bits',
    2: 'One larger power of two: five to ten bits',
    5: 'Backwards: two neighbouring powers of two, then the number of bits that is enough',
  },
  write: (random, difficulty) => {
    const bits = random.int(difficulty === 1 ? 2 : 5, difficulty === 1 ? 4 : 10);
    if (difficulty === 5) {
      const count = random.intExcept(2 ** bits + 1, 2 ** (bits + 1) - 1, []);
      return {
        body: `An image uses ${formatPrintedNumber(count)} different colours. What is the smallest colour depth, in bits, that is enough?`,
        answer: formatPrintedNumber(bits + 1),
        mistakes: [
          [formatPrintedNumber(bits), 'rounding down'],
          [formatPrintedNumber(bits + 2), 'taking one bit too many'],
          ...wholeResult(count / 8, 'dividing by 8'),
          ...wholeResult(count / 2, 'halving'),
          [formatPrintedNumber(2 * (bits + 1)), 'doubling the number of bits'],
        ],
        explanation: `2 to the power ${bits} is ${formatPrintedNumber(2 ** bits)}, which is too few; 2 to the power ${bits + 1} is ${formatPrintedNumber(2 ** (bits + 1))}, which is enough.`,
      };
    }
    return {
      body: random.pick([
        `How many different colours can a pixel have with a colour depth of ${bits} bits?`,
        `How many different characters can be coded with ${bits} bits each?`,
      ]),
      answer: formatPrintedNumber(2 ** bits),
      mistakes: [
        [formatPrintedNumber(2 * bits), 'doubling the number of bits'],
        [formatPrintedNumber(bits * bits), 'squaring the number of bits'],
        [formatPrintedNumber(2 ** bits - 1), 'giving the largest value instead of the number of values'],
        [formatPrintedNumber(2 ** (bits - 1)), 'taking one bit too few'],
        [formatPrintedNumber(2 ** (bits + 1)), 'taking one bit too many'],
      ],
      explanation: `Each bit doubles the number: 2 to the power ${bits} = ${formatPrintedNumber(2 ** bits)}.`,
    };
  },
  check: checkNumber((text) => {
    const [given = NaN] = numbersIn(text);
    if (!text.includes('smallest')) return product(Array.from({ length: given }, () => 2));
    let bits = 0;
    while (product(Array.from({ length: bits }, () => 2)) < given) bits++;
    return bits;
  }),
};
