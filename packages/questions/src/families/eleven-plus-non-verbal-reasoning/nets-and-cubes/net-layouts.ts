import type { ContentImage } from '#content-types.ts';
import { glyphWords, netPicture, type Glyph } from '#drawing/shapes/cubes.ts';
import { itemAt } from '#item-at.ts';
import type { Point } from '#drawing/svg.ts';
import type { Random } from '#random.ts';

const layout = (rows: string): Point[] =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((mark, x): Point[] => (mark === '#' ? [[x, y]] : [])));

/** The eleven nets of a cube. */
export const netLayouts: readonly (readonly Point[])[] = [
  '.#/####/.#',
  '#/####/#',
  '#/####/.#',
  '#/####/..#',
  '#/####/...#',
  '.#/####/..#',
  '##/.###/..#',
  '##/.###/...#',
  '##/.###/.#',
  '###/..###',
  '##/.##/..##',
].map(layout);

type Vector = readonly [number, number, number];

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];

/**
 * The direction in which each face of the net looks on the folded cube: null if two faces land on each other. The
 * printed side is outside.
 */
export function foldedFaces(cells: readonly Point[]): Vector[] | null {
  const found = new Map<string, Vector>();
  const visit = (cell: Point, out: Vector, right: Vector, down: Vector) => {
    if (found.has(cell.join()) || !cells.some((each) => each.join() === cell.join())) return;
    found.set(cell.join(), out);
    const [x, y] = cell;
    visit([x + 1, y], right, minus(out), down);
    visit([x - 1, y], minus(right), out, down);
    visit([x, y + 1], down, right, minus(out));
    visit([x, y - 1], minus(down), right, out);
  };
  visit(itemAt(cells, 0), [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  const faces = cells.map((cell) => found.get(cell.join()) ?? [0, 0, 0]);
  return new Set(faces.map(String)).size === 6 ? (faces as Vector[]) : null;
}

/** The index of the face opposite one of them. */
export function oppositeFace(faces: readonly Vector[], index: number): number {
  const away = minus(itemAt(faces, index)).join();
  return faces.findIndex((face) => face.join() === away);
}

/** Whether three faces can be seen together as the top, the left and the right of a cube (y is downwards here). */
export function seenTogether([ax, ay, az]: Vector, [bx, by, bz]: Vector, [cx, cy, cz]: Vector): boolean {
  return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx) === -1;
}

/** Turned or flipped in one of eight ways, at the top left. */
export function anyWay(random: Random, cells: readonly Point[]): Point[] {
  const [turns, flipped] = [random.int(0, 3), random.chance(0.5)];
  let result = cells.map(([x, y]): Point => (flipped ? [0 - x, y] : [x, y]));
  for (let index = 0; index < turns; index++) result = result.map(([x, y]): Point => [0 - y, x]);
  const [left, top] = [Math.min(...result.map(([x]) => x)), Math.min(...result.map(([, y]) => y))];
  return result.map(([x, y]): Point => [x - left, y - top]);
}

/** The squares of a net in words. */
export function netWords(cells: readonly Point[], names: readonly string[]): string {
  const rows = [...new Set(cells.map(([, y]) => y))].sort((one, other) => one - other);
  return rows
    .map((row) => {
      const squares = cells
        .map(([x, y], index) => ({ x, y, name: names[index] ?? '' }))
        .filter(({ y }) => y === row)
        .sort((one, other) => one.x - other.x);
      return `row ${row + 1}: ${squares.map(({ x, name }) => `column ${x + 1}${name === '' ? '' : ` ${name}`}`).join(', ')}`;
    })
    .join('; ');
}

/** A net with a glyph on each square. */
export const netImage = (cells: readonly Point[], glyphs: readonly Glyph[]): ContentImage => ({
  svg: netPicture(cells, glyphs),
  alternativeText: `A net of six squares, ${netWords(
    cells,
    glyphs.map((glyph) => glyphWords[glyph]),
  )}.`,
});
