import { polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';
import { close, excess } from './coordinate-geometry-checks.ts';
import { lineEquation } from './line-equation.ts';

const circle = (x: number, y: number, square: number) => {
  const bracketed = (value: number, letter: string) =>
    value === 0 ? `${letter}²` : `(${polynomial([1, -value], letter)})²`;
  return `${bracketed(x, 'x')} + ${bracketed(y, 'y')} = ${formatPrintedNumber(square)}`;
};

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [6, 8, 10],
  [8, 6, 10],
] as const;

function read(random: Random): Draft {
  const [x, y, r] = [random.intExcept(-8, 8, [0]), random.intExcept(-8, 8, [0]), random.int(2, 12)];
  if (random.chance(0.5)) {
    const show = (u: number, v: number) => formula(point(u, v));
    return {
      body: `What is the centre of the circle ${formula(circle(x, y, r * r))}?`,
      answer: show(x, y),
      mistakes: [
        [show(-x, -y), 'taking the signs as they are printed'],
        [show(-x, y), 'taking one sign as it is printed'],
        [show(y, x), 'swapping the coordinates'],
        [show(x, -y), 'taking one sign as it is printed'],
      ],
      explanation: `The circle ${formula('(x − a)² + (y − b)² = r²')} has the centre (a, b): here ${show(x, y)}.`,
    };
  }
  return {
    body: `What is the diameter of the circle ${formula(circle(x, y, r * r))}?`,
    answer: String(2 * r),
    mistakes: [
      [String(r), 'giving the radius'],
      [String(r * r), 'giving the square of the radius'],
      [String(2 * r * r), 'doubling without taking the root'],
    ],
    explanation: `The radius is ${formula(`√${r * r} = ${r}`)}, so the diameter is ${2 * r}.`,
  };
}

function fromDiameter(random: Random): Draft {
  const [p, q] = [random.int(1, 5), random.int(1, 5) * random.pick([1, -1])];
  const [x, y] = [random.intExcept(-5, 6, [0]), random.intExcept(-5, 6, [0])];
  const square = p * p + q * q;
  const show = (u: number, v: number, each: number) => formula(circle(u, v, each));
  return {
    body: `The ends of a diameter of a circle are ${formula(point(x - p, y - q))} and ${formula(point(x + p, y + q))}. What is the equation of the circle?`,
    answer: show(x, y, square),
    mistakes: [
      [show(x, y, 4 * square), 'taking the diameter for the radius'],
      [show(-x, -y, square), 'using the wrong signs for the centre'],
      [show(x - p, y - q, square), 'taking an end of the diameter for the centre'],
      [show(x, y, (p + Math.abs(q)) ** 2), 'adding the differences before squaring'],
    ],
    explanation: `The centre is the midpoint ${formula(point(x, y))}, and the square of the radius is ${formula(`${p}² + ${Math.abs(q)}² = ${square}`)}.`,
  };
}

function chord(random: Random): Draft {
  const [half, height, r] = random.pick(triples);
  const [x, y] = [random.intExcept(-7, 7, [0]), height * random.pick([1, -1])];
  return {
    body: `The circle ${formula(circle(x, y, r * r))} cuts the x-axis at two points. How far apart are they?`,
    answer: String(2 * half),
    mistakes: [
      [String(half), 'finding half of the chord'],
      [String(2 * r), 'giving the diameter'],
      [String(2 * height), 'doubling the height of the centre'],
      [String(r), 'giving the radius'],
    ],
    explanation: `With ${formula('y = 0')}: ${formula(`(${polynomial([1, -x])})² = ${r * r} − ${height * height} = ${half * half}`)}, so the points are ${half} to the left and to the right of the centre, ${2 * half} apart.`,
  };
}

