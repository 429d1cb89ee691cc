import { polynomial } from '#text/algebra.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
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

export const family: Family = {
  name: 'quadratic-inequalities',
  syllabus: 'Quadratic inequalities',
  steps: {
    2: 'two steps: the roots, then the range between them',
    3: 'two steps with a choice: the range between the roots or two ranges outside them',
  },
  printed: { 2: 5, 3: 3 },
  write: (random, difficulty) => {
    const low = random.int(-6, 2);
    const high = low + random.int(2, 7);
    const inside = difficulty === 2 || random.chance(0.5);
    const between = (a: number, b: number) => `${formatPrintedNumber(a)} < x < ${formatPrintedNumber(b)}`;
    const outside = (a: number, b: number) =>
      `x < ${formatPrintedNumber(a)} or x > ${formatPrintedNumber(b)}`;
    return {
      body: `Solve the inequality ${polynomial([1, -low - high, low * high])} ${inside ? '<' : '>'} 0.`,
      answer: inside ? between(low, high) : outside(low, high),
      mistakes: [
        [inside ? outside(low, high) : between(low, high), 'taking the wrong side of the curve'],
        [inside ? between(-high, -low) : outside(-high, -low), 'using roots with the wrong sign'],
        [
          inside ? outside(-high, -low) : between(-high, -low),
          'using roots with the wrong sign and the wrong side',
        ],
        [
          fraction(low, 1) === '0' ? `x < ${formatPrintedNumber(high)}` : `x > ${formatPrintedNumber(high)}`,
          'using one root only',
        ],
      ],
      explanation: `The roots are ${formatPrintedNumber(low)} and ${formatPrintedNumber(high)}. The curve opens upwards, so it is ${inside ? 'below' : 'above'} the axis ${inside ? 'between' : 'outside'} them.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [, left = '', sign = ''] = /inequality (.*) ([<>]) 0/.exec(text) ?? [];
    return sample.every(
      (x) => (sign === '<' ? evaluate(left, { x }) < 0 : evaluate(left, { x }) > 0) === satisfies(option, x),
    );
  }),
};
