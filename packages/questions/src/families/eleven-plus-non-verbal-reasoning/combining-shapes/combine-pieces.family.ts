import { checkCombinePieces } from '#checks/eleven-plus-non-verbal-reasoning/pieces.ts';
import {
  cellMarks,
  cellPicture,
  cellWords,
  outlineOf,
  randomCells,
  withOneMoved,
} from '#drawing/shapes/cells.ts';
import type { Cell } from '#drawing/shapes/cells.ts';
import { drawing } from '#drawing/svg.ts';
import type { ContentImage } from '#content-types.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { Random } from '#random.ts';
import { piecesTogether, placeKey } from './piece-shapes.ts';

const option = (cells: readonly Cell[]): ContentImage => ({
  svg: cellPicture({ cells }, 23),
  alternativeText: `A shape of squares in ${cellWords({ cells })}.`,
});

/** The numbers of squares of the two pieces. */
const sizesAt: Readonly<Record<Difficulty, readonly [number, number]>> = {
  1: [3, 3],
  2: [3, 4],
  3: [3, 3],
  4: [3, 4],
  5: [4, 4],
};

/** Up to four shapes made like the right one, but with one square in another place, which the pieces cannot make. */
function nearMisses(
  random: Random,
  right: readonly Cell[],
  canMake: (cells: readonly Cell[]) => boolean,
): (readonly Cell[])[] {
  const wrong = new Map<string, readonly Cell[]>();
  for (let attempt = 0; attempt < 10 && wrong.size < 4; attempt++) {
    const near = withOneMoved(random, random.pick([right, ...wrong.values()]), 5);
    if (near && !canMake(near)) wrong.set(placeKey(near), near);
  }
  return [...wrong.values()];
}

export const family: Family = {
  name: 'combine-pieces',
  syllabus: 'Combining shapes: find the shape that two pieces make together',
  levels: {
    1: 'pieces of three squares, not turned',
    2: 'pieces of three and four squares, not turned',
    3: 'pieces of three squares that may be turned',
    4: 'pieces of three and four squares that may be turned',
    5: 'pieces of four squares that may be turned',
  },
  write: (random, difficulty) => {
    const turns = difficulty >= 3;
    const sizes = sizesAt[difficulty];
    const [one = [], other = []] = sizes.map((size) => randomCells(random, size, 3));
    if (!outlineOf(one) || !outlineOf(other) || placeKey(one) === placeKey(other)) return noDraft;
    const pieces = piecesTogether(one, other, turns);
    const answer = pieces.random(random);
    if (!answer) return noDraft;
    const wrong = nearMisses(random, answer, (cells) => pieces.make(cells));
    if (wrong.length < 4) return noDraft;
    const turning = turns
      ? 'They may be turned, but not flipped over'
      : 'They are not turned and not flipped over';
    return {
      body: `The two pieces are put together without overlapping. ${turning}. Which shape can they make?`,
      image: {
        svg: drawing(240, 110, [
          ...cellMarks({ cells: one }, [62, 55], 26),
          ...cellMarks({ cells: other }, [178, 55], 26),
        ]),
        alternativeText: `Two pieces. First piece, squares in ${cellWords({ cells: one })}. Second piece, squares in ${cellWords({ cells: other })}.`,
      },
      answer: option(answer),
      mistakes: wrong.map((cells): Misconception => [
        option(cells),
        'fitting one piece and not checking what remains for the other',
      ]),
      explanation: `Lay ${sizes[0] === sizes[1] ? 'one piece' : 'the larger piece'} on each option: what remains must be exactly the other piece${turns ? ', perhaps turned' : ''}. In the other options one square is in the wrong place, so one piece fits and the rest does not.`,
    };
  },
  check: checkCombinePieces,
};
