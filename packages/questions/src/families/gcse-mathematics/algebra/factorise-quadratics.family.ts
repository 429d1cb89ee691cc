import { bracket, polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'factorise-quadratics',
  syllabus: 'Factorise quadratic expressions',
  levels: {
    2: 'one pair of numbers with a product and a sum, all terms positive',
    3: 'one pair of numbers that may be negative',
    4: 'a coefficient of x² of 2 or 3, so more pairs to try',
  },
  tier: { 4: 'HIGHER' },
  write: (random, difficulty) => {
    const p = random.int(1, 7);
    const q = random.intExcept(-8, 8, [0, p, -p]);
    const lead = difficulty === 4 ? random.int(2, 3) : 1;
    const [one, other] = difficulty === 2 ? [p, Math.abs(q)] : [p * random.pick([1, -1]), q];
    if (lead > 1 && (one % lead === 0 || lead * other + one === 0)) return noDraft;
    const quadratic = [lead, lead * other + one, one * other];
    const show = (a: number, b: number) => `${bracket(lead, a)}${bracket(1, b)}`;
    return {
      body: `Factorise ${polynomial(quadratic)}.`,
      answer: show(one, other),
      mistakes: [
        [show(-one, -other), 'giving both brackets the wrong sign'],
        [show(-one, other), 'giving one bracket the wrong sign'],
        [show(one, -other), 'giving one bracket the wrong sign'],
        ...(lead === 1 ? [] : [[show(other, one), 'putting the numbers into the wrong brackets'] as const]),
        ...(other === one + 1
          ? []
          : [[show(one + 1, other - 1), 'using numbers with the right sum and the wrong product'] as const]),
      ],
      explanation: `${lead === 1 ? `Look for two numbers with product ${formatPrintedNumber(one * other)} and sum ${formatPrintedNumber(one + other)}: ${formatPrintedNumber(one)} and ${formatPrintedNumber(other)}.` : `Try brackets that begin with ${lead}x and x; the last terms multiply to ${formatPrintedNumber(one * other)} and the middle terms must add up to ${polynomial([lead * other + one, 0])}.`} So it is ${show(one, other)}.`,
    };
  },
  check: checkEachOption((option, text) => sameExpression(option, part(text, /Factorise (.*)\.$/))),
};
