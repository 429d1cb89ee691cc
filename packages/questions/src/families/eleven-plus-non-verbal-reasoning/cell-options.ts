import { cellPicture, cellWords, flip, moved, quarterTurn } from '#drawing/shapes/cells.ts';
import type { Cell, CellShape } from '#drawing/shapes/cells.ts';
import type { ContentImage } from '#content-types.ts';
import { isWithoutSymmetry, outlineOf, randomCells } from '#drawing/shapes/cells.ts';
import type { Random } from '#random.ts';

/** How a shape lies: quarter turns clockwise after a reflection, and whether it is tilted by an eighth more. */
export interface Placing {
  quarters: number;
  flipped: boolean;
  tilted?: boolean;
}

export function placed(shape: CellShape, { quarters, flipped }: Placing): CellShape {
  return moved(flipped ? moved(shape, flip) : shape, quarterTurn(quarters));
}

/** The side of a square: a shape of up to 4 by 3 squares fits into an option, also when it is tilted. */
export const squareUnit = 24;

export function cellOption(shape: CellShape, placing: Placing): ContentImage {
  const turned = placed(shape, placing);
  const tilted = placing.tilted === true;
  return {
    svg: cellPicture(turned, squareUnit, tilted ? 45 : 0),
    alternativeText: `Squares in ${cellWords(turned)}${tilted ? '; all tilted 45° clockwise' : ''}.`,
  };
}

/** Whether the squares fit into 4 by 3 squares. */
export function fitsAnOption(cells: readonly Cell[]): boolean {
  const extent = (axis: 0 | 1) =>
    Math.max(...cells.map((cell) => cell[axis])) - Math.min(...cells.map((cell) => cell[axis])) + 1;
  return extent(0) + extent(1) <= 7;
}

/** A shape that looks different in each of its eight positions. */
export function randomShape(random: Random, squares: number, dotted: boolean): CellShape | null {
  for (let attempt = 0; attempt < 12; attempt++) {
    const cells = randomCells(random, squares, 4);
    if (!fitsAnOption(cells) || !outlineOf(cells)) continue;
    const shape: CellShape = { cells, ...(dotted ? { dot: random.pick(cells) } : {}) };
    if (isWithoutSymmetry(shape)) return shape;
  }
  return null;
}
