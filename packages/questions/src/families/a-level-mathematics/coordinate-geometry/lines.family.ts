import { slopeTerm } from '#text/algebra.ts';
import { fraction, greatestCommonDivisor, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { point } from '../point.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { evaluate } from '#checks/support/expression.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { close } from './coordinate-geometry-checks.ts';

/** `y = (3/2)x − 1` from a gradient as a fraction and a constant as a fraction. */
function line(rise: number, run: number, top: number, bottom = 1): string {
  const constant = fraction(top, bottom);
  return `y = ${slopeTerm(rise, run)}${top === 0 ? '' : constant.startsWith('−') ? ` − ${constant.slice(1)}` : ` + ${constant}`}`;
}

type Slope = readonly [rise: number, run: number];

const wholeSlopes: readonly Slope[] = [
  [2, 1],
  [3, 1],
  [-2, 1],
  [4, 1],
];

const slopes: readonly Slope[] = [
  [2, 3],
  [3, 2],
  [-1, 2],
  [-3, 4],
  [4, 3],
  [-2, 5],
];

const slopeOf = (equation: string) =>
  evaluate(equation.replace('y = ', ''), { x: 1 }) - evaluate(equation.replace('y = ', ''), { x: 0 });

const passes = (equation: string, [x, y]: readonly [number, number]) =>
  close(evaluate(equation.replace('y = ', ''), { x }), y);

export const family: Family = {
  name: 'lines',
  syllabus: 'Equations of straight lines',
  levels: {
    1: 'two steps: a whole gradient, then the constant',
    2: 'two steps with a gradient that is a fraction',
    3: 'three steps: the perpendicular gradient first',
  },
  write: (random, difficulty) => {
    const [rise, run] = random.pick(difficulty === 1 ? wholeSlopes : slopes);
    const x = run * random.intExcept(-3, 3, [0]);
    const y = random.int(-5, 6);
    const [dx, dy] = difficulty === 3 ? [-rise, run] : [run, rise];
    if (difficulty === 3) {
      const start = rise * random.intExcept(-2, 3, [0]);
      const c = y - (dy / dx) * start;
      if (!Number.isInteger(c)) return noDraft;
      return {
        body: `A line is perpendicular to ${line(rise, run, random.int(1, 7))} and passes through ${point(start, y)}. What is its equation?`,
        answer: line(dy, dx, c),
        mistakes: [
          [line(rise, run, y * run - rise * start || 1, run), 'keeping the gradient of the first line'],
          [
            line(run, rise, y - (run / rise) * start || 2),
            'turning the gradient over without changing its sign',
          ],
          [line(-rise, run, y * run + rise * start || 3, run), 'changing the sign without turning it over'],
          [line(dy, dx, -c || 4), 'losing the sign of the constant'],
        ],
        explanation: `The gradient is ${fraction(dy, dx)}, because the product of perpendicular gradients is −1. Through ${point(start, y)}: ${formatPrintedNumber(y)} = ${fraction(dy, dx)} × ${formatPrintedNumber(start)} + c, so c = ${formatPrintedNumber(c)}.`,
      };
    }
    const c = y - (rise / run) * x;
    const other = [x + run * 2, y + rise * 2] as const;
    return {
      body: `What is the equation of the line through ${point(x, y)} and ${point(...other)}?`,
      answer: line(rise, run, c),
      mistakes: [
        [
          line(run, rise, y * rise - run * x || 1, rise),
          'dividing the difference in x by the difference in y',
        ],
        [line(-rise, run, y * run + rise * x || 1, run), 'giving the gradient the wrong sign'],
        [line(rise, run, y === c ? c + 1 : y), 'taking a y-coordinate for the constant'],
        [line(rise, run, -c || 2), 'losing the sign of the constant'],
      ],
      explanation: `The gradient is ${formatPrintedNumber(rise * 2)}/${run * 2}${greatestCommonDivisor(rise * 2, run * 2) > 1 ? ` = ${fraction(rise, run)}` : ''}. At ${point(x, y)} the equation needs the constant ${formatPrintedNumber(c)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const points = pointsIn(text);
    if (!text.includes('perpendicular')) return points.every((point) => passes(option, point));
    const given = /to (y = .*?) and passes/.exec(text)?.[1] ?? '';
    return close(slopeOf(option) * slopeOf(given), -1) && passes(option, itemAt(points, 0));
  }),
};
