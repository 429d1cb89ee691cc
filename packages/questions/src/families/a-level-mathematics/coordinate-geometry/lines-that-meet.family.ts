import { polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';
import { close, excess } from './coordinate-geometry-checks.ts';
import { lineEquation } from './line-equation.ts';

function gradientOrAxis(random: Random): Draft {
  const [a, b] = [random.int(2, 7), random.intExcept(-6, 6, [0, 1, -1])];
  const c = a * Math.abs(b) * random.int(1, 3);
  if (Math.abs(a) === Math.abs(b)) return noDraft;
  if (random.chance(0.5))
    return {
      body: `What is the gradient of the line ${formula(lineEquation(a, b, c))}?`,
      answer: formula(fraction(-a, b)),
      mistakes: [
        [formula(fraction(a, b)), 'losing the sign when making y the subject'],
        [formula(fraction(-b, a)), 'dividing the wrong way round'],
        [formula(fraction(b, a)), 'dividing the wrong way round and losing the sign'],
      ],
      explanation: `Make y the subject: the coefficient of x is ${formula(`−${a} ÷ ${b < 0 ? `(${formatPrintedNumber(b)})` : b} = ${fraction(-a, b)}`)}.`,
    };
  const show = (x: number, y: number) => formula(point(x, y));
  return {
    body: `Where does the line ${formula(lineEquation(a, b, c))} cross the x-axis?`,
    answer: show(c / a, 0),
    mistakes: [
      [show(0, c / b), 'finding where it crosses the y-axis'],
      [show(c / b, 0), 'dividing by the coefficient of y'],
      [show(0, c / a), 'swapping the coordinates'],
    ],
    explanation: `On the x-axis y is 0, so ${formula(`${a}x = ${c}`)} and ${formula(`x = ${c / a}`)}.`,
  };
}

function meeting(random: Random): Draft {
  const [x, y, m] = [random.intExcept(-5, 6, [0]), random.intExcept(-6, 7, [0]), random.pick([2, 3, -2, -3])];
  const [a, b] = [random.int(2, 5), random.int(2, 5)];
  const constant = y - m * x;
  if (a + b * m === 0 || x === y || constant === 0) return noDraft;
  const show = (u: number, v: number) => formula(point(u, v));
  return {
    body: `Where do the lines ${formula(`y = ${polynomial([m, constant])}`)} and ${formula(lineEquation(a, b, a * x + b * y))} meet?`,
    answer: show(x, y),
    mistakes: [
      [show(y, x), 'swapping the coordinates'],
      [show(-x, constant - m * x), 'losing the sign of x'],
      [show(x, -y), 'losing the sign of y'],
      [show(x, m * x), 'leaving the constant out when finding y'],
    ],
    explanation: `Substitute for y: ${formula(`${a}x + ${b}(${polynomial([m, constant])}) = ${formatPrintedNumber(a * x + b * y)}`)} gives ${formula(`x = ${formatPrintedNumber(x)}`)}, and then ${formula(`y = ${formatPrintedNumber(y)}`)}.`,
  };
}

function triangle(random: Random): Draft {
  const [a, b] = [random.int(2, 5), random.int(2, 5)];
  const c = a * b * random.int(1, 4) * random.pick([1, 2]);
  if (a === b) return noDraft;
  const [across, up] = [c / a, c / b];
  return {
    body: `The line ${formula(lineEquation(a, -b, c))} and the two axes enclose a triangle. What is its area, in square units?`,
    answer: formatPrintedNumber((across * up) / 2),
    mistakes: [
      [formatPrintedNumber(across * up), 'forgetting to halve'],
      [formatPrintedNumber((c * c) / 2), 'taking the constant for both sides'],
      [formatPrintedNumber((a * b) / 2), 'taking the coefficients for the sides'],
      [formatPrintedNumber(across + up), 'adding the sides'],
    ],
    explanation: `The line crosses the axes at ${formula(point(across, 0))} and ${formula(point(0, -up))}. The area is ${formula(`1/2 × ${across} × ${up} = ${formatPrintedNumber((across * up) / 2)}`)}.`,
  };
}

function bisector(random: Random): Draft {
  const [x, y] = [random.int(-4, 5), random.int(-4, 5)];
  const [dx, dy] = random.pick([
    [2, 1],
    [1, 2],
    [3, 1],
    [1, 3],
    [2, -1],
    [1, -3],
    [3, -1],
    [2, 3],
    [3, -2],
  ] as const);
  const show = (a: number, b: number, c: number) => formula(lineEquation(a, b, c));
  const value = dx * x + dy * y;
  return {
    body: `What is the equation of the perpendicular bisector of the line segment from ${formula(point(x - dx, y - dy))} to ${formula(point(x + dx, y + dy))}?`,
    answer: show(dx, dy, value),
    mistakes: [
      [show(dx, -dy, dx * x - dy * y), 'losing the sign of the gradient'],
      [show(dx, dy, value - dx * dx - dy * dy), 'using an end of the segment instead of its midpoint'],
      [show(dy, dx, dy * x + dx * y), 'turning the gradient over once too often'],
      [
        show(Math.abs(dy), dy < 0 ? dx : -dx, Math.abs(dy) * x + (dy < 0 ? dx : -dx) * y),
        'finding the line through both points',
      ],
    ],
    explanation: `The midpoint is ${formula(point(x, y))} and the gradient of the segment is ${formula(fraction(dy, dx))}, so the bisector has the gradient ${formula(fraction(-dx, dy))} and passes through the midpoint.`,
  };
}

function distance(random: Random): Draft {
  const [a, b, r] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [5, 12, 13],
    [6, 8, 10],
    [8, 15, 17],
  ] as const);
  const [sign, times] = [random.pick([1, -1]), random.int(1, 6)];
  const [x, y] = [random.int(-6, 6), random.int(-6, 6)];
  const c = a * x + sign * b * y + r * times;
  if (c === 0) return noDraft;
  return {
    body: `How far is the point ${formula(point(x, y))} from the nearest point of the line ${formula(lineEquation(a, sign * b, c))}?`,
    answer: formula(String(times)),
    mistakes: [
      [formula(String(r * times)), 'not dividing by the length from the coefficients'],
      [formula(fraction(Math.abs(c), r)), 'finding the distance of the origin'],
      [formula(fraction(r * times, a)), 'measuring along the x-axis'],
      [formula(fraction(r * times, b)), 'measuring along the y-axis'],
    ],
    explanation: `The perpendicular through the point meets the line at ${formula(`(${fraction(x * r + a * times, r)}, ${fraction(y * r + sign * b * times, r)})`)}, which is ${formula(`(${fraction(a * times, r)}, ${fraction(sign * b * times, r)})`)} further on. By Pythagoras’ theorem that is ${times} ${times === 1 ? 'unit' : 'units'}.`,
  };
}

