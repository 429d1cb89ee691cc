import { cellPicture, cellWords, flip, moved, quarterTurn } from '#drawing/shapes/cells.ts';
import type { CellShape } from '#drawing/shapes/cells.ts';
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

/** The unit that lets a shape fit into an option, also when it is tilted. */
const unitOf = (tilted: boolean) => (tilted ? 24 : 27);

export function cellOption(shape: CellShape, placing: Placing): ContentImage {
  const turned = placed(shape, placing);
  const tilted = placing.tilted === true;
  return {
    svg: cellPicture(turned, unitOf(tilted), tilted ? 45 : 0),
    alternativeText: `Squares in ${cellWords(turned)}${tilted ? '; all tilted 45° clockwise' : ''}.`,
  };
}

/** A shape that looks different in each of its eight positions. */
export function randomShape(random: Random, squares: number, dotted: boolean): CellShape | null {
  for (let attempt = 0; attempt < 12; attempt++) {
    const cells = randomCells(random, squares, 3);
    if (!outlineOf(cells)) continue;
    const shape: CellShape = { cells, ...(dotted ? { dot: random.pick(cells) } : {}) };
    if (isWithoutSymmetry(shape)) return shape;
  }
  return null;
}
