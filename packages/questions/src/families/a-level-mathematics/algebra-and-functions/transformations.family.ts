import { factor, signed } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';

/** `−2f(3x + 1) − 4` from a, b, c and d of af(bx + c) + d. */
function curve(a: number, b: number, c: number, d: number): string {
  const before = (value: number) =>
    Math.abs(value) === 1 ? (value < 0 ? '−' : '') : formatPrintedNumber(value);
  return `y = ${before(a)}f(${before(b)}x${c === 0 ? '' : ` ${signed(c)}`})${d === 0 ? '' : ` ${signed(d)}`}`;
}

const ask = (x: number, y: number, target: string) =>
  `The point ${formula(point(x, y))} lies on the curve ${formula('y = f(x)')}. Where is its image on the curve ${formula(target)}?`;

function oneChange(random: Random): Draft {
  const [size, times] = [random.int(2, 6), random.int(2, 4)];
  const [x, y] = [times * random.intExcept(-3, 4, [0]), random.intExcept(-7, 8, [0])];
  const shift = size * random.pick([1, -1]);
  const show = (u: number, v: number) => formula(point(u, v));
  const kinds: readonly Draft[] = [
    {
      body: ask(x, y, curve(1, 1, shift, 0)),
      answer: show(x - shift, y),
      mistakes: [
        [show(x + shift, y), 'moving the curve the wrong way'],
        [show(x, y + shift), 'changing y instead of x'],
        [show(x, y - shift), 'changing y, and the wrong way'],
      ],
      explanation: `A number added inside the bracket moves the curve along the x-axis, against its sign: ${formula(`x ${signed(shift)} = ${formatPrintedNumber(x)}`)} gives ${show(x - shift, y)}.`,
    },
    {
      body: ask(x, y, curve(times, 1, 0, 0)),
      answer: show(x, times * y),
      mistakes: [
        [show(times * x, y), 'stretching along the x-axis'],
        [show(x / times, y), 'changing x as for a factor inside the bracket'],
        [show(x, y + times), 'adding the factor instead of multiplying'],
      ],
      explanation: `A factor in front of f multiplies every y-coordinate: ${show(x, times * y)}.`,
    },
    {
      body: ask(x, y, curve(1, times, 0, 0)),
      answer: show(x / times, y),
      mistakes: [
        [show(times * x, y), 'multiplying x by the factor'],
        [show(x, times * y), 'stretching along the y-axis'],
        [show(x - times, y), 'subtracting the factor from x'],
      ],
      explanation: `A factor inside the bracket divides every x-coordinate by it: ${show(x / times, y)}.`,
    },
    {
      body: ask(x, y, curve(1, -1, 0, 0)),
      answer: show(-x, y),
      mistakes: [
        [show(x, -y), 'reflecting in the x-axis'],
        [show(-x, -y), 'reflecting in both axes'],
        [show(y, x), 'reflecting in the line y = x'],
      ],
      explanation: `A minus inside the bracket reflects the curve in the y-axis: ${show(-x, y)}.`,
    },
  ];
  return random.pick(kinds);
}

function several(random: Random, hasShift: boolean): Draft {
  const a = random.pick([2, 3, -1, -2]);
  const b = hasShift ? random.pick([2, 3]) : 1;
  const c = hasShift ? 0 : random.intExcept(-5, 5, [0]);
  const d = hasShift ? random.intExcept(-6, 6, [0]) : 0;
  const [x, y] = [b * random.intExcept(-3, 4, [0]), random.intExcept(-6, 7, [0])];
  const show = (u: number, v: number) => formula(point(u, v));
  const answer = show((x - c) / b, a * y + d);
  return {
    body: ask(x, y, curve(a, b, c, d)),
    answer,
    mistakes: [
      hasShift
        ? [show(b * x, a * y + d), 'multiplying x by the factor inside the bracket']
        : [show(x + c, a * y), 'moving the curve the wrong way'],
      hasShift
        ? [show(x / b, a * (y + d)), 'adding before multiplying']
        : [show((x - c) * a, y), 'multiplying x instead of y'],
      [show((x - c) / b, y / a === Math.round(y / a) ? y / a + d : d - y), 'dividing y by the factor'],
      [show(x, a * y + d + c), 'changing y only'],
    ],
    explanation: `Inside the bracket: ${formula(`${b === 1 ? '' : b}x${c === 0 ? '' : ` ${signed(c)}`} = ${formatPrintedNumber(x)}`)}, so x is ${formatPrintedNumber((x - c) / b)}. Outside: ${formula(`${formatPrintedNumber(a)} × ${factor(y)}${d === 0 ? '' : ` ${signed(d)}`} = ${formatPrintedNumber(a * y + d)}`)}. The image is ${answer}.`,
  };
}

function backwards(random: Random): Draft {
  const [a, c, d] = [random.pick([2, 3, -2]), random.intExcept(-5, 5, [0]), random.intExcept(-6, 6, [0])];
  const [x, y] = [random.int(-4, 6), random.intExcept(-5, 6, [0])];
  const [u, v] = [x - c, a * y + d];
  const show = (one: number, two: number) => formula(point(one, two));
  return {
    body: `The point ${show(u, v)} lies on the curve ${formula(curve(a, 1, c, d))}. Which point must lie on the curve ${formula('y = f(x)')}?`,
    answer: show(x, y),
    mistakes: [
      [show(u - c, y), 'moving back the wrong way along the x-axis'],
      [show(x, v), 'leaving the y-coordinate as it is'],
      [show(u - c, a * v + d), 'transforming the point once more'],
      [show(x, a * v + d), 'transforming the y-coordinate once more'],
    ],
    explanation: `With ${formula(`x = ${formatPrintedNumber(u)}`)} the bracket is ${formatPrintedNumber(x)}, and ${formula(`${curve(a, 1, 0, d).slice(4).replace('f(x)', 'f')} = ${formatPrintedNumber(v)}`)} gives ${formula(`f = ${formatPrintedNumber(y)}`)}. So the point is ${show(x, y)}.`,
  };
}

export const family: Family = {
  name: 'transformations',
  syllabus: 'Transformations of graphs',
  levels: {
    1: 'one transformation of a point',
    2: 'two transformations, one of each coordinate',
    3: 'three transformations, where their order matters',
    4: 'three transformations undone: from the image back to the point',
  },
  write: (random, difficulty) =>
    difficulty === 1
      ? oneChange(random)
      : difficulty === 4
        ? backwards(random)
        : several(random, difficulty === 3),
  check: checkEachOption((option, text) => {
    const [, a = '', b = '', c = '0', d = '0'] =
      /y = (−?\d*)f\((−?\d*)x ?([+−] \d+)?\) ?([+−] \d+)?/.exec(text.replace('y = f(x)', '')) ?? [];
    const number = (found: string) => Number(found.replace(' ', '').replace('−', '-'));
    const times = (found: string) => (found === '' ? 1 : found === '−' ? -1 : number(found));
    const [given, found] = [itemAt(pointsIn(text), 0), itemAt(pointsIn(option), 0)];
    const [from, to] = text.includes('must lie') ? [found, given] : [given, found];
    return times(b) * to[0] + number(c) === from[0] && to[1] === times(a) * from[1] + number(d);
  }),
};
