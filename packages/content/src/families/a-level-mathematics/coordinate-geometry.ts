import { polynomial, signed, terms } from '../../text/algebra.ts';
import { fraction, greatestCommonDivisor, printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';

const point = (x: number, y: number) => `(${printed(x)}, ${printed(y)})`;

/** `y = (3/2)x − 1` from a gradient as a fraction and a constant as a fraction. */
function line(rise: number, run: number, top: number, bottom = 1): string {
  const slope = fraction(rise, run);
  const lead =
    slope === '1'
      ? 'x'
      : slope === '−1'
        ? '−x'
        : slope.includes('/')
          ? `${slope.startsWith('−') ? '−' : ''}(${slope.replace('−', '')})x`
          : `${slope}x`;
  const constant = fraction(top, bottom);
  return `y = ${lead}${top === 0 ? '' : constant.startsWith('−') ? ` − ${constant.slice(1)}` : ` + ${constant}`}`;
}

const midpoint: Family = {
  name: 'midpoint-and-distance',
  printed: { 1: 4 },
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
      const half = (value: number) => printed(value / 2);
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
        explanation: `Take the mean of each coordinate: (${printed(x)} ${signed(u)})/2 = ${half(x + u)} and (${printed(y)} ${signed(v)})/2 = ${half(y + v)}.`,
      };
    }
    return {
      body: `What is the distance between ${point(x, y)} and ${point(u, v)}?`,
      answer: printed(c),
      mistakes: [
        [printed(a + b), 'adding the differences'],
        [printed(c * c), 'forgetting the square root'],
        [printed(Math.abs(a - b)), 'subtracting the differences'],
        [`√${Math.abs(b * b - a * a)}`, 'subtracting the squares'],
      ],
      explanation: `The differences are ${a} and ${b}, and √(${a}² + ${b}²) = ${c}.`,
    };
  },
};

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

const lines: Family = {
  name: 'lines',
  printed: { 1: 1, 2: 3, 3: 3 },
  write: (random, difficulty) => {
    const [rise, run] = random.pick(difficulty === 1 ? wholeSlopes : slopes);
    const x = run * random.intExcept(-3, 3, [0]);
    const y = random.int(-5, 6);
    const [dx, dy] = difficulty === 3 ? [-rise, run] : [run, rise];
    if (difficulty === 3) {
      const start = rise * random.intExcept(-2, 3, [0]);
      const c = y - (dy / dx) * start;
      if (!Number.isInteger(c)) return nothing;
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
        explanation: `The gradient is ${fraction(dy, dx)}, because the product of perpendicular gradients is −1. Through ${point(start, y)}: ${printed(y)} = ${fraction(dy, dx)} × ${printed(start)} + c, so c = ${printed(c)}.`,
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
      explanation: `The gradient is ${printed(rise * 2)}/${run * 2}${greatestCommonDivisor(rise * 2, run * 2) > 1 ? ` = ${fraction(rise, run)}` : ''}. At ${point(x, y)} the equation needs the constant ${printed(c)}.`,
    };
  },
};

const circle: Family = {
  name: 'circles',
  printed: { 2: 2, 3: 2, 4: 2, 5: 1 },
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
            [printed(r), 'giving the radius'],
          ],
          explanation: `The radius to the point has the gradient ${fraction(sy, sx)}. The tangent is perpendicular to it, so its gradient is ${fraction(-sx, sy)}.`,
        };
      }
      const far = r * random.int(2, 3);
      const outer = [far * random.pick([1, -1]), 0] as const;
      const square = far * far - r * r;
      return {
        body: `A tangent is drawn from ${point(outer[0], outer[1])} to the circle x² + y² = ${r * r}. What is the length from that point to the point of contact?`,
        answer: `√${square}`,
        mistakes: [
          [`√${far * far + r * r}`, 'adding the squares'],
          [printed(far - r), 'measuring straight to the circle'],
          [`√${far * far - r}`, 'not squaring the radius'],
          [printed(far), 'measuring to the centre'],
        ],
        explanation: `The tangent meets the radius at a right angle, so its length is √(${far}² − ${r}²) = √${square}.`,
      };
    }
    const rest = a * a + b * b - radius * radius;
    const form = `x² + y² ${terms([[-2 * a, 1]]).startsWith('−') ? '−' : '+'} ${terms([[Math.abs(2 * a), 1]])} ${-2 * b < 0 ? '−' : '+'} ${terms([[Math.abs(2 * b), 1]], 'y')}${rest === 0 ? '' : ` ${signed(rest)}`} = 0`;
    const show = (x: number, y: number, r: number) => `centre ${point(x, y)}, radius ${printed(r)}`;
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
};

export const coordinateGeometry: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'COORDINATE_GEOMETRY',
  families: [midpoint, lines, circle],
};
