import { checkSameFigure } from '#checks/eleven-plus-non-verbal-reasoning/turned-and-mirrored.ts';
import { keyOf, withOneMoved } from '#drawing/shapes/cells.ts';
import type { CellShape } from '#drawing/shapes/cells.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { cellOption, placed, randomShape } from '../cell-options.ts';

/** Equal for shapes that are the same turned or flipped. */
function anyWay(shape: CellShape): string {
  const ways = [0, 1, 2, 3].flatMap((quarters) =>
    [true, false].map((flipped) => keyOf(placed(shape, { quarters, flipped }))),
  );
  return ways.sort()[0] ?? '';
}

export const family: Family = {
  name: 'same-figure-turned',
  syllabus: 'Rotation: recognise a figure that has been turned but not flipped',
  steps: {
    3: 'quarter turns, five squares',
    4: 'eighths of a turn, five squares with a dot',
    5: 'eighths of a turn, six squares with a dot',
  },
  printed: { 3: 8, 4: 6, 5: 6 },
  write: (random, difficulty) => {
    const shape = randomShape(random, difficulty === 5 ? 6 : 5, difficulty >= 4);
    if (!shape) return noDraft;
    const others = [1, 2].map((): CellShape | null => {
      const cells = withOneMoved(random, shape.cells, 3);
      const dot =
        shape.dot &&
        cells?.find((cell) => keyOf({ cells: [cell] }) === keyOf({ cells: [shape.dot ?? cell] }));
      return cells && (!shape.dot || dot) ? { cells, ...(dot && { dot }) } : null;
    });
    const [second, third] = others;
    if (!second || !third) return noDraft;
    if (new Set([shape, second, third].map(anyWay)).size < 3) return noDraft;
    const show = (each: CellShape, flipped: boolean) =>
      cellOption(each, {
        quarters: random.int(0, 3),
        flipped,
        tilted: difficulty >= 4 && random.chance(0.6),
      });
    return {
      body: random.pick([
        'Which option shows the same figure, only turned?',
        'Only one option shows the figure turned without any other change. Which one?',
      ]),
      image: cellOption(shape, { quarters: 0, flipped: false }),
      answer: show(shape, false),
      mistakes: [
        [show(shape, true), 'flipping it over'],
        [show(second, false), 'overlooking a moved square'],
        [show(second, true), 'overlooking a moved square'],
        [show(third, random.chance(0.5)), 'overlooking a moved square'],
      ] satisfies Misconception[],
      explanation:
        'Turn the page in your mind until an option stands upright. Only one is then like the figure; the tempting option is the same shape flipped over, and in the other three one square has moved.',
    };
  },
  check: checkSameFigure,
};
