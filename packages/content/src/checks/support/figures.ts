import { itemAt } from '../../item-at.ts';
import { cornersOf, marksOf, number } from './svg.ts';
import type { Mark } from './svg.ts';

/** The visible features of a figure, measured from its SVG elements. */
export interface Seen {
  sides: number;
  fill: string;
  /** Degrees anticlockwise from the right; -1 if the figure has no hand. */
  pointer: number;
  dots: number;
  inner: number;
  /** Radius in thirds of the usual, so that small and large differ. */
  size: number;
}

const centreOf = (corners: readonly [number, number][]) =>
  [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ] as const;

function positionOf(mark: Mark): readonly [number, number] {
  if (mark.tag === 'polygon') return centreOf(cornersOf(mark));
  if (mark.tag === 'circle') return [number(mark, 'cx'), number(mark, 'cy')];
  return [number(mark, 'x1'), number(mark, 'y1')];
}

function seen(marks: readonly Mark[]): Seen {
  const polygons = marks.filter(({ tag }) => tag === 'polygon');
  const hand = marks.find(({ tag }) => tag === 'line');
  const corners = cornersOf(itemAt(polygons, 0));
  const [x, y] = centreOf(corners);
  const [cornerX, cornerY] = itemAt(corners, 0);
  const turn = hand
    ? (Math.atan2(number(hand, 'y1') - number(hand, 'y2'), number(hand, 'x2') - number(hand, 'x1')) * 180) /
      Math.PI
    : -1;
  return {
    sides: corners.length,
    fill: itemAt(polygons, 0).attributes['fill'] ?? '',
    pointer: hand ? Math.round((turn + 360) % 360) % 360 : -1,
    dots: marks.filter(({ tag }) => tag === 'circle').length - (hand ? 1 : 0),
    inner: polygons.length > 1 ? cornersOf(itemAt(polygons, 1)).length : 0,
    size: Math.hypot(cornerX - x, cornerY - y) < 38 ? 1 : 2,
  };
}

/** The figures of a drawing, one for each box, in reading order. */
export function figuresIn(svg: string, cell = 130, margin = 10): Seen[] {
  const boxes = new Map<number, Mark[]>();
  for (const mark of marksOf(svg)) {
    if (!['polygon', 'circle', 'line'].includes(mark.tag)) continue;
    const [x, y] = positionOf(mark);
    const box = Math.floor((y - margin) / cell) * 100 + Math.floor((x - margin) / cell);
    boxes.set(box, [...(boxes.get(box) ?? []), mark]);
  }
  return [...boxes].sort(([one], [other]) => one - other).map(([, marks]) => seen(marks));
}

/** The only figure of an option. */
export function figureOf(svg: string): Seen {
  return itemAt(figuresIn(svg, 130, 0), 0);
}

export const features = ['sides', 'fill', 'pointer', 'dots', 'inner', 'size'] as const;
export type Feature = (typeof features)[number];

export function sameFigure(one: Seen, other: Seen): boolean {
  return features.every((feature) => one[feature] === other[feature]);
}
