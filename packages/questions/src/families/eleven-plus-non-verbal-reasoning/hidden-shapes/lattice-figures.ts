import {
  latticePicture,
  segmentCode,
  segmentsBetween,
  segmentShift,
  segmentWords,
} from '#drawing/shapes/lattice.ts';
import type { Segment } from '#drawing/shapes/lattice.ts';
import type { ContentImage } from '#content-types.ts';
import type { Point } from '#drawing/svg.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';

/** Closed shapes by their corners on the lattice. */
export const targets: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: [
    '0,0 2,0 2,2 0,2',
    '0,0 2,0 0,2',
    '0,0 2,0 2,2',
    '0,2 1,1 2,2',
    '0,0 2,0 1,1',
    '0,0 2,0 2,1 0,1',
    '1,0 2,1 1,2 0,1',
  ],
  2: [
    '1,0 2,0 2,1 1,2 0,1',
    '0,1 1,0 2,0 2,2 0,2',
    '0,0 1,0 2,1 1,1',
    '0,0 2,0 3,1 1,1',
    '1,0 2,0 3,1 0,1',
    '0,0 2,0 2,1 1,2 0,2',
    '0,0 1,1 2,0 2,2 0,2',
    '0,1 1,0 3,0 2,1',
  ],
  3: [
    '0,0 1,0 1,1 2,1 2,2 0,2',
    '0,0 2,0 2,2 1,1 0,2',
    '1,0 2,1 2,2 1,2 0,1 0,0',
    '0,1 1,0 2,1 3,1 2,2 1,2',
    '0,0 1,0 2,1 2,2 1,1 0,1',
    '1,0 3,0 2,1 2,2 1,2 1,1 0,1',
    '0,0 2,0 2,1 3,1 3,2 1,2 1,1',
  ],
};

export function edgesOf(text: string, flipped: boolean, turns: number): Segment[] {
  let corners = text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [flipped ? 0 - x : x, y];
  });
  for (let index = 0; index < turns; index++) corners = corners.map(([x, y]): Point => [0 - y, x]);
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const placed = corners.map(([x, y]): Point => [x - left, y - top]);
  return placed.flatMap((corner, index) =>
    segmentsBetween(corner, itemAt(placed, (index + 1) % placed.length)),
  );
}

const shifted = (segments: readonly Segment[], dx: number, dy: number): Segment[] =>
  segments.map(([[x1, y1], [x2, y2]]): Segment => [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
  ]);

export const extent = (segments: readonly Segment[], axis: 0 | 1) =>
  Math.max(...segments.flat().map((point) => point[axis]));

/** Whether all segments of the shape are among the codes somewhere, without turning it. */
export function contains(codes: ReadonlySet<number>, shape: readonly Segment[]): boolean {
  const own = shape.map(segmentCode);
  for (let dx = 0; dx <= 4 - extent(shape, 0); dx++)
    for (let dy = 0; dy <= 4 - extent(shape, 1); dy++)
      if (own.every((code) => codes.has(code + segmentShift(dx, dy)))) return true;
  return false;
}

/** The square around every figure. */
const frame = edgesOf('0,0 4,0 4,4 0,4', false, 0);

/** All lines of three or four segments inside the frame. */
const longLines: readonly (readonly Segment[])[] = [3, 4].flatMap((length) =>
  (
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const
  ).flatMap(([dx, dy]) =>
    Array.from({ length: 25 }, (_, place): Point => [place % 5, Math.floor(place / 5)]).flatMap(([x, y]) => {
      const [endX, endY] = [x + dx * length, y + dy * length];
      const along = (dx === 0 && x % 4 === 0) || (dy === 0 && y % 4 === 0);
      return along || endX > 4 || endY > 4 || endY < 0 ? [] : [segmentsBetween([x, y], [endX, endY])];
    }),
  ),
);
export const randomLine = (random: Random) => random.pick(longLines);

/** A crowded figure around a shape placed at random, with the same number of lines each time. */
export function figureAround(random: Random, shape: readonly Segment[], lines: number): Map<number, Segment> {
  const [dx, dy] = [random.int(0, 4 - extent(shape, 0)), random.int(0, 4 - extent(shape, 1))];
  const all = [
    ...frame,
    ...shifted(shape, dx, dy),
    ...Array.from({ length: lines }, () => randomLine(random)).flat(),
  ];
  return new Map(all.map((segment) => [segmentCode(segment), segment]));
}

const way = ([[x1, y1], [x2, y2]]: Segment) =>
  y1 === y2 ? 'across' : x1 === x2 ? 'down' : x2 - x1 === y2 - y1 ? 'sloping down' : 'sloping up';

function words(segments: readonly Segment[]): string {
  return ['across', 'down', 'sloping down', 'sloping up']
    .flatMap((kind) => {
      const starts = segments
        .filter((segment) => way(segment) === kind)
        .map((segment) => segmentWords(segment));
      return starts.length === 0 ? [] : [`${kind}: ${starts.sort().join('; ')}`];
    })
    .join('. ');
}

export const picture = (segments: readonly Segment[], at?: Point): ContentImage => ({
  svg: latticePicture(segments, at),
  alternativeText: `Lines between points of a grid (column, row). ${words(segments)}.`.replace(
    /\. ([a-z])/g,
    (_, first: string) => `. ${first.toUpperCase()}`,
  ),
});
