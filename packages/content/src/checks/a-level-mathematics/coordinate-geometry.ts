import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const pointsIn = (text: string) =>
  [...text.matchAll(/\((−?[\d.]+), (−?[\d.]+)\)/g)].map(([found]) => numbersIn(found) as [number, number]);
const close = (one: number, other: number) => Math.abs(one - other) < 1e-9;
const slopeOf = (equation: string) =>
  evaluate(equation.replace('y = ', ''), { x: 1 }) - evaluate(equation.replace('y = ', ''), { x: 0 });
const passes = (equation: string, [x, y]: readonly [number, number]) =>
  close(evaluate(equation.replace('y = ', ''), { x }), y);

/** The left side minus the right side of a circle's equation at a point. */
const excess = (equation: string, x: number, y: number) => {
  const [left = '', right = ''] = equation.split(' = ');
  return evaluate(left, { x, y }) - evaluate(right, { x, y });
};
const around = (x: number, y: number, radius: number) =>
  [0, 1, 2.2, 4.1].map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const);
const isCircle = (equation: string, x: number, y: number, radius: number) =>
  around(x, y, radius).every(([u, v]) => Math.abs(excess(equation, u, v)) < 1e-6);

export const coordinateGeometryChecks: ChecksByFamily = {
  'midpoint-and-distance': checkEachOption((option, text) => {
    const [[x, y] = [NaN, NaN], [u, v] = [NaN, NaN]] = pointsIn(text);
    if (text.includes('distance')) return close(evaluate(option), Math.hypot(x - u, y - v));
    const [p, q] = itemAt(pointsIn(option), 0);
    return close(p, (x + u) / 2) && close(q, (y + v) / 2);
  }),
  lines: checkEachOption((option, text) => {
    const points = pointsIn(text);
    if (!text.includes('perpendicular')) return points.every((point) => passes(option, point));
    const given = /to (y = .*?) and passes/.exec(text)?.[1] ?? '';
    return close(slopeOf(option) * slopeOf(given), -1) && passes(option, itemAt(points, 0));
  }),
  circles: checkEachOption((option, text) => {
    const [point] = pointsIn(text);
    const given = /circle (x² .*?)(?:\.|\?)/.exec(text)?.[1] ?? '';
    if (text.startsWith('What is the equation'))
      return isCircle(
        option,
        itemAt(point ?? [], 0),
        itemAt(point ?? [], 1),
        Number(/radius (\d+)/.exec(text)?.[1]),
      );
    if (text.startsWith('What are the centre')) {
      const [x, y] = itemAt(pointsIn(option), 0);
      return isCircle(given, x, y, Number(/radius ([\d.]+)/.exec(option)?.[1]));
    }
    const [x = NaN, y = NaN] = point ?? [];
    const square = Number(/= (\d+)/.exec(given)?.[1]);
    return text.includes('gradient')
      ? close(evaluate(option), -x / y)
      : close(evaluate(option), Math.sqrt(x * x + y * y - square));
  }),
};
