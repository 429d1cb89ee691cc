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
import { flipped, kindOf } from './piece-shapes.ts';

const option = (cells: readonly Cell[]): ContentImage => ({
  svg: cellPicture({ cells }, 26),
  alternativeText: `A piece of squares in ${cellWords({ cells })}.`,
});

export const family: Family = {
  name: 'complete-the-square',
  syllabus: 'Complete the shape: find the piece that fills a gap',
  levels: {
    1: 'a gap of four squares; the piece is not turned',
    2: 'a gap of five squares; the piece is not turned',
    3: 'a gap of five squares; the piece is turned',
    4: 'a gap of six squares; the piece is turned, and mirror images are offered',
    5: 'a gap of seven squares; the piece is turned, and mirror images are offered',
  },
  write: (random, difficulty) => {
    const turns = difficulty >= 3;
    const count = [4, 5, 5, 6, 7][difficulty - 1] ?? 5;
    const first = randomCells(random, count, 4);
    const next = withOneMoved(random, first, 4);
    const last = next && withOneMoved(random, next, 4);
    if (!last || !outlineOf(first)) return noDraft;
    // The three pieces are a chain of small changes; any of them may be the one that fits.
    const [gap, second, third] = random.shuffle([first, next, last]) as [Cell[], Cell[], Cell[]];
    const turned = (cells: readonly Cell[]): Cell[] =>
      turns ? [...moved({ cells }, quarterTurn(random.int(1, 3))).cells] : [...normalized({ cells }).cells];
    const pieces = [gap, second, third];
    const kinds = [...pieces, ...pieces.map(flipped)].map((cells) => kindOf(cells, turns));
    if (new Set(kinds).size < 6) return noDraft;
    const [overlooked, both] = ['overlooking one square', 'flipping a piece over and overlooking one square'];
    const answer = turned(gap);
    const wrong: [Cell[], string][] = [
      [second, overlooked],
      [flipped(second), both],
      ...(random.chance(0.2)
        ? ([
            [third, overlooked],
            [flipped(third), both],
          ] as [Cell[], string][])
        : ([
            [flipped(gap), 'flipping the piece over'],
            random.chance(0.5) ? [third, overlooked] : [flipped(third), both],
          ] as [Cell[], string][])),
    ];
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
      mistakes: wrong.map(([cells, cause]): Misconception => [option(turned(cells)), cause]),
      explanation: `Compare the edge of the gap with the edge of each piece, corner by corner${turns ? ', turning it in your mind' : ''}. Tempting pieces would fit only if they were flipped over; the others have a square in the wrong place.`,
    };
  },
  check: checkCompleteTheSquare,
};
