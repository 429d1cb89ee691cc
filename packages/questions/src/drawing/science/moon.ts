import { itemAt } from '../../item-at.ts';
import { strokeText } from '../stroke-text.ts';
import { circle, coordinate, drawing, ink, path, polar, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';

const sunlit = '#FFF1B8';
const shaded = '#47517A';

/** The Moon as seen from Britain; `age` in degrees: 0 new, 90 first quarter, 180 full, 270 last quarter. */
function moonMarks([x, y]: Point, radius: number, age: number): string[] {
  const waxing = age <= 180;
  const bulge = coordinate(radius * Math.abs(Math.cos((age * Math.PI) / 180)));
  const crescent = age < 90 || age > 270;
  const edge = waxing ? 1 : 0;
  const terminator = crescent ? 1 - edge : edge;
  const arcs = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${edge} ${x} ${y + radius}A${bulge} ${radius} 0 0 ${terminator} ${x} ${y - radius}Z`;
  const lit = age === 0 ? '' : path(arcs, { fill: sunlit, stroke: sunlit, width: 1 });
  return [circle([x, y], radius, { fill: shaded, stroke: shaded, width: 1 }), lit];
}

const night = (width: number, height: number) => rectangle([0, 0], width, height, { fill: ink, width: 0 });

export function moon(age: number): string {
  return drawing(150, 150, [night(150, 150), ...moonMarks([75, 75], 55, age)]);
}

/** Phases of the Moon side by side, with a question mark after the last. */
export function moonRow(ages: readonly number[]): string {
  const width = 130 * (ages.length + 1);
  const end: Point = [65 + 130 * ages.length, 70];
  const rim = Array.from({ length: 24 }, (_, index) =>
    circle(polar(end, 48, 15 * index), 1.5, { stroke: sunlit, fill: sunlit, width: 0 }),
  );
  return drawing(width, 140, [
    night(width, 140),
    ...ages.flatMap((_, index) => moonMarks([65 + 130 * index, 70], 48, itemAt(ages, index))),
    ...rim,
    strokeText('?', end, { size: 34, color: sunlit }),
  ]);
}
