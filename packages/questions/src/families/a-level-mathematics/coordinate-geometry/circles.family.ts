import { polynomial, signed, terms } from '#text/algebra.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { point } from '../point.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { evaluate } from '#checks/support/expression.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { close, excess } from './coordinate-geometry-checks.ts';

const around = (x: number, y: number, radius: number) =>
  [0, 1, 2.2, 4.1].map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const);

const isCircle = (equation: string, x: number, y: number, radius: number) =>
  around(x, y, radius).every(([u, v]) => Math.abs(excess(equation, [u, v])) < 1e-6);

export const family: Family = {
  name: 'circles',
  syllabus: 'Equations and tangents of circles',
  levels: {
    2: 'one formula: the equation from centre and radius',
    3: 'two squares to complete, then centre and radius',
    4: 'two steps: the gradient of the radius, then that of the tangent',
    5: 'five steps: the right angles at both tangents, Pythagoras’ theorem, a root simplified, then an area',
  },
  write: (random, difficulty) => {
    const [a, b, radius] = [random.intExcept(-6, 6, [0]), random.intExcept(-6, 6, [0]), random.int(2, 9)];
    const equation = (p: number, q: number, square: number) =>
      `(${polynomial([1, -p])})² + (${polynomial([1, -q], 'y')})² = ${square}`;
    if (difficulty === 2) {
      return {
        body: `What is the equation of the circle with centre ${point(a, b)} and radius ${radius}?`,
        answer: equation(a, b, radius * radius),
        mistakes: [
          [equation(-a, -b, radius * radius), 'using the wrong signs for the centre'],
          [equation(a, b, radius), 'forgetting to square the radius'],
          [equation(a, -b, radius * radius), 'using one wrong sign'],
          [equation(a, b, 2 * radius), 'doubling the radius instead of squaring it'],
          [equation(-a, b, radius), ''],
        ],
        explanation: `The equation is (x − a)² + (y − b)² = r², with centre ${point(a, b)} and r² = ${radius * radius}.`,
      };
    }
    if (difficulty >= 4) {
      const [p, q, r] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [6, 8, 10],
        [5, 12, 13],
      ] as const);
      const [sx, sy] = [p * random.pick([1, -1]), q * random.pick([1, -1])];
      if (difficulty === 4) {
        return {
          body: `The point ${point(sx, sy)} lies on the circle x² + y² = ${r * r}. What is the gradient of the tangent at this point?`,
          answer: fraction(-sx, sy),
          mistakes: [
            [fraction(sy, sx), 'finding the gradient of the radius'],
            [fraction(sx, sy), 'turning it over without changing its sign'],
            [fraction(-sy, sx), 'changing the sign without turning it over'],
            [formatPrintedNumber(r), 'giving the radius'],
          ],
          explanation: `The radius to the point has the gradient ${fraction(sy, sx)}. The tangent is perpendicular to it, so its gradient is ${fraction(-sx, sy)}.`,
        };
      }
      const times = random.int(2, 3);
      const far = r * times;
      const outer = [far * random.pick([1, -1]), 0] as const;
      const [whole, root] = times === 2 ? [r * r, 3] : [2 * r * r, 2];
      return {
        body: `Two tangents are drawn from ${point(outer[0], outer[1])} to the circle x² + y² = ${r * r}. What is the area of the quadrilateral formed by this point, the two points of contact and the centre?`,
        answer: `${whole}√${root}`,
        mistakes: [
          [`${formatPrintedNumber(whole / 2)}√${root}`, 'counting one of the two triangles only'],
          [`${2 * whole}√${root}`, 'forgetting the ½ in the area of each triangle'],
          [`${r * r}√${times * times + 1}`, 'adding the squares to find the length of a tangent'],
          [formatPrintedNumber(far * r), 'using the distance of the point for the length of a tangent'],
        ],
        explanation: `A tangent meets the radius at a right angle, so its length is √(${far}² − ${r}²) = ${whole / r}√${root}. The radius to each point of contact makes two right-angled triangles: 2 × ½ × ${r} × ${whole / r}√${root} = ${whole}√${root}.`,
      };
    }
    const rest = a * a + b * b - radius * radius;
    const form = `x² + y² ${terms([[-2 * a, 1]]).startsWith('−') ? '−' : '+'} ${terms([[Math.abs(2 * a), 1]])} ${-2 * b < 0 ? '−' : '+'} ${terms([[Math.abs(2 * b), 1]], 'y')}${rest === 0 ? '' : ` ${signed(rest)}`} = 0`;
    const show = (x: number, y: number, r: number) =>
      `centre ${point(x, y)}, radius ${formatPrintedNumber(r)}`;
    return {
      body: `What are the centre and the radius of the circle ${form}?`,
      answer: show(a, b, radius),
      mistakes: [
        [show(-a, -b, radius), 'using the wrong signs for the centre'],
        [show(2 * a, 2 * b, radius), 'not halving the coefficients'],
        [show(a, b, radius * radius), 'forgetting the square root'],
        [show(-a, -b, radius * radius), 'using the wrong signs and no root'],
        [show(-2 * a, -2 * b, radius), ''],
      ],
      explanation: `Completing both squares gives ${equation(a, b, radius * radius)}.`,
    };
  },
  check: checkEachOption((option, text) => {
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
      : close(evaluate(option), Math.sqrt(square * (x * x + y * y - square)));
  }),
};
