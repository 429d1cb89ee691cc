import { drawing, line } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A line between two neighbouring points of a square lattice: straight or diagonal. */
export type Segment = readonly [Point, Point];

const downwards = ([[x1, y1], [x2, y2]]: Segment) => y1 < y2 || (y1 === y2 && x1 < x2);

/** The ends of a segment in words: `0,1 to 1,2`. */
export function segmentWords(segment: Segment): string {
  const [from, to] = downwards(segment) ? segment : [segment[1], segment[0]];
  return `${from.join()} to ${to.join()}`;
}

/** The same number for both directions of a segment, on a lattice of at most eight points a side. */
export function segmentCode(segment: Segment): number {
  const [[x1, y1], [x2, y2]] = downwards(segment) ? segment : [segment[1], segment[0]];
  const way = y1 === y2 ? 0 : x2 - x1 + 2;
  return 4 * (8 * y1 + x1) + way;
}

/** What a move of a segment adds to its code. */
export const segmentShift = (dx: number, dy: number) => 4 * (8 * dy + dx);

/** A line between lattice points as its unit segments. */
export function segmentsBetween([x1, y1]: Point, [x2, y2]: Point): Segment[] {
  const count = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  return Array.from({ length: count }, (_, index): Segment => [
    [x1 + dx * index, y1 + dy * index],
    [x1 + dx * (index + 1), y1 + dy * (index + 1)],
  ]);
}

/** Segments on a lattice of 26 units, from a corner of the picture. */
export function latticePicture(segments: readonly Segment[], [left, top]: Point = [13, 13]): string {
  const at = ([x, y]: Point): Point => [left + 26 * x, top + 26 * y];
  return drawing(
    130,
    130,
    segments.map(([from, to]) => line(at(from), at(to), { width: 3 })),
  );
}
