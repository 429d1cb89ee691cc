import { polynomial } from '#text/algebra.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import { formula } from '#text/mathematics.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

const sample = Array.from({ length: 401 }, (_, index) => -20 + index / 10 + 0.03);

function satisfies(condition: string, x: number): boolean {
  return condition.split(' or ').some((each) => {
    const [first = NaN, second = NaN] = numbersIn(each);
    if (each.includes('< x <')) return first < x && x < second;
    return each.includes('x <') ? x < first : x > first;
  });
}

/** The part of two ranges outside the roots that satisfies a second inequality. */
function withLimit(random: Random, quadratic: string, low: number, high: number): Draft {
  const shown = formatPrintedNumber;
  const limit = Math.min(low, 0) - random.int(1, 4);
  return {
    body: `Which values of x satisfy both ${formula(`${quadratic} > 0`)} and ${formula(`2x > ${shown(2 * limit)}`)}?`,
    answer: `${shown(limit)} < x < ${shown(low)} or x > ${shown(high)}`,
    mistakes: [
      [`x < ${shown(low)} or x > ${shown(high)}`, 'leaving out the second inequality'],
      [`${shown(low)} < x < ${shown(high)}`, 'taking the wrong side of the curve'],
      [`x > ${shown(high)}`, 'dropping the values below the smaller root'],
      [`x > ${shown(limit)}`, 'leaving out the quadratic'],
    ],
    explanation: `The roots are ${shown(low)} and ${shown(high)}, and the curve opens upwards, so it is above the axis outside them. The second inequality is x > ${shown(limit)}. Both hold for ${shown(limit)} < x < ${shown(low)} and for x > ${shown(high)}.`,
  };
}

export const family: Family = {
  name: 'quadratic-inequalities',
  syllabus: 'Quadratic inequalities',
  levels: {
    2: 'two steps: the roots, then the range between them',
    3: 'four steps: the roots, the range between or outside them, then its part that satisfies a second inequality',
  },
  write: (random, difficulty) => {
    const low = random.int(-6, 2);
    const high = low + random.int(2, 7);
    const between = (a: number, b: number) => `${formatPrintedNumber(a)} < x < ${formatPrintedNumber(b)}`;
    const quadratic = polynomial([1, -low - high, low * high]);
    const isBelow = difficulty === 2 || random.chance(0.5);
    if (!isBelow) return withLimit(random, quadratic, low, high);
    const outside = (a: number, b: number) =>
      `x < ${formatPrintedNumber(a)} or x > ${formatPrintedNumber(b)}`;
    return {
      body: `Solve the inequality ${quadratic} < 0.`,
      answer: between(low, high),
      mistakes: [
        [outside(low, high), 'taking the wrong side of the curve'],
        [between(-high, -low), 'using roots with the wrong sign'],
        [outside(-high, -low), 'using roots with the wrong sign and the wrong side'],
        [
          fraction(low, 1) === '0' ? `x < ${formatPrintedNumber(high)}` : `x > ${formatPrintedNumber(high)}`,
          'using one root only',
        ],
      ],
      explanation: `The roots are ${formatPrintedNumber(low)} and ${formatPrintedNumber(high)}. The curve opens upwards, so it is below the axis between them.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [, left = '', sign = ''] = /(?:inequality|both) (.*?) ([<>]) 0/.exec(text) ?? [];
    const limit = / and 2x > (−?\d+)/.exec(text)?.[1];
    const holds = (x: number) =>
      (sign === '<' ? evaluate(left, { x }) < 0 : evaluate(left, { x }) > 0) &&
      (limit === undefined || 2 * x > evaluate(limit));
    return sample.every((x) => holds(x) === satisfies(option, x));
  }),
};
