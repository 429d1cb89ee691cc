import { itemAt } from '../../item-at.ts';
import { strokeText } from '../stroke-text.ts';
import {
  arc,
  blue,
  circle,
  coordinate,
  drawing,
  ink,
  line,
  paleBlue,
  path,
  polar,
  polygon,
  polyline,
} from '../svg.ts';
import type { Point } from '../svg.ts';

const label = (text: string, at: Point) =>
  strokeText(text, at, { size: 18, color: text.length <= 1 ? blue : ink });

function marked(corner: Point, from: number, to: number, text: string, size?: number): string {
  const radius = size ?? (to - from < 40 ? 62 : 42);
  return (
    path(arc(corner, radius, from, to), { stroke: blue }) +
    label(text, polar(corner, radius + 26, (from + to) / 2))
  );
}

/** Rays from a point on a straight line (`total` 180) or around a point (360), with the angles between them. */
export function anglesAtAPoint(
  angles: readonly number[],
  labels: readonly string[],
  total: 180 | 360,
): string {
  const centre: Point = [300, total === 180 ? 220 : 200];
  const parts = total === 180 ? [line([60, 220], [540, 220])] : [line(centre, polar(centre, 180, 0))];
  let start = 0;
  angles.forEach((angle, index) => {
    const end = start + angle;
    if (end < total) parts.push(line(centre, polar(centre, 180, end)));
    parts.push(marked(centre, start, end, itemAt(labels, index), 44 + 10 * (index % 2)));
    start = end;
  });
  parts.push(circle(centre, 4, { fill: ink }));
  return drawing(600, total === 180 ? 260 : 400, parts);
}

/** A triangle with its three angles marked; the first two are at the ends of the base. */
export function triangleWithAngles(
  angles: readonly [number, number, number],
  labels: readonly [string, string, string],
): string {
  const [left, right] = angles;
  const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  const top = 1 / (1 / tangent(left) + 1 / tangent(right));
  const base = Math.min(440, 270 / top);
  const height = top * base;
  const lean = height / tangent(left);
  const start = Math.max(70, 70 - lean);
  const corners: Point[] = [
    [start, height + 50],
    [start + base, height + 50],
    [start + lean, 50],
  ];
  const width = Math.max(start + base, start + lean) + 70;
  const [first, second, third] = corners as [Point, Point, Point];
  return drawing(width, height + 100, [
    polygon(corners, { fill: paleBlue }),
    marked(first, 0, left, labels[0]),
    marked(second, 180 - right, 180, labels[1]),
    marked(third, 180 + left, 360 - right, labels[2]),
  ]);
}

/** Two parallel lines and a line across them. Labels: right above the upper crossing, and as named at the lower one. */
export function parallelLines(
  angle: number,
  upper: string,
  lower: string,
  lowerPlace: 'corresponding' | 'alternate' | 'co-interior',
): string {
  const lowerCrossing: Point = [260, 230];
  const upperCrossing = polar(lowerCrossing, 130 / Math.sin((angle * Math.PI) / 180), angle);
  const chevron = (y: number) =>
    polyline([
      [498, y - 9],
      [510, y],
      [498, y + 9],
    ]);
  const upperMark: [number, number] = lowerPlace === 'corresponding' ? [0, angle] : [180, 180 + angle];
  const lowerMark: Record<typeof lowerPlace, [number, number]> = {
    corresponding: [0, angle],
    alternate: [0, angle],
    'co-interior': [angle, 180],
  };
  return drawing(600, 330, [
    line([60, upperCrossing[1]], [540, upperCrossing[1]]),
    line([60, 230], [540, 230]),
    chevron(upperCrossing[1]),
    chevron(230),
    line(polar(lowerCrossing, 80, angle + 180), polar(upperCrossing, 80, angle)),
    marked(upperCrossing, ...upperMark, upper, 34),
    marked(lowerCrossing, ...lowerMark[lowerPlace], lower, 34),
  ]);
}

/** The small square that marks a right angle, in a corner between two directions. */
export function rightAngleMark(corner: Point, firstDirection: number, secondDirection: number): string {
  const one = polar(corner, 18, firstDirection);
  const other = polar(corner, 18, secondDirection);
  const inner: Point = [one[0] + other[0] - corner[0], one[1] + other[1] - corner[1]];
  return path(
    `M${coordinate(one[0])} ${coordinate(one[1])}L${coordinate(inner[0])} ${coordinate(inner[1])}L${coordinate(other[0])} ${coordinate(other[1])}`,
    { width: 2 },
  );
}
