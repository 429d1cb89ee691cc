import { itemAt } from '../../item-at.ts';
import { polar } from '../svg.ts';
import type { Point } from '../svg.ts';

/** The outlines of figures; all are easy to name and to distinguish when small. */
export type Shape =
  | 'circle'
  | 'triangle'
  | 'square'
  | 'pentagon'
  | 'hexagon'
  | 'star'
  | 'cross'
  | 'arrow'
  | 'semicircle';

/** Shapes that have no direction. */
export const plainShapes: readonly Shape[] = [
  'circle',
  'triangle',
  'square',
  'pentagon',
  'hexagon',
  'star',
  'cross',
];

/** The number of sides, for the shapes on which pupils count them. */
export const sidesOf: Readonly<Partial<Record<Shape, number>>> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
};

const ring = (count: number, radius: number, start: number): Point[] =>
  Array.from({ length: count }, (_, index) => polar([0, 0], radius, start + (360 / count) * index));

const arm = 0.32;
const crossCorners: readonly Point[] = [
  [-arm, -0.92],
  [arm, -0.92],
  [arm, -arm],
  [0.92, -arm],
  [0.92, arm],
  [arm, arm],
  [arm, 0.92],
  [-arm, 0.92],
  [-arm, arm],
  [-0.92, arm],
  [-0.92, -arm],
  [-arm, -arm],
];
const arrowCorners: readonly Point[] = [
  [0, -1],
  [0.8, -0.1],
  [0.32, -0.1],
  [0.32, 0.95],
  [-0.32, 0.95],
  [-0.32, -0.1],
  [-0.8, -0.1],
];

function corners(shape: Shape, radius: number): Point[] {
  const scaled = (list: readonly Point[]) => list.map(([x, y]): Point => [x * radius, y * radius]);
  if (shape === 'cross') return scaled(crossCorners);
  if (shape === 'arrow') return scaled(arrowCorners);
  if (shape === 'star')
    return ring(10, radius, 90).map(([x, y], index) => (index % 2 === 0 ? [x, y] : [x * 0.45, y * 0.45]));
  if (shape === 'semicircle')
    return Array.from({ length: 19 }, (_, index) => polar([0, radius * 0.45], radius, 10 * index));
  if (shape === 'circle') return ring(40, radius * 0.92, 0);
  const sides = sidesOf[shape] ?? 4;
  return ring(sides, radius, sides === 4 ? 45 : sides === 6 ? 0 : 90);
}

const known = new Map<string, Point[]>();

/** The corners around the origin, clockwise turned by eighths; a circle by 40 points. */
export function cornersOfShape(shape: Shape, radius: number, turn: number): Point[] {
  const key = `${shape} ${radius} ${turn}`;
  const found = known.get(key);
  if (found) return found;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
  const turned = corners(shape, radius).map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  known.set(key, turned);
  return turned;
}

/** Whether a point is inside a closed outline. */
export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = itemAt(outline, (index + 1) % outline.length);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

const stripes = new Map<string, [Point, Point][]>();

/** Slanting lines that fill the shape. */
export function stripesIn(shape: Shape, radius: number, turn: number, way: 'up' | 'down'): [Point, Point][] {
  const key = `${shape} ${radius} ${turn} ${way}`;
  const found = stripes.get(key);
  if (found) return found;
  const outline = cornersOfShape(shape, radius, turn);
  const lines: [Point, Point][] = [];
  const slope = way === 'up' ? 1 : -1;
  for (let sum = -12 * 12 + 0.01; sum < 12 * 12; sum += 12) {
    const cuts = outline.flatMap(([x1, y1], index): Point[] => {
      const [x2, y2] = itemAt(outline, (index + 1) % outline.length);
      const [one, other] = [x1 + slope * y1 - sum, x2 + slope * y2 - sum];
      if (one > 0 === other > 0) return [];
      const share = one / (one - other);
      return [[x1 + share * (x2 - x1), y1 + share * (y2 - y1)]];
    });
    cuts.sort(([x], [otherX]) => x - otherX);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const [from, to] = [itemAt(cuts, index), itemAt(cuts, index + 1)];
      if (to[0] - from[0] > 3) lines.push([from, to]);
    }
  }
  stripes.set(key, lines);
  return lines;
}
