import { itemAt } from '../../item-at.ts';
import { strokeText } from '../stroke-text.ts';
import { blue, drawing, ink, paleBlue, paper, polar, sector, yellow } from '../svg.ts';
import type { Point } from '../svg.ts';

export interface Slice {
  label: string;
  /** Degrees. */
  angle: number;
  /** Printed inside the slice, e.g. its angle. */
  note?: string;
}

const fills = [paleBlue, yellow, blue, paper, '#B9E3CF'];

/** A pie chart; slices start at the top and go clockwise. */
export function pieChart(slices: readonly Slice[]): string {
  const centre: Point = [300, 210];
  let end = 90;
  const parts = slices.map(({ label, angle, note }, index) => {
    const start = end - angle;
    const middle = (start + end) / 2;
    const fill = itemAt(fills, index % fills.length);
    const [x] = polar(centre, 200, middle);
    const anchor = Math.abs(x - centre[0]) < 40 ? 'middle' : x > centre[0] ? 'start' : 'end';
    const slice =
      sector(centre, 165, start, end, { fill }) +
      strokeText(label, polar(centre, 187, middle), { size: 17, anchor }) +
      (note
        ? strokeText(note, polar(centre, 105, middle), { size: 17, color: fill === blue ? paper : ink })
        : '');
    end = start;
    return slice;
  });
  return drawing(600, 420, parts);
}
