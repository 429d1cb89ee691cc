import { polynomial, signed } from '#text/algebra.ts';
import { choose, fraction, formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The coefficients of (p + qx)ⁿ multiplied out, in ascending powers. */
function expanded(p: number, q: number, n: number): number[] {
  let product = [1];
  for (let step = 0; step < n; step++)
    product = [...product, 0].map((each, index) => each * p + (product[index - 1] ?? 0) * q);
  return product;
}

export const family: Family = {
  name: 'binomial-expansion',
  syllabus: 'The binomial expansion',
  levels: {
    2: 'one binomial coefficient of (1 + x)ⁿ',
    3: 'two factors: the binomial coefficient and a power of the coefficient of x',
    4: 'three factors: the first term of the bracket has a power too',
    5: 'two terms with a fractional power, where the binomial coefficients are fractions',
  },
  write: (random, difficulty) => {
    if (difficulty === 5) {
      const [top, bottom] = random.pick([
        [1, 2],
        [-1, 2],
        [1, 3],
        [-1, 3],
      ] as const);
      const k = random.pick([2, 3, 4, -2, -3]) * bottom;
      const n = top / bottom;
      const [first, second] = [n * k, (n * (n - 1) * k * k) / 2];
      const show = (one: number, two: number) =>
        `1 ${one < 0 ? '−' : '+'} ${polynomial([Math.abs(one), 0])} ${two < 0 ? '−' : '+'} ${polynomial([Math.abs(two), 0, 0])}`;
      return {
        body: `What are the first three terms, in ascending powers of x, of the expansion of (1 ${signed(k)}x)^(${fraction(top, bottom)})?`,
        answer: show(first, second),
        mistakes: [
          [show(first, -second), 'losing the sign of the third term'],
          [show(first, 2 * second), 'forgetting to divide by 2!'],
          [show(-first, second), 'losing the sign of the second term'],
          [show(first, (n * (n - 1) * k) / 2), 'not squaring the coefficient of x'],
        ],
        explanation: `The second term is ${fraction(top, bottom)} × (${formatPrintedNumber(k)}x), and the third is ${fraction(top, bottom)} × (${fraction(top - bottom, bottom)})/2 × (${formatPrintedNumber(k)}x)²: ${show(first, second)}.`,
      };
    }
    const [n, r] = [random.int(4, difficulty === 2 ? 9 : 8), random.int(2, 3)];
    const k = difficulty === 2 ? 1 : random.pick([2, 3, -2]);
    const a = difficulty === 4 ? 2 : 1;
    const value = choose(n, r) * k ** r * a ** (n - r);
    return {
      body: `What is the coefficient of x${superscript(r)} in the expansion of (${a} ${k < 0 ? '−' : '+'} ${polynomial([Math.abs(k), 0])})${superscript(n)}?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [
          formatPrintedNumber(choose(n, r) * k * a ** (n - r)),
          `not raising the coefficient of x to the power ${r}`,
        ],
        [formatPrintedNumber(k ** r * a ** (n - r) * n), 'using n instead of the binomial coefficient'],
        [formatPrintedNumber(choose(n, r)), 'giving the binomial coefficient alone'],
        [formatPrintedNumber(-value), 'losing the sign'],
        [formatPrintedNumber(choose(n, r - 1) * k ** r), 'using the coefficient before it'],
        [formatPrintedNumber(value + n), ''],
      ],
      explanation: `The term is ${choose(n, r)} × ${a === 1 ? '' : `2${superscript(n - r)} × `}(${polynomial([k, 0])})${superscript(r)}, because n = ${n} and r = ${r} give ${choose(n, r)}. The coefficient is ${formatPrintedNumber(value)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const general = /of (\(1 .*\)\^\(.*\))\?/.exec(text)?.[1];
    // For small x the three terms may differ from the exact value only by a term of the third order.
    if (general !== undefined)
      return [1e-3, -1e-3].every((x) => Math.abs(evaluate(general, { x }) - evaluate(option, { x })) < 4e-7);
    const [, power = '', inside = '', exponent = ''] =
      /of x([²³]) in the expansion of \((.*)\)(.)\?/.exec(text) ?? [];
    const [p, q] = [evaluate(inside, { x: 0 }), evaluate(inside, { x: 1 }) - evaluate(inside, { x: 0 })];
    return itemAt(expanded(p, q, raised.indexOf(exponent)), raised.indexOf(power)) === numberOf(option);
  }),
};
