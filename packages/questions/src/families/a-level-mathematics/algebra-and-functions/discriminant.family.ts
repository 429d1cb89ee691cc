import { factor, polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

/** The coefficients of a quadratic, from three of its values. */
function coefficients(text: string): [number, number, number] {
  const [below, at, above] = [-1, 0, 1].map((x) => evaluate(text, { x })) as [number, number, number];
  return [(above + below) / 2 - at, (above - below) / 2, at];
}

export const family: Family = {
  name: 'discriminant',
  syllabus: 'The discriminant and the nature of roots',
  levels: {
    1: 'three steps: a square, a product and their difference',
    3: 'an equation for k: set the discriminant to 0, then solve it',
  },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(2, 5), random.intExcept(-9, 9, [0]), random.intExcept(-6, 6, [0])];
    if (difficulty === 3) {
      const [p, root] = [random.pick([1, 4, 9]), random.int(2, 7)];
      const k = 2 * Math.sqrt(p) * root;
      return {
        body: `For which positive value of k does ${polynomial([p, 0, 0])} + kx + ${root * root} = 0 have equal roots?`,
        answer: formatPrintedNumber(k),
        mistakes: [
          [formatPrintedNumber(k * k), 'forgetting to take the square root'],
          [formatPrintedNumber(k / 2), 'using b² − ac'],
          [
            formatPrintedNumber(4 * p * root * root === k ? k + 2 : 2 * root * root),
            'a slip with the product 4ac',
          ],
          [formatPrintedNumber(k + root), ''],
        ],
        explanation: `Equal roots need b² − 4ac = 0: k² = 4 × ${p} × ${root * root} = ${formatPrintedNumber(4 * p * root * root)}, so k = ${k}.`,
      };
    }
    const value = b * b - 4 * a * c;
    return {
      body: `What is the discriminant of ${polynomial([a, b, c])}?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [formatPrintedNumber(b * b + 4 * a * c), 'adding 4ac instead of subtracting it'],
        [formatPrintedNumber(b * b - a * c), 'leaving out the 4'],
        [formatPrintedNumber(2 * b - 4 * a * c), 'doubling b instead of squaring it'],
        [formatPrintedNumber(-(b * b) - 4 * a * c), 'squaring b without its sign'],
        [formatPrintedNumber(value + 4), ''],
      ],
      explanation: `b² − 4ac = ${factor(b)}² − 4 × ${a} × ${factor(c)} = ${formatPrintedNumber(value)}.`,
    };
  },
  check: checkNumber((text) => {
    const equal = part(text, /does (.*) = 0 have/);
    if (equal === '') {
      const [a, b, c] = coefficients(part(text, /of (.*)\?/));
      return b * b - 4 * a * c;
    }
    const [a, , c] = coefficients(equal.replace('kx', '0'));
    return Math.sqrt(4 * a * c);
  }),
};
