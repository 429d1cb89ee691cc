import { strokeText } from './stroke-text.ts';
import { blue, circle, drawing, ink, line, polar } from './svg.ts';
import type { Point } from './svg.ts';

/** A clock face; the time is given in minutes after twelve. */
export function clockFace(minutes: number): string {
  const centre: Point = [200, 200];
  const parts = [circle(centre, 180, { width: 5 })];
  for (let hour = 1; hour <= 12; hour++) {
    const angle = 90 - hour * 30;
    parts.push(line(polar(centre, 180, angle), polar(centre, 166, angle), { width: 4 }));
    parts.push(strokeText(String(hour), polar(centre, 142, angle), { size: 24 }));
  }
  parts.push(line(centre, polar(centre, 85, 90 - minutes / 2), { width: 9 }));
  parts.push(line(centre, polar(centre, 116, 90 - (minutes % 60) * 6), { width: 5, stroke: blue }));
  parts.push(circle(centre, 8, { fill: ink }));
  return drawing(400, 400, parts);
}
