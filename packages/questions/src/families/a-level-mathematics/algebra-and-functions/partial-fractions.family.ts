import { formula } from '#text/mathematics.ts';
import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber, fraction, greatestCommonDivisor } from '#text/numbers.ts';
import { itemAt } from '#item-at.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

/** A/(kx − p) + B/(mx + q), where B is negative: the roots are fractions. */
function withCoefficients(p: number, q: number, a: number, b: number): Draft {
  const possible = coefficientPairs.filter(
    ([one, two]) =>
      greatestCommonDivisor(one, p) === 1 &&
      greatestCommonDivisor(two, q) === 1 &&
      Math.sign(a * two + b * one) === Math.sign(a + b),
  );
  const [k, m] = itemAt(possible, (a + 2 * p + 3 * q) % possible.length);
  const show = (one: number, two: number) =>
    formula(
      `${formatPrintedNumber(one)}/(${k}x − ${p}) ${two < 0 ? '−' : '+'} ${Math.abs(two)}/(${m}x + ${q})`,
    );
  return {
    body: `Express ${formula(`(${polynomial([a * m + b * k, a * q - b * p])})/((${k}x − ${p})(${m}x + ${q}))`)} in partial fractions.`,
    answer: show(a, b),
    mistakes: [
      [show(b, a), 'swapping the two numerators'],
      [show(a, -b), 'losing the sign of the second'],
      [show(-a, b), 'losing the sign of the first'],
      [show(a * m, b * k), 'leaving the coefficient of x out of the roots'],
    ],
    explanation: `The roots are ${p}/${k} and −${q}/${m}. Put x = ${p}/${k}: the numerator is ${fraction((a * m + b * k) * p + (a * q - b * p) * k, k)} and the other factor ${fraction(m * p + q * k, k)}, so the first is ${a}. Put x = −${q}/${m}: ${fraction(-(a * m + b * k) * q + (a * q - b * p) * m, m)} ÷ (${fraction(-k * q - p * m, m)}) = ${formatPrintedNumber(b)}.`,
  };
}

const coefficientPairs = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [7, 2],
  [2, 7],
  [5, 7],
  [7, 5],
  [7, 7],
  [3, 3],
  [5, 5],
] as const;

export const family: Family = {
  name: 'partial-fractions',
  syllabus: 'Partial fractions',
  levels: {
    4: 'two substitutions, both numerators positive',
    5: 'four steps: two roots that are fractions, each put into the numerator and the other factor',
  },
  write: (random, difficulty) => {
    const [p, q] = [random.int(1, 4), -random.int(1, 5)];
    const [first, second] = [
      random.int(1, 5),
      difficulty === 4 ? random.intExcept(1, 5, []) : -random.int(1, 4),
    ];
    const slope = first + second;
    const constant = first * -q + second * -p;
    if (slope === 0 || first === second) return noDraft;
    if (difficulty === 5) return withCoefficients(p, -q, first, second);
    const show = (one: number, other: number) =>
      formula(
        `${formatPrintedNumber(one)}/(x − ${p}) ${other < 0 ? '−' : '+'} ${formatPrintedNumber(Math.abs(other))}/(x + ${-q})`,
      );
    return {
      body: `Express ${formula(`(${polynomial([slope, constant])})/((x − ${p})(x + ${-q}))`)} in partial fractions.`,
      answer: show(first, second),
      mistakes: [
        [show(second, first), 'swapping the two numerators'],
        [show(first, -second), 'losing the sign of the second'],
        [show(-first, second), 'losing the sign of the first'],
        [show(first + 1, second - 1), 'a slip when putting in the roots'],
      ],
      explanation: `Put x = ${p}: the first numerator is ${formatPrintedNumber(slope * p + constant)}/${p - q} = ${first}. Put x = −${-q}: the second is ${formatPrintedNumber(slope * q + constant)}/${formatPrintedNumber(q - p)} = ${formatPrintedNumber(second)}.`,
    };
  },
  check: checkEachOption((option, text) => sameExpression(option, part(text, /Express (.*) in partial/))),
};
