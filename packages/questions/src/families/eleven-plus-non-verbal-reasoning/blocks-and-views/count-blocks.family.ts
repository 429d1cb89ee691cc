import { checkCountBlocks } from '#checks/eleven-plus-non-verbal-reasoning/blocks.ts';
import { blocksPicture } from '#drawing/shapes/cubes.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { randomStacks, stackWords } from './stacks.ts';

const sizes = { 1: [2, 2, 3], 2: [3, 2, 3], 3: [3, 3, 3], 4: [4, 3, 3], 5: [4, 4, 4] } as const;

export const family: Family = {
  name: 'count-blocks',
  syllabus: 'Three dimensions: count cubes, also those that are hidden',
  levels: {
    1: 'four stacks of up to three cubes',
    2: 'six stacks of up to three cubes',
    3: 'nine stacks of up to three cubes',
    4: 'twelve stacks of up to three cubes',
    5: 'sixteen stacks of up to four cubes',
  },
  write: (random, difficulty) => {
    const [width, depth, tallest] = sizes[difficulty];
    const heights = randomStacks(random, width, depth, tallest);
    if (!heights) return noDraft;
    const total = heights.flat().reduce((sum, height) => sum + height, 0);
    if (total < 5) return noDraft;
    const seen = heights.reduce(
      (sum, row, y) =>
        sum +
        row.reduce(
          (inRow, height, x) =>
            inRow +
            (height === 0 ? 0 : Math.max(1, height - Math.min(heights[y + 1]?.[x] ?? 0, row[x + 1] ?? 0))),
          0,
        ),
      0,
    );
    const lowest = total - random.int(0, 4);
    const cause = (value: number) =>
      value === seen
        ? 'counting only the cubes that can be seen'
        : value > total
          ? `counting ${value === total + 1 ? 'a cube' : 'cubes'} twice`
          : `missing ${value > seen ? 'hidden cubes' : 'cubes'}`;
    const wrong = [0, 1, 2, 3, 4].map((more) => lowest + more).filter((value) => value !== total);
    if (lowest < 1) return noDraft;
    return {
      body: random.pick([
        'How many cubes are in this pile? Every cube that you cannot see stands under one that you can.',
        'The pile is made of equal cubes, with no gaps below. How many cubes are there?',
      ]),
      image: {
        svg: blocksPicture(heights, false),
        alternativeText: `Stacks of cubes, seen from above at a corner. Heights from left to right, ${stackWords(heights)}.`,
      },
      answer: String(total),
      mistakes: random.shuffle(wrong).map((value): Misconception => [String(value), cause(value)]),
      explanation: `Count stack by stack, row by row from the back: ${heights.map((row) => row.reduce((sum, height) => sum + height, 0)).join(' + ')} = ${total}.`,
    };
  },
  check: checkCountBlocks,
};
