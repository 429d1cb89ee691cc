import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';

const show = (x: number, y: number) => `(${formatPrintedNumber(x)}, ${formatPrintedNumber(y)})`;

export const family: Family = {
  name: 'turning-points',
  syllabus: 'Complete the square and find turning points',
  levels: {
    3: 'one step: read the turning point from the completed square',
    4: 'two steps: complete the square of x² + bx + c first',
    5: 'three steps: −x² + bx + c, with a negative sign taken out first',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const [p, q] = [random.intExcept(-6, 6, [0]), random.intExcept(-12, 12, [0])];
    const sign = difficulty === 5 ? -1 : 1;
    const expanded = polynomial([sign, -2 * p * sign, sign * p * p + q]);
    const square = `(x ${p < 0 ? '+' : '−'} ${Math.abs(p)})² ${q < 0 ? '−' : '+'} ${Math.abs(q)}`;
    return {
      body: `What are the coordinates of the turning point of y = ${difficulty === 3 ? square : expanded}?`,
      answer: show(p, q),
      mistakes: [
        [show(-p, q), 'taking the sign in the bracket as it is printed'],
        [show(-2 * p, sign * p * p + q), 'reading the coefficients'],
        [
          show(p, difficulty === 3 ? -q : sign * p * p + q),
          difficulty === 3 ? 'changing the sign of the number outside' : 'forgetting to take the square away',
        ],
        [show(q, p), 'swapping the coordinates'],
        [show(-p, -q), 'changing both signs'],
      ],
      explanation:
        difficulty === 3
          ? `The square is least, 0, when x = ${formatPrintedNumber(p)}. Then y = ${formatPrintedNumber(q)}.`
          : `${expanded} = ${difficulty === 5 ? `−(x ${p < 0 ? '+' : '−'} ${Math.abs(p)})² ${q < 0 ? '−' : '+'} ${Math.abs(q)}` : square}, so the turning point is ${show(p, q)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const rule = /y = (.*)\?$/.exec(text)?.[1] ?? '';
    const [x = NaN, y = NaN] = numbersIn(option);
    const at = (value: number) => evaluate(rule, { x: value });
    // Equal heights on both sides of the turning point.
    return at(x) === y && [1, 2, 3].every((by) => at(x - by) === at(x + by));
  }),
};
