import { coordinateGrid } from '#drawing/charts/coordinate-grid.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkText } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const show = (x: number, y: number) => `(${formatPrintedNumber(x)}, ${formatPrintedNumber(y)})`;
const squares = (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`;

export const family: Family = {
  name: 'translations',
  syllabus: 'Translate points and shapes on a grid',
  levels: {
    1: 'one direction, positive coordinates',
    2: 'two directions, positive coordinates',
    3: 'two directions with negative coordinates',
    4: 'two directions backwards: from the image to the point before',
  },
  write: (random, difficulty) => {
    const low = difficulty < 3 ? 0 : -6;
    const high = difficulty < 3 ? 10 : 6;
    const [x, y] = [random.int(low, high), random.int(low, high)];
    const [right, up] =
      difficulty === 1
        ? random.pick([
            [random.int(2, 7), 0],
            [0, random.int(2, 7)],
            [-random.int(2, 7), 0],
            [0, -random.int(2, 7)],
          ] as const)
        : [
            random.int(1, 6) * (random.chance(0.5) ? 1 : -1),
            random.int(1, 6) * (random.chance(0.5) ? 1 : -1),
          ];
    const [endX, endY] = [x + right, y + up];
    if ([endX, endY].some((each) => each < low || each > high) || x === y) return noDraft;
    const moves = [
      right === 0 ? '' : `${squares(Math.abs(right))} to the ${right > 0 ? 'right' : 'left'}`,
      up === 0 ? '' : `${squares(Math.abs(up))} ${up > 0 ? 'up' : 'down'}`,
    ].filter((each) => each !== '');
    const backwards = difficulty === 4;
    const [at, to] = backwards
      ? [[endX, endY] as const, [x, y] as const]
      : [[x, y] as const, [endX, endY] as const];
    return {
      body: backwards
        ? `A point is moved ${moves.join(' and ')}. Its image is point A. What were the coordinates of the point before?`
        : `Point A is moved ${moves.join(' and ')}. What are the coordinates of its image?`,
      image: {
        svg: coordinateGrid({ low, high, dots: [{ at, label: 'A' }] }),
        alternativeText: `A coordinate grid with both axes from ${formatPrintedNumber(low)} to ${high}. Point A is at ${show(at[0], at[1])}.`,
      },
      answer: show(to[0], to[1]),
      mistakes: [
        [show(2 * at[0] - to[0], 2 * at[1] - to[1]), 'moving the opposite way'],
        [show(to[1], to[0]), 'swapping the coordinates'],
        [show(at[0] + (to[1] - at[1]), at[1] + (to[0] - at[0])), 'swapping across and up'],
        [show(2 * at[0] - to[0], to[1]), 'mixing up left and right'],
        [show(to[0], 2 * at[1] - to[1]), 'mixing up up and down'],
        [show(to[0] + 1, to[1]), 'counting one square too many'],
        [show(to[0], to[1] + 1), 'counting one square too many'],
        [show(to[0] - 1, to[1]), 'counting one square too few'],
      ],
      explanation: `A is at ${show(at[0], at[1])}. ${backwards ? 'Undo the moves' : 'Right and up make a coordinate larger, left and down smaller'}: ${show(to[0], to[1])}.`,
    };
  },
  check: checkText((text) => {
    const [x = NaN, y = NaN] = numbersIn(/is at (.*)/.exec(text)?.[1] ?? '');
    const count = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
    const right = count(/(\d+) squares? to the right/) - count(/(\d+) squares? to the left/);
    const up = count(/(\d+) squares? up/) - count(/(\d+) squares? down/);
    const way = text.includes('before') ? -1 : 1;
    return `(${[x + way * right, y + way * up].map((each) => String(each).replace('-', '−')).join(', ')})`;
  }),
};
