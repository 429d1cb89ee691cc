import { factor } from '#text/algebra.ts';
import { fraction, formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum } from '#checks/support/arithmetic.ts';
import { itemAt } from '#item-at.ts';

export const family: Family = {
  name: 'geometric',
  syllabus: 'Geometric sequences and series',
  levels: {
    1: 'two steps: the ratio, then a term',
    2: 'one longer formula: the sum of the first terms, also with a negative ratio',
    3: 'four steps: the ratio, a fraction, then the fourth term, then a sum to infinity from it',
  },
  write: (random, difficulty) => {
    if (difficulty < 3) {
      const [a, r, n] = [
        random.int(2, 7),
        random.pick(difficulty === 1 ? [2, 3] : [-2, 2, 3, -3]),
        random.int(5, 7),
      ];
      const value = a * r ** (n - 1);
      const sum = (a * (r ** n - 1)) / (r - 1);
      const wantsSum = difficulty === 2;
      return {
        body: wantsSum
          ? `A geometric series has first term ${a} and common ratio ${formatPrintedNumber(r)}. What is the sum of its first ${n} terms?`
          : `A geometric sequence begins ${a}, ${formatPrintedNumber(a * r)}, ${formatPrintedNumber(a * r * r)}. What is its ${n}th term?`,
        answer: formatPrintedNumber(wantsSum ? sum : value),
        mistakes: [
          [
            formatPrintedNumber(wantsSum ? value : a * r ** n),
            wantsSum ? `giving the ${n}th term` : 'multiplying once too often',
          ],
          [
            formatPrintedNumber(wantsSum ? (a * (r ** (n - 1) - 1)) / (r - 1) : a * r ** (n - 2)),
            wantsSum ? 'adding one term too few' : 'multiplying once too few',
          ],
          [
            formatPrintedNumber(wantsSum ? (a * (r ** (n + 1) - 1)) / (r - 1) : a + (n - 1) * r),
            wantsSum ? 'adding one term too many' : 'adding instead of multiplying',
          ],
          [formatPrintedNumber(wantsSum ? -sum : -value), 'losing the sign'],
        ],
        explanation: wantsSum
          ? `The ratio is ${formatPrintedNumber(r)}, so the sum is ${a}(${factor(r)}${superscript(n)} − 1)/(${formatPrintedNumber(r)} − 1) = ${formatPrintedNumber(sum)}.`
          : `The ratio is ${formatPrintedNumber(r)}: ${a} × ${factor(r)}${superscript(n - 1)} = ${formatPrintedNumber(value)}.`,
      };
    }
    const [top, bottom] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [-1, 2],
      [2, 5],
      [-1, 3],
    ] as const);
    const a = bottom * random.int(2, 9);
    const second = (a * top) / bottom;
    const after = (sign: number, power: number) =>
      fraction(a * bottom * top ** power, bottom ** power * (bottom - sign * top));
    return {
      body: `A geometric series has first term ${a} and second term ${formatPrintedNumber(second)}. What is the sum of all its terms after the third?`,
      answer: after(1, 3),
      mistakes: [
        [after(1, 0), 'adding all the terms'],
        [after(1, 2), 'starting at the third term'],
        [after(-1, 3), 'dividing by 1 + r instead of 1 − r'],
        [fraction(a * top ** 3, bottom ** 3), 'giving the fourth term alone'],
      ],
      explanation: `The ratio is ${fraction(top, bottom)}, so the fourth term is ${fraction(a * top ** 3, bottom ** 3)}. From there the sum to infinity is that term divided by 1 − r = ${fraction(bottom - top, bottom)}: ${after(1, 3)}.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const first = itemAt(numbers, 0);
    const list = (ratio: number, count: number) =>
      Array.from({ length: count }, (_, index) => first * ratio ** index);
    if (text.includes('after the third')) return sum(list(itemAt(numbers, 1) / first, 200).slice(3));
    if (text.includes('begins'))
      return itemAt(list(itemAt(numbers, 1) / first, Number(/its (\d)th/.exec(text)?.[1])), -1);
    return sum(list(itemAt(numbers, 1), itemAt(numbers, 2)));
  }, 1e-8),
};
