import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';
import { part } from './checking.ts';

export const family: Family = {
  name: 'partial-fractions',
  syllabus: 'Partial fractions',
  steps: {
    4: 'two substitutions, both numerators positive',
    5: 'two substitutions; the second numerator is negative',
  },
  printed: { 4: 2, 5: 28 },
  write: (random, difficulty) => {
    const [p, q] = [random.int(1, 4), -random.int(1, 5)];
    const [first, second] = [
      random.int(1, 5),
      difficulty === 4 ? random.intExcept(1, 5, []) : -random.int(1, 4),
    ];
    const slope = first + second;
    const constant = first * -q + second * -p;
    if (slope === 0 || first === second) return noDraft;
    const show = (one: number, other: number) =>
      `${formatPrintedNumber(one)}/(x − ${p}) ${other < 0 ? '−' : '+'} ${formatPrintedNumber(Math.abs(other))}/(x + ${-q})`;
    return {
      body: `Express (${polynomial([slope, constant])})/((x − ${p})(x + ${-q})) in partial fractions.`,
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
