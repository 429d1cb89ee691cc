import { coordinateGrid } from '#drawing/charts/coordinate-grid.ts';
import { signed, slopeTerm } from '#text/algebra.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';

/** [up, along] */
const easySlopes: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
];

const slopes: readonly (readonly [number, number])[] = [
  [-1, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
  [3, 2],
];

export const family: Family = {
  name: 'line-from-a-graph',
  syllabus: 'Find the equation y = mx + c of a line from its graph',
  levels: {
    2: 'two readings: the intercept, and a positive whole gradient',
    3: 'two readings, with a negative or fractional gradient',
  },
  write: (random, difficulty) => {
    const [up, along] = random.pick(difficulty === 2 ? easySlopes : slopes);
    const c = random.intExcept(-3, 3, [0]);
    const gradient = up / along;
    const show = (rise: number, run: number, constant: number) =>
      `y = ${slopeTerm(rise, run)} ${signed(constant)}`;
    const reach = [-6, 6].map((x): [number, number] => [x, gradient * x + c]);
    const clipped = reach.map(([x, y]): [number, number] =>
      Math.abs(y) <= 6 ? [x, y] : [(Math.sign(y) * 6 - c) / gradient, Math.sign(y) * 6],
    );
    const second: [number, number] = [along, c + up];
    return {
      body: 'What is the equation of the line in the graph?',
      image: {
        svg: coordinateGrid({ low: -6, high: 6, lines: [clipped] }),
        alternativeText: `A straight line on a grid. It passes through (0, ${formatPrintedNumber(c)}) and (${formatPrintedNumber(second[0])}, ${formatPrintedNumber(second[1])}).`,
      },
      answer: show(up, along, c),
      mistakes: [
        [show(-up, along, c), 'giving the gradient the wrong sign'],
        [show(up, along, -c), 'giving the intercept the wrong sign'],
        [
          show(c, 1, gradient === Math.round(gradient) ? gradient : up),
          'swapping the gradient and the intercept',
        ],
        [show(along, up, c), 'dividing across by up'],
        [show(up + along, along, c), 'a slip in the gradient'],
      ],
      explanation: `The line meets the y-axis at ${formatPrintedNumber(c)}. From there it goes ${along} across and ${Math.abs(up)} ${up < 0 ? 'down' : 'up'}, so the gradient is ${fraction(up, along)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const points = [...text.matchAll(/\(([−\d]+), ([−\d]+)\)/g)].map(([point]) => numbersIn(point));
    return (
      points.length === 2 &&
      points.every(
        (point) =>
          Math.abs(evaluate(option.replace('y = ', ''), { x: itemAt(point, 0) }) - itemAt(point, 1)) < 1e-9,
      )
    );
  }),
};
