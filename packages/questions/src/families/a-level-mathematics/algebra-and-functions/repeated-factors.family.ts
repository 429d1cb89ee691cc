import { polynomial } from '#text/algebra.ts';
import { formula, texOf } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

/** A/(x − p) + B/(x + q) + C/(x + q)², where B is negative. */
function repeated(random: Random): Draft {
  const [p, q, a, b] = [random.int(1, 4), random.int(1, 5), random.int(1, 5), -random.int(1, 4)];
  if (a + b === 0) return noDraft;
  const possible = Array.from({ length: 60 }, (_, index) => index + 1).filter(
    (each) => 2 * a * q + b * (q - p) + each > 0 && a * q * q - b * p * q - each * p > 0,
  );
  const c = random.pick(possible.slice(0, 5));
  const top = polynomial([a + b, 2 * a * q + b * (q - p) + c, a * q * q - b * p * q - c * p]);
  const term = (numerator: number, bottom: string, isFirst = false) =>
    `${numerator < 0 ? (isFirst ? '-' : ' - ') : isFirst ? '' : ' + '}\\frac{${Math.abs(numerator)}}{${bottom}}`;
  const show = (one: number, two: number, three: number) =>
    `$${term(one, `x - ${p}`, true)}${term(two, `x + ${q}`)}${term(three, `(x + ${q})^{2}`)}$`;
  return {
    body: `Express $\\frac{${texOf(top)}}{(x - ${p})(x + ${q})^{2}}$ in partial fractions.`,
    answer: show(a, b, c),
    mistakes: [
      [show(a, -b, c), 'losing the sign of the second numerator'],
      [show(a, b, -c), 'losing the sign of the numerator over the square'],
      [show(a, c, b), 'swapping the numerators of the repeated factor'],
      [show(-a, b, c), 'losing the sign of the first numerator'],
    ],
    explanation: `Multiply by the denominator. Put x = ${p}: the first numerator is ${a}. Put x = −${q}: the numerator over the square is ${c}. Compare the terms in ${formula('x²')}: ${a} + B = ${formatPrintedNumber(a + b)}, so B is ${formatPrintedNumber(b)}.`,
  };
}

export const family: Family = {
  name: 'repeated-factors',
  syllabus: 'Partial fractions with a repeated factor',
  levels: {
    5: 'five steps: three fractions, two substitutions, then a comparison of coefficients',
  },
  write: repeated,
  check: checkEachOption((option, text) => sameExpression(option, part(text, /Express (.*) in partial/))),
};
