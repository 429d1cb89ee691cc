import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate } from '#checks/support/expression.ts';

export const family: Family = {
  name: 'substitution',
  syllabus: 'Substitute numbers for letters',
  levels: {
    2: 'two steps: one product and a sum',
    3: 'four steps: two products, a difference and a sum',
  },
  write: (random, difficulty) => {
    const a = random.int(3, 9);
    const b = random.intExcept(2, 8, [a]);
    const [p, q] = [random.int(2, 5), random.int(2, 5)];
    const answer = difficulty === 2 ? p * a + b : p * a - q * b + 20;
    const body =
      difficulty === 2
        ? `If a = ${a} and b = ${b}, what is the value of ${p}a + b?`
        : `If a = ${a} and b = ${b}, what is the value of ${p}a − ${q}b + 20?`;
    return {
      body,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(
            difficulty === 2
              ? p * (a + b)
              : p * a - q * (b + 20) < 0
                ? p * a + q * b + 20
                : p * a - q * (b + 20),
          ),
          difficulty === 2 ? 'multiplying both letters' : 'adding where the sum subtracts',
        ],
        [formatPrintedNumber(Number(`${p}${a}`) + b), `reading ${p}a as ${p}${a}`],
        [formatPrintedNumber(p + a + b), 'adding instead of multiplying'],
        [formatPrintedNumber(p * b + a), 'swapping the letters'],
        ...nearbyNumbers(answer, 2),
        ...nearbyNumbers(answer, 1),
      ],
      explanation:
        difficulty === 2
          ? `${p}a means ${p} × ${a} = ${p * a}. ${p * a} + ${b} = ${answer}.`
          : `${p}a = ${p * a} and ${q}b = ${q * b}. ${p * a} − ${q * b} + 20 = ${answer}.`,
    };
  },
  check: checkNumber((text) => {
    const [a = NaN, b = NaN] = numbersIn(text);
    return evaluate(/value of (.*)\?/.exec(text)?.[1] ?? '', { a, b });
  }),
};