export const family: Family = {
  name: 'lines-that-meet',
  syllabus: 'Lines in the form ax + by = c, and where they meet',
  levels: {
    1: 'one step: a gradient, or where a line crosses an axis',
    2: 'two steps: substitute, then find the other coordinate',
    3: 'three steps: both axes, then the area',
    4: 'four steps: the midpoint, two gradients, then the equation',
    5: 'five steps: a perpendicular line, where the two meet, then the distance',
  },
  write: byDifficulty({ 1: gradientOrAxis, 2: meeting, 3: triangle, 4: bisector, 5: distance }),
  check: checkEachOption((option, text) => {
    const given = part(text, /line (.*? = −?\d+)/);
    const value = (x: number, y: number) => excess(given, [x, y]);
    const [a, b, c] =
      given === '' ? [] : [value(1, 0) - value(0, 0), value(0, 1) - value(0, 0), -value(0, 0)];
    const fromCoefficients = (work: (a: number, b: number, c: number) => number) =>
      close(evaluate(option), work(a ?? NaN, b ?? NaN, c ?? NaN));
    if (text.includes('gradient')) return fromCoefficients((one, two) => -one / two);
    if (text.includes('area'))
      return fromCoefficients((one, two, all) => Math.abs((all * all) / one / two) / 2);
    if (text.startsWith('How far')) {
      const [x, y] = itemAt(pointsIn(text), 0);
      return fromCoefficients((one, two) => Math.abs(value(x, y)) / Math.hypot(one, two));
    }
    if (text.includes('bisector')) {
      const [from, to] = [itemAt(pointsIn(text), 0), itemAt(pointsIn(text), 1)];
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      const turned = [middle[0] + from[1] - to[1], middle[1] + to[0] - from[0]] as const;
      return [middle, turned].every((each) => close(excess(option, each), 0));
    }
    const found = itemAt(pointsIn(option), 0);
    const lines = text.includes('x-axis') ? [given, 'y = 0'] : part(text, /lines (.*) meet/).split(' and ');
    return lines.every((each) => close(excess(each, found), 0));
  }),
};
