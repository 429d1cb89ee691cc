import { checkViewOfBlocks } from '#checks/eleven-plus-non-verbal-reasoning/blocks.ts';
import { blocksPicture, columnsPicture } from '#drawing/shapes/cubes.ts';
import type { ContentImage } from '#content-types.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { optionGrid } from '../option-grid.ts';
import { randomStacks, stackWords } from './stacks.ts';

const sizes = { 1: [3, 2, 3], 2: [3, 3, 3], 3: [4, 3, 3], 4: [4, 4, 4], 5: [4, 4, 4] } as const;

const option = (columns: readonly number[]): ContentImage => ({
  svg: columnsPicture(columns),
  alternativeText: `Columns of squares, from left to right: ${columns.join(', ')}.`,
});

export const family: Family = {
  name: 'view-of-blocks',
  syllabus: 'Three dimensions: the two-dimensional view of a pile from one side',
  levels: {
    1: 'the view from the front of six stacks',
    2: 'the view from the front of nine stacks',
    3: 'the view from the front or the right of twelve stacks',
    4: 'the view from the right of sixteen stacks, up to four cubes high',
    5: 'the view from the back or the left, where the order is turned round; up to sixteen stacks',
  },
  write: (random, difficulty) => {
    const [width, depth, tallest] = sizes[difficulty];
    const heights = randomStacks(random, width, depth, tallest);
    if (!heights) return noDraft;
    const side =
      difficulty <= 2
        ? 'front'
        : difficulty === 3
          ? random.pick(['front', 'right'])
          : difficulty === 4
            ? 'right'
            : random.pick(['back', 'left']);
    const across = Array.from({ length: width }, (_, x) => Math.max(...heights.map((row) => row[x] ?? 0)));
    const deep = heights.map((row) => Math.max(...row));
    const views: Readonly<Record<string, number[]>> = {
      front: across,
      back: [...across].reverse(),
      right: [...deep].reverse(),
      left: deep,
    };
    const view = views[side] ?? [];
    if (view.join() === [...view].reverse().join()) return noDraft;
    const places = random.shuffle(view.map((_, index) => index));
    const changed = (place: number, by: number) =>
      view.map((height, index) => (index === place ? height + by : height));
    const [first = 0, second = 1] = places;
    const step = (place: number) =>
      (view[place] ?? 1) >= tallest || ((view[place] ?? 1) > 1 && random.chance(0.5)) ? -1 : 1;
    const options = optionGrid<{ columns: number[]; turned: boolean }>(
      random,
      [
        {
          right: { columns: view },
          wrong: [{ columns: changed(first, step(first)) }, { columns: changed(second, step(second)) }],
          cause: 'misjudging one stack',
        },
        { right: { turned: false }, wrong: [{ turned: true }], cause: 'looking from the opposite side' },
      ],
      { columns: view, turned: false },
    ).map(({ value, cause }) => ({
      columns: value.turned ? [...value.columns].reverse() : value.columns,
      cause,
    }));
    if (options.length < 5 || new Set(options.map(({ columns }) => columns.join())).size < 5) return noDraft;
    const [answer, ...wrong] = options;
    return {
      body: `The arrow shows the front of the pile. Which option is the view from the ${side === 'left' || side === 'right' ? `${side} side` : side}? Cubes that you cannot see stand under those that you can.`,
      image: {
        svg: blocksPicture(heights, true),
        alternativeText: `Stacks of cubes, seen from above at a corner; an arrow points at the front. Heights from left to right, ${stackWords(heights)}.`,
      },
      answer: option(answer?.columns ?? []),
      mistakes: wrong.map(({ columns, cause }): Misconception => [option(columns), cause]),
      explanation: `From that side only the tallest stack of each line counts: ${view.join(', ')} from left to right. The same heights in the opposite order come from looking from the opposite side; the other options misjudge one stack.`,
    };
  },
  check: checkViewOfBlocks,
};
