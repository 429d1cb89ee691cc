import { checkCompleteTheSquare } from '#checks/eleven-plus-non-verbal-reasoning/pieces.ts';
import {
  cellFill,
  cellPicture,
  cellWords,
  gridMarks,
  keyOf,
  moved,
  normalized,
  outlineOf,
  quarterTurn,
  randomCells,
  withOneMoved,
} from '#drawing/shapes/cells.ts';
import type { Cell } from '#drawing/shapes/cells.ts';
import { drawing } from '#drawing/svg.ts';
import type { ContentImage } from '#content-types.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { flipped, placeKey, turnsOf } from './piece-shapes.ts';

const option = (cells: readonly Cell[]): ContentImage => ({
  svg: cellPicture({ cells }, 26),
  alternativeText: `A piece of squares in ${cellWords({ cells })}.`,
});

export const family: Family = {
  name: 'complete-the-square',
  syllabus: 'Complete the shape: find the piece that fills a gap',
  steps: {
    1: 'a gap of four squares; the piece is not turned',
    2: 'a gap of five squares; the piece is not turned',
    3: 'a gap of five squares; the piece is turned',
    4: 'a gap of six squares; the piece is turned, and mirror images are offered',
    5: 'a gap of seven squares; the piece is turned, and mirror images are offered',
  },
  printed: { 1: 20, 2: 20, 3: 14, 4: 8, 5: 8 },
  write: (random, difficulty) => {
    const turns = difficulty >= 3;
    const count = [4, 5, 5, 6, 7][difficulty - 1] ?? 5;
    const gap = randomCells(random, count, 4);
    if (!outlineOf(gap)) return noDraft;
    const fits = new Set(turnsOf(gap, turns).map(placeKey));
    if (fits.has(placeKey(flipped(gap)))) return noDraft;
    const turned = (cells: readonly Cell[]): Cell[] =>
      turns ? [...moved({ cells }, quarterTurn(random.int(1, 3))).cells] : [...normalized({ cells }).cells];
    const answer = turned(gap);
    const near = withOneMoved(random, gap, 4);
    const far = withOneMoved(random, near ?? gap, 4);
    const wrong = new Map<string, [Cell[], string]>();
    const offer = (cells: readonly Cell[] | null, cause: string) => {
      if (!cells) return;
      const piece = turned(cells);
      const known = turns
        ? [...wrong.values()].some(([other]) =>
            turnsOf(other, true).some((each) => placeKey(each) === placeKey(piece)),
          )
        : false;
      if (!fits.has(placeKey(piece)) && !known) wrong.set(placeKey(piece), [piece, cause]);
    };
    offer(flipped(gap), 'flipping the piece over');
    offer(near, 'overlooking one square');
    offer(near && flipped(near), 'flipping the piece over and overlooking one square');
    offer(far, 'overlooking one square');
    offer(withOneMoved(random, gap, 4), 'overlooking one square');
    offer(withOneMoved(random, gap, 4), 'overlooking one square');
    if (wrong.size < 4) return noDraft;
    const inGap = ([x, y]: Cell) =>
      gap.some((cell) => keyOf({ cells: [cell] }) === keyOf({ cells: [[x, y]] }));
    const rows = [0, 1, 2, 3].map((row) =>
      gap
        .filter(([, y]) => y === row)
        .map(([x]) => x + 1)
        .sort(),
    );
    return {
      body: `Which piece fills the gap and completes the square? It ${turns ? 'may be turned, but not flipped over' : 'is not turned and not flipped over'}.`,
      image: {
        svg: drawing(
          130,
          130,
          gridMarks(4, [13, 13], 26, (cell) => (inGap(cell) ? null : cellFill)),
        ),
        alternativeText: `A square of 4 rows of 4. It is shaded except for the gap: ${rows.flatMap((columns, row) => (columns.length === 0 ? [] : [`row ${row + 1}: ${columns.join(', ')}`])).join('; ')}.`,
      },
      answer: option(answer),
      mistakes: [...wrong.values()].map(([cells, cause]): Misconception => [option(cells), cause]),
      explanation: `Compare the edge of the gap with the edge of each piece, corner by corner${turns ? ', turning it in your mind' : ''}. The tempting piece is the mirror image, which would fit only if it were flipped over; the others have one square in the wrong place.`,
    };
  },
  check: checkCompleteTheSquare,
};
