import { checkLayers } from '#checks/eleven-plus-non-verbal-reasoning/layers.ts';
import { boxGrid } from '#drawing/shapes/boxes.ts';
import { drawing, line } from '#drawing/svg.ts';
import type { Point } from '#drawing/svg.ts';
import type { ContentImage } from '#content-types.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { optionGrid } from '../option-grid.ts';

/** The eight lines of a figure, in quarters of its width from the middle. */
const strokes: readonly (readonly [Point, Point, string])[] = [
  [[-1, -1], [1, -1], 'top side'],
  [[1, -1], [1, 1], 'right side'],
  [[-1, 1], [1, 1], 'bottom side'],
  [[-1, -1], [-1, 1], 'left side'],
  [[-1, -1], [1, 1], 'line sloping down'],
  [[-1, 1], [1, -1], 'line sloping up'],
  [[0, -1], [0, 1], 'line down the middle'],
  [[-1, 0], [1, 0], 'line across the middle'],
];

type Lines = readonly number[];

const operations = {
  'lines of both': (one: Lines, other: Lines) => [...new Set([...one, ...other])],
  'only the lines that both have': (one: Lines, other: Lines) => one.filter((each) => other.includes(each)),
  'only the lines that one of them has': (one: Lines, other: Lines) => [
    ...one.filter((each) => !other.includes(each)),
    ...other.filter((each) => !one.includes(each)),
  ],
} as const;

type Rule = keyof typeof operations;

function ruleOf(random: Random, difficulty: Difficulty): Rule {
  if (difficulty <= 2) return 'lines of both';
  if (difficulty === 3) return random.pick(['lines of both', 'only the lines that both have']);
  if (difficulty === 4) return 'only the lines that one of them has';
  return random.pick(Object.keys(operations) as Rule[]);
}

/** How many lines the first two figures of each row share. */
function sharedLines(random: Random, difficulty: Difficulty, rule: Rule): number[] {
  if (difficulty === 1) return [0, 0, 0];
  if (difficulty === 2) return [1, random.int(0, 1), random.int(0, 1)];
  const many = difficulty === 5 || rule === 'only the lines that both have' ? 2 : 1;
  return [many, many, many];
}

const marks =
  (lines: Lines) =>
  ([x, y]: Point): string[] =>
    strokes.flatMap(([[x1, y1], [x2, y2]], index) =>
      lines.includes(index)
        ? [line([x + 40 * x1, y + 40 * y1], [x + 40 * x2, y + 40 * y2], { width: 4 })]
        : [],
    );

const words = (lines: Lines) =>
  [...lines]
    .sort((one, other) => one - other)
    .map((index) => itemAt(strokes, index)[2])
    .join(', ');

const option = (lines: Lines): ContentImage => ({
  svg: drawing(130, 130, marks(lines)([65, 65])),
  alternativeText: `Lines: ${words(lines)}.`,
});

function pair(random: Random, count: number, shared: number): [number[], number[]] {
  const mixed = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
  const common = mixed.slice(0, shared);
  return [
    [...common, ...mixed.slice(shared, count)],
    [...common, ...mixed.slice(count, 2 * count - shared)],
  ];
}

export const family: Family = {
  name: 'combine-the-layers',
  syllabus: 'Non-verbal matrices: the third figure of a row combines the first two',
  levels: {
    1: 'the third figure has the lines of both others, which share none',
    2: 'the third figure has the lines of both others, which may share one',
    3: 'the lines of both, or only those that both have; three lines each',
    4: 'the lines that only one of them has; three lines each',
    5: 'any of the three rules; four lines each',
  },
  write: (random, difficulty) => {
    const rule = ruleOf(random, difficulty);
    const count = difficulty <= 2 ? 2 : difficulty === 5 ? 4 : 3;
    const shared = sharedLines(random, difficulty, rule);
    const rows = [0, 1, 2].map((row) => {
      const [one, other] = pair(random, count, shared[row] ?? 0);
      return [one, other, operations[rule](one, other)] as const;
    });
    const [one, other, answer] = itemAt(rows, 2);
    const [added, second] = random.sample(
      [0, 1, 2, 3, 4, 5, 6, 7].filter((each) => !answer.includes(each)),
      2,
    );
    const [gone] = random.sample(answer, 1);
    if (added === undefined || second === undefined || gone === undefined) return noDraft;
    const toggles = [
      { index: added, cause: 'keeping a line that the rule drops' },
      { index: gone, cause: 'dropping a line that the rule keeps' },
      { index: second, cause: 'adding a line' },
    ];
    const options = optionGrid<Record<string, boolean>>(
      random,
      toggles.map(({ index, cause }) => ({
        right: { [index]: answer.includes(index) },
        wrong: [{ [index]: !answer.includes(index) }],
        cause,
      })),
      {},
    ).map(({ value, cause }) => ({
      lines: [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => value[index] ?? answer.includes(index)),
      cause,
    }));
    if (options.length < 5 || options.some(({ lines }) => lines.length === 0)) return noDraft;
    const [right, ...wrong] = options;
    const cells = rows.flat();
    return {
      body: random.pick([
        'In each row the first two figures make the third. Which figure belongs in the empty square?',
        'Which figure completes the grid?',
      ]),
      image: {
        svg: boxGrid(
          cells.map((lines, index) => (index === 8 ? null : marks(lines))),
          3,
        ),
        alternativeText: `A grid of 3 rows and 3 columns; the last square is empty. ${cells
          .slice(0, -1)
          .map(
            (lines, index) => `Row ${Math.floor(index / 3) + 1}, column ${(index % 3) + 1}: ${words(lines)}.`,
          )
          .join(' ')}`,
      },
      answer: option(right?.lines ?? []),
      mistakes: wrong.map(({ lines, cause }): Misconception => [option(lines), cause]),
      explanation: `In each row the third figure has ${rule === 'lines of both' ? 'the lines of both others' : rule}. ${one.length + other.length} lines go into the last row; the missing figure has: ${words(answer)}. The option with ${words(itemAt(wrong, 0).lines)} comes from ${itemAt(wrong, 0).cause}.`,
    };
  },
  check: checkLayers,
};
