import { checkPattern } from '#checks/eleven-plus-non-verbal-reasoning/patterns.ts';
import { gridMarks } from '#drawing/shapes/cells.ts';
import type { Cell } from '#drawing/shapes/cells.ts';
import { drawing, grey, ink, line } from '#drawing/svg.ts';
import type { ContentImage } from '#content-types.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { optionGrid } from '../option-grid.ts';

type Pattern = readonly Cell[];
type Axis = 'right' | 'below' | 'slope';

const last = 3;
const reflect: Readonly<Record<Axis | 'none' | 'half', (cell: Cell) => Cell>> = {
  right: ([x, y]) => [last - x, y],
  below: ([x, y]) => [x, last - y],
  slope: ([x, y]) => [last - y, last - x],
  none: (cell) => cell,
  half: ([x, y]) => [last - x, last - y],
};
const where = { right: 'to its right', below: 'below it', slope: 'that slopes upwards to the right' };

const keys = (pattern: Pattern) => pattern.map(([x, y]) => x + 4 * y).sort((one, other) => one - other);

function words(pattern: Pattern): string {
  return [0, 1, 2, 3]
    .map((row) => {
      const columns = keys(pattern).filter((key) => key >> 2 === row);
      return `row ${row + 1}: ${columns.length === 0 ? 'none' : columns.map((key) => (key & 3) + 1).join(', ')}`;
    })
    .join('; ');
}

const fillOf =
  (pattern: Pattern) =>
  ([x, y]: Cell) =>
    pattern.some(([x1, y1]) => x1 === x && y1 === y) ? ink : null;

const option = (pattern: Pattern): ContentImage => ({
  svg: drawing(130, 130, gridMarks(4, [13, 13], 26, fillOf(pattern))),
  alternativeText: `A grid of 4 rows of 4 squares. Black squares: ${words(pattern)}.`,
});

const dash = { stroke: grey, dash: '8 8' };
const mirrorLine = {
  right: line([132, 6], [132, 124], dash),
  below: line([6, 132], [124, 132], dash),
  slope: line([50, 190], [190, 50], dash),
};

export const family: Family = {
  name: 'pattern-in-the-mirror',
  syllabus: 'Reflection: a pattern of squares reflected in a line',
  levels: {
    1: 'three black squares, a vertical mirror line',
    2: 'four black squares, a vertical or horizontal mirror line',
    3: 'five black squares, any mirror line',
    4: 'six black squares, a sloping mirror line',
    5: 'seven black squares, a sloping mirror line',
  },
  write: (random, difficulty) => {
    const axis: Axis =
      difficulty === 1
        ? 'right'
        : difficulty >= 4
          ? 'slope'
          : random.pick(difficulty === 2 ? ['right', 'below'] : ['right', 'below', 'slope']);
    const all = Array.from({ length: 16 }, (_, key): Cell => [key & 3, key >> 2]);
    const [spare, ...start] = random.sample(all, difficulty + 3) as [Cell, ...Cell[]];
    const shifted = [spare, ...start.slice(1)];
    const wrongMoves = (
      axis === 'slope' ? (['right', 'below'] as const) : (['none', 'half', 'right', 'below'] as const)
    ).filter((move) => move !== axis);
    const options = optionGrid<{ move: keyof typeof reflect; cells: Pattern }>(
      random,
      [
        {
          right: { move: axis },
          wrong: wrongMoves.map((move) => ({ move })),
          cause: 'using another mirror line or turning the pattern',
        },
        { right: { cells: start }, wrong: [{ cells: shifted }], cause: 'misplacing one square' },
      ],
      { move: axis, cells: start },
    ).map(({ value, cause }) => ({ pattern: value.cells.map((cell) => reflect[value.move](cell)), cause }));
    if (options.length === 0 || new Set(options.map(({ pattern }) => keys(pattern).join())).size < 5)
      return noDraft;
    const [right, ...wrong] = options;
    const slope = axis === 'slope';
    return {
      body: random.pick([
        `The dashed line ${where[axis]} is a mirror. Which option shows the reflection of the pattern?`,
        `Which option is the pattern reflected in the dashed line ${where[axis]}?`,
      ]),
      image: {
        svg: drawing(slope ? 200 : axis === 'right' ? 140 : 130, slope ? 200 : axis === 'below' ? 140 : 130, [
          ...gridMarks(4, [13, 13], 26, fillOf(start)),
          mirrorLine[axis],
        ]),
        alternativeText: `A grid of 4 rows of 4 squares. Black squares: ${words(start)}. A dashed mirror line ${axis === 'right' ? 'stands to its right' : axis === 'below' ? 'lies below it' : 'slopes upwards to the right, below the grid on its right'}.`,
      },
      answer: option(right?.pattern ?? []),
      mistakes: wrong.map(({ pattern, cause }): Misconception => [option(pattern), cause]),
      explanation: `Each black square lands as far behind the mirror line as it is in front of it, on a line that crosses the mirror at a right angle. The option with ${words(itemAt(wrong, 0).pattern)} comes from ${itemAt(wrong, 0).cause}.`,
    };
  },
  check: checkPattern,
};
