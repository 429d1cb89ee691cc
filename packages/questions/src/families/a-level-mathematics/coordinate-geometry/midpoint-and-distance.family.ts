import { signed } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { point } from '../point.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { close } from './coordinate-geometry-checks.ts';

export const family: Family = {
  name: 'midpoint-and-distance',
  syllabus: 'Midpoints and distances',
  levels: {
    1: 'one formula: the midpoint or the distance of two points',
  },
  write: (random) => {
    const [a, b, c] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 6, 10],
      [12, 16, 20],
    ] as const);
    const [x, y] = [random.int(-5, 5), random.int(-5, 5)];
    const [u, v] = [x + a * random.pick([1, -1]), y + b * random.pick([1, -1])];
    if (random.chance(0.5)) {
      const half = (value: number) => formatPrintedNumber(value / 2);
      const show = (p: number, q: number) => `(${half(p)}, ${half(q)})`;
      return {
        body: `What is the midpoint of the line from ${point(x, y)} to ${point(u, v)}?`,
        answer: show(x + u, y + v),
        mistakes: [
          [show(u - x, v - y), 'halving the differences'],
          [show(2 * (x + u), 2 * (y + v)), 'adding without halving'],
          [show(y + v, x + u), 'swapping the coordinates'],
          [show(x + u, v - y), 'subtracting in one of the coordinates'],
        ],
        explanation: `Take the mean of each coordinate: (${formatPrintedNumber(x)} ${signed(u)})/2 = ${half(x + u)} and (${formatPrintedNumber(y)} ${signed(v)})/2 = ${half(y + v)}.`,
      };
    }
    return {
      body: `What is the distance between ${point(x, y)} and ${point(u, v)}?`,
      answer: formatPrintedNumber(c),
      mistakes: [
        [formatPrintedNumber(a + b), 'adding the differences'],
        [formatPrintedNumber(c * c), 'forgetting the square root'],
        [formatPrintedNumber(Math.abs(a - b)), 'subtracting the differences'],
        [`√${Math.abs(b * b - a * a)}`, 'subtracting the squares'],
      ],
      explanation: `The differences are ${a} and ${b}, and √(${a}² + ${b}²) = ${c}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [[x, y] = [NaN, NaN], [u, v] = [NaN, NaN]] = pointsIn(text);
    if (text.includes('distance')) return close(evaluate(option), Math.hypot(x - u, y - v));
    const [p, q] = itemAt(pointsIn(option), 0);
    return close(p, (x + u) / 2) && close(q, (y + v) / 2);
  }),
};
