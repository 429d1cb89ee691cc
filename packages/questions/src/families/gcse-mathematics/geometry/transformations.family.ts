import { coordinateGrid } from '#drawing/charts/coordinate-grid.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkText } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const show = (x: number, y: number) => `(${formatPrintedNumber(x)}, ${formatPrintedNumber(y)})`;

export const family: Family = {
  name: 'transformations',
  syllabus: 'Reflect, rotate and enlarge on a grid',
  levels: {
    1: 'one step: a reflection in an axis',
    2: 'two steps: a distance to a line parallel to an axis, then the same on the other side',
    3: 'two coordinates change: a rotation about the origin, or a reflection in y = x',
    4: 'several steps: an enlargement from a point, also with a negative or fractional factor',
  },
  write: (random, difficulty) => {
    const [x, y] = [random.intExcept(-5, 5, [0]), random.intExcept(-5, 5, [0])];
    if (Math.abs(x) === Math.abs(y)) return noDraft;
    const line = random.intExcept(-2, 2, [0]);
    const [cx, cy] = [random.int(-2, 2), random.int(-2, 2)];
    const factor = random.pick([2, -1, -2, 0.5]);
    const options = {
      1: [
        ['is reflected in the x-axis', [x, -y], 'only y changes its sign'],
        ['is reflected in the y-axis', [-x, y], 'only x changes its sign'],
      ],
      2: [
        [
          `is reflected in the line x = ${formatPrintedNumber(line)}`,
          [2 * line - x, y],
          'the image is as far from the line on the other side',
        ],
        [
          `is reflected in the line y = ${formatPrintedNumber(line)}`,
          [x, 2 * line - y],
          'the image is as far from the line on the other side',
        ],
      ],
      3: [
        ['is rotated 90° clockwise about the origin', [y, -x], '(x, y) becomes (y, −x)'],
        ['is rotated 90° anticlockwise about the origin', [-y, x], '(x, y) becomes (−y, x)'],
        ['is rotated 180° about the origin', [-x, -y], 'both coordinates change their signs'],
        ['is reflected in the line y = x', [y, x], 'the coordinates are swapped'],
      ],
      4: [
        [
          `is enlarged with scale factor ${formatPrintedNumber(factor)} from the point ${show(cx, cy)}`,
          [cx + factor * (x - cx), cy + factor * (y - cy)],
          'the steps from the centre are multiplied by the scale factor',
        ],
      ],
      5: [],
    } as const satisfies Record<number, readonly (readonly [string, readonly [number, number], string])[]>;
    const cases: readonly (readonly [string, readonly [number, number], string])[] = options[difficulty];
    const [what, [ix, iy], why] = random.pick(cases);
    if (ix === x && iy === y) return noDraft;
    return {
      body: `Point A ${what}. What are the coordinates of its image?`,
      image: {
        svg: coordinateGrid({ low: -6, high: 6, dots: [{ at: [x, y], label: 'A' }] }),
        alternativeText: `A coordinate grid with both axes from −6 to 6. Point A is at ${show(x, y)}.`,
      },
      answer: show(ix, iy),
      mistakes: random.shuffle([
        [show(-ix, -iy), 'a slip with both signs'],
        [show(iy, ix), 'swapping the coordinates'],
        [show(-ix, iy), 'a slip with the sign of x'],
        [show(ix, -iy), 'a slip with the sign of y'],
        ...(difficulty === 4
          ? ([
              [show(factor * x, factor * y), 'enlarging from the origin'],
              [show(cx - factor * (x - cx), cy - factor * (y - cy)), 'going the wrong way from the centre'],
            ] as const)
          : difficulty === 2
            ? ([[show(ix + line, iy + line), 'counting from the axis instead of the line']] as const)
            : []),
      ]),
      ...(difficulty === 4 && factor < 0 ? { tier: 'HIGHER' } : {}),
      explanation: `A is at ${show(x, y)}, and ${why}: ${show(ix, iy)}.`,
    };
  },
  check: checkText((text) => {
    const [x = NaN, y = NaN] = numbersIn(/is at (.*)/.exec(text)?.[1] ?? '');
    const moved = (): [number, number] => {
      const turn = /rotated (\d+)°( anticlockwise)?/.exec(text);
      if (turn) {
        const angle = (Number(turn[1]) * Math.PI * (turn[2] ? 1 : -1)) / 180;
        return [
          Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
          Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
        ];
      }
      const large = /scale factor (−?[\d.]+) from the point \((−?\d+), (−?\d+)\)/.exec(text);
      if (large) {
        const [factor = NaN, a = NaN, b = NaN] = large.slice(1).map((each) => Number(each.replace('−', '-')));
        return [a + factor * (x - a), b + factor * (y - b)];
      }
      const mirror = /line ([xy]) = (−?\d+)/.exec(text);
      if (mirror) {
        const at = Number(mirror[2]?.replace('−', '-'));
        return mirror[1] === 'x' ? [x + 2 * (at - x), y] : [x, y + 2 * (at - y)];
      }
      if (text.includes('y = x')) return [y, x];
      return text.includes('x-axis') ? [x, -y] : [-x, y];
    };
    return `(${moved()
      .map((each) => String(each === 0 ? 0 : each).replace('-', '−'))
      .join(', ')})`;
  }),
};