function secant(random: Random): Draft {
  const [half, away, r] = random.pick(triples);
  const [x, y] = [random.intExcept(-7, 7, [0]), random.intExcept(-7, 7, [0])];
  const isLevel = random.chance(0.5);
  const from = (isLevel ? y : x) + away * random.pick([1, -1]);
  return {
    body: `The line ${formula(`${isLevel ? 'y' : 'x'} = ${formatPrintedNumber(from)}`)} cuts the circle ${formula(circle(x, y, r * r))} in a chord. What is the area of the triangle formed by the chord and the centre, in square units?`,
    answer: String(half * away),
    mistakes: [
      [formatPrintedNumber((half * away) / 2), 'using half of the chord'],
      [String(half * r), 'using the radius for the height'],
      [String(2 * half * away), 'forgetting the ½'],
      [String(2 * half), 'giving the length of the chord'],
    ],
    explanation: `The centre ${formula(point(x, y))} is ${away} from the chord, and half of the chord is the root of ${formula(`${r * r} − ${away * away}`)}, which is ${half}. The area is ${formula(`1/2 × ${2 * half} × ${away} = ${half * away}`)}.`,
  };
}

function tangent(random: Random): Draft {
  const [p, q, r] = random.pick(triples);
  const [sx, sy] = [p, q * random.pick([1, -1])];
  const [x, y] = [random.intExcept(-6, 6, [0]), random.intExcept(-6, 6, [0])];
  const show = (a: number, b: number, c: number) => formula(lineEquation(a, b, c));
  const [u, v] = [x + sx, y + sy];
  return {
    body: `The point ${formula(point(u, v))} lies on the circle ${formula(circle(x, y, r * r))}. What is the equation of the tangent there?`,
    answer: show(sx, sy, sx * u + sy * v),
    mistakes: [
      [show(sx, -sy, sx * u - sy * v), 'losing the sign of the gradient'],
      [
        show(Math.abs(sy), sy < 0 ? sx : -sx, Math.abs(sy) * u + (sy < 0 ? sx : -sx) * v),
        'finding the line of the radius',
      ],
      [show(sx, sy, sx * x + sy * y), 'using the centre instead of the point'],
      [show(sx, sy, r * r), 'taking the centre to be the origin'],
    ],
    explanation: `The radius to the point goes ${sx} across and ${formatPrintedNumber(sy)} up, and the tangent is perpendicular to it, so its equation is ${show(sx, sy, sx * u + sy * v)}.`,
  };
}

/** The centre and the square of the radius, from values of the equation. */
function circleOf(equation: string) {
  const at = (x: number, y: number) => excess(equation, [x, y]);
  const centre = [(at(-1, 0) - at(1, 0)) / 4, (at(0, -1) - at(0, 1)) / 4] as const;
  return { centre, square: -at(...centre) };
}

export const family: Family = {
  name: 'chords-and-diameters',
  syllabus: 'Circles with chords, diameters and tangents',
  levels: {
    1: 'one step: the centre or the diameter from the equation',
    2: 'two steps: the midpoint, then the square of the radius',
    3: 'three steps: put in the axis, solve a quadratic, subtract',
    4: 'four steps: the distance from the centre, half of the chord, then the area',
    5: 'five steps: the centre, two gradients, then the equation of the tangent',
  },
  write: byDifficulty({ 1: read, 2: fromDiameter, 3: chord, 4: secant, 5: tangent }),
  check: checkEachOption((option, text) => {
    if (text.includes('ends of a diameter')) {
      const { centre, square } = circleOf(option);
      const [from, to] = [itemAt(pointsIn(text), 0), itemAt(pointsIn(text), 1)];
      return (
        close(from[0] + to[0], 2 * centre[0]) &&
        close(from[1] + to[1], 2 * centre[1]) &&
        close(square, ((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2) / 4)
      );
    }
    const { centre, square } = circleOf(part(text, /circle (.*? = [\d,]+)/));
    if (text.includes('centre of')) {
      const [x, y] = itemAt(pointsIn(option), 0);
      return close(x, centre[0]) && close(y, centre[1]);
    }
    if (text.includes('diameter')) return close(numberOf(option) ** 2, 4 * square);
    if (text.includes('x-axis')) return close(numberOf(option) ** 2, 4 * (square - centre[1] ** 2));
    if (text.includes('tangent')) {
      const at = itemAt(pointsIn(text), 0);
      const along = [at[0] - (at[1] - centre[1]), at[1] + (at[0] - centre[0])] as const;
      return [at, along].every((each) => close(excess(option, each), 0));
    }
    const line = part(text, /The line (.*?) cuts/);
    const away = Math.abs((line.startsWith('y') ? centre[1] : centre[0]) - numberOf(line));
    return close(numberOf(option), Math.sqrt(square - away * away) * away);
  }),
};
