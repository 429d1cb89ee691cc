import { factor, signed } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum } from '#checks/support/arithmetic.ts';
import { itemAt } from '#item-at.ts';

export const family: Family = {
  name: 'arithmetic',
  syllabus: 'Arithmetic sequences and series',
  levels: {
    1: 'one formula: a term',
    2: 'two steps: the difference from the terms, then the sum',
    3: 'backwards from the sum: a quadratic equation for n',
  },
  write: (random, difficulty) => {
    const [a, d, n] = [random.int(-6, 12), random.intExcept(-5, 8, [0, 1, -1]), random.int(10, 30)];
    const last = a + (n - 1) * d;
    const sum = (n * (a + last)) / 2;
    if (difficulty === 1) {
      return {
        body: `An arithmetic sequence has first term ${formatPrintedNumber(a)} and common difference ${formatPrintedNumber(d)}. What is term number ${n}?`,
        answer: formatPrintedNumber(last),
        mistakes: [
          [formatPrintedNumber(a + n * d), 'adding the difference once too often'],
          [formatPrintedNumber(a * (n - 1) + d), 'swapping the first term and the difference'],
          [formatPrintedNumber(a + (n - 2) * d), 'adding the difference once too few'],
          [formatPrintedNumber(n * d), 'forgetting the first term'],
          ...nearbyNumbers(last, 2),
        ],
        explanation: `The term is a + (n − 1)d = ${formatPrintedNumber(a)} + ${n - 1} × ${factor(d)} = ${formatPrintedNumber(last)}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `What is the sum of the first ${n} terms of the arithmetic series ${formatPrintedNumber(a)}, ${formatPrintedNumber(a + d)}, ${formatPrintedNumber(a + 2 * d)}, …?`,
        answer: formatPrintedNumber(sum),
        mistakes: [
          [formatPrintedNumber((n * (a + a + n * d)) / 2), 'using n instead of n − 1'],
          [formatPrintedNumber(n * (a + last)), 'forgetting to halve'],
          [formatPrintedNumber(last), 'giving the last term'],
          [formatPrintedNumber(n * a + d), ''],
          [formatPrintedNumber(sum + n), ''],
        ],
        explanation: `The last term is ${formatPrintedNumber(a)} + ${n - 1} × ${factor(d)} = ${formatPrintedNumber(last)}, and the sum is ${n}/2 × (${formatPrintedNumber(a)} ${signed(last)}) = ${formatPrintedNumber(sum)}.`,
      };
    }
    const step = Math.abs(d);
    const start = random.int(2, 9);
    const total = (n * (2 * start + (n - 1) * step)) / 2;
    return {
      body: `The sum of the first n terms of the arithmetic series ${start} + ${start + step} + ${start + 2 * step} + … is ${formatPrintedNumber(total)}. What is n?`,
      answer: formatPrintedNumber(n),
      mistakes: [
        [formatPrintedNumber(n - 1), 'counting the steps instead of the terms'],
        [formatPrintedNumber(n + 1), 'a slip in the quadratic'],
        [formatPrintedNumber(2 * n), 'forgetting to halve'],
        [formatPrintedNumber(Math.round((total - start) / step) + 1), 'treating the sum as a term'],
      ],
      explanation: `n/2 × (${2 * start} + ${step}(n − 1)) = ${formatPrintedNumber(total)} has the positive solution n = ${n}.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const list = (first: number, difference: number, count: number) =>
      Array.from({ length: count }, (_, index) => first + difference * index);
    if (text.startsWith('An'))
      return itemAt(list(itemAt(numbers, 0), itemAt(numbers, 1), itemAt(numbers, 2)), -1);
    if (text.startsWith('What'))
      return sum(list(itemAt(numbers, 1), itemAt(numbers, 2) - itemAt(numbers, 1), itemAt(numbers, 0)));
    return (
      Array.from({ length: 99 }, (_, index) => index + 1).find(
        (count) =>
          sum(list(itemAt(numbers, 0), itemAt(numbers, 1) - itemAt(numbers, 0), count)) ===
          itemAt(numbers, 3),
      ) ?? NaN
    );
  }),
};
