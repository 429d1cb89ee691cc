import { factor } from '#text/algebra.ts';
import { fraction, formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn, numberOf } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import { sum } from './checking.ts';

export const family: Family = {
  name: 'geometric',
  syllabus: 'Geometric sequences and series',
  steps: {
    1: 'two steps: the ratio, then a term',
    2: 'one longer formula: the sum of the first terms, also with a negative ratio',
    3: 'one formula with a fraction as the ratio: the sum to infinity',
  },
  printed: { 1: 7, 2: 8, 3: 6 },
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
    const value = (sign: number) => fraction(a * bottom, bottom - sign * top);
    return {
      body: `A geometric series has first term ${a} and common ratio ${fraction(top, bottom)}. What is its sum to infinity?`,
      answer: value(1),
      mistakes: [
        [value(-1), 'dividing by 1 + r instead of 1 − r'],
        [fraction(a * top, bottom), 'giving the second term'],
        [fraction(a * (bottom - top), bottom), 'multiplying by 1 − r'],
        [fraction(a * bottom, Math.abs(top)), 'dividing by r'],
      ],
      explanation: `The sum is a/(1 − r) = ${a} ÷ (${fraction(bottom - top, bottom)}) = ${value(1)}.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const first = itemAt(numbers, 0);
    const list = (ratio: number, count: number) =>
      Array.from({ length: count }, (_, index) => first * ratio ** index);
    if (text.includes('infinity')) return sum(list(numberOf(/ratio (\S+)\./.exec(text)?.[1] ?? ''), 200));
    if (text.includes('begins'))
      return itemAt(list(itemAt(numbers, 1) / first, Number(/its (\d)th/.exec(text)?.[1])), -1);
    return sum(list(itemAt(numbers, 1), itemAt(numbers, 2)));
  }, 1e-8),
};
