import { checkSameFigure } from '#checks/eleven-plus-non-verbal-reasoning/turned-and-mirrored.ts';
import { isWithoutSymmetry, keyOf, withOneMoved } from '#drawing/shapes/cells.ts';
import type { CellShape } from '#drawing/shapes/cells.ts';
import type { Family } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { Random } from '#random.ts';
import { cellOption, fitsAnOption, placed, randomShape } from '../cell-options.ts';

/** The shape with one square moved; the dot stays. */
function withMovedSquare(random: Random, { cells, dot }: CellShape): CellShape | null {
  const changed = withOneMoved(random, cells, 4);
  if (!changed || !fitsAnOption(changed) || (dot && !changed.some((cell) => cell.join() === dot.join())))
    return null;
  return { cells: changed, ...(dot && { dot }) };
}

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
  levels: {
    3: 'quarter turns, five squares',
    4: 'eighths of a turn, five squares with a dot',
    5: 'eighths of a turn, six squares with a dot',
  },
  write: (random, difficulty) => {
    const first = randomShape(random, difficulty === 5 ? 6 : 5, difficulty >= 4);
    const next =
      first && [1, 2, 3].reduce<CellShape | null>((found) => found ?? withMovedSquare(random, first), null);
    const last =
      next && [1, 2, 3].reduce<CellShape | null>((found) => found ?? withMovedSquare(random, next), null);
    if (!last) return noDraft;
    // The three shapes are a chain of small changes; any of them may be the one asked for.
    const [shape, second, third] = random.shuffle([first, next, last]) as [CellShape, CellShape, CellShape];
    if (!isWithoutSymmetry(shape) || new Set([shape, second, third].map(anyWay)).size < 3) return noDraft;
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
      mistakes: random.chance(0.2)
        ? [
            [show(second, false), 'overlooking a moved square'],
            [show(second, true), 'overlooking a moved square'],
            [show(third, false), 'overlooking a moved square'],
            [show(third, true), 'overlooking a moved square'],
          ]
        : [
            [show(shape, true), 'flipping it over'],
            [show(second, false), 'overlooking a moved square'],
            [show(second, true), 'overlooking a moved square'],
            [show(third, random.chance(0.5)), 'overlooking a moved square'],
          ],
      explanation:
        'Turn the page in your mind until an option stands upright. Only one is then like the figure. A tempting option is a shape flipped over; in the others a square has moved.',
    };
  },
  check: checkSameFigure,
};
