import { bracket, polynomial, terms } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'expand-brackets',
  syllabus: 'Expand and simplify single and double brackets',
  levels: {
    1: 'one step: multiply both terms of one bracket',
    2: 'two steps: four products of two brackets, then collect like terms',
    3: 'two steps, with a coefficient of x above 1 in one bracket',
  },
  write: (random, difficulty) => {
    const [a, b] = [random.intExcept(-7, 8, [0, 1]), random.intExcept(-7, 8, [0, 1])];
    if (difficulty === 1) {
      const [outside, x] = [random.int(2, 6), random.int(2, 5)];
      return {
        body: `Expand ${outside}(${polynomial([x, a])}).`,
        answer: polynomial([outside * x, outside * a]),
        mistakes: [
          [polynomial([outside * x, a]), 'multiplying the first term only'],
          [polynomial([outside + x, outside + a]), 'adding instead of multiplying'],
          [polynomial([outside * x, -outside * a]), 'losing a sign'],
          [polynomial([outside * x, outside + a]), 'adding to the second term'],
          [polynomial([x, outside * a]), 'multiplying the second term only'],
        ],
        explanation: `Multiply both terms by ${outside}: ${outside} × ${x}x = ${outside * x}x and ${outside} × ${formatPrintedNumber(a)} = ${formatPrintedNumber(outside * a)}.`,
      };
    }
    const c = difficulty === 3 ? random.int(2, 4) : 1;
    const show = (square: number, middle: number, end: number) => polynomial([square, middle, end]);
    return {
      body: `Expand and simplify ${bracket(c, a)}${bracket(1, b)}.`,
      answer: show(c, c * b + a, a * b),
      mistakes: [
        [show(c, 0, a * b), 'multiplying only first with first and last with last'],
        [show(c, c * b - a, a * b), 'losing a sign in the middle term'],
        [show(c, c * b + a, a + b), 'adding the last terms'],
        [show(c, c * b + a, -a * b), 'losing the sign of the last term'],
        [show(c, a * b, a + b), 'swapping the sum and the product'],
      ],
      explanation: `The middle terms are ${terms([[c * b, 1]])} and ${terms([[a, 1]])}, together ${terms([[c * b + a, 1]])}; the last term is ${formatPrintedNumber(a)} × ${formatPrintedNumber(b)} = ${formatPrintedNumber(a * b)}.`,
    };
  },
  check: checkEachOption(
    (option, text) =>
      sameExpression(option, part(text, /(?:simplify|Expand) (?!and)(.*)\.$/)) && !option.includes('('),
  ),
};
