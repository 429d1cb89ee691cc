import { strokeText } from '../stroke-text.ts';
import { arrow, blue, drawing, grey, line, polyline } from '../svg.ts';
import type { Point } from '../svg.ts';

export interface Wave {
  /** The number of complete waves. */
  waves: number;
  /** Arrows for lengths along the wave: from and to in wavelengths, and the text above. */
  along?: readonly { from: number; to: number; label: string }[];
  /**
   * Vertical arrows at a position in wavelengths: from and to in amplitudes (1 is a crest). The label is beside the
   * middle of the arrow, or at `labelAt`.
   */
  across?: readonly { at: number; from: number; to: number; label: string; labelAt?: number }[];
  xTitle: string;
}

const left = 60;
const width = 480;
const middle = 170;
const amplitude = 80;

/** A sine wave with measuring arrows. */
export function wave({ waves, along = [], across = [], xTitle }: Wave): string {
  const x = (at: number) => left + (width * at) / waves;
  const y = (height: number) => middle - amplitude * height;
  const curve = Array.from({ length: 40 * waves + 1 }, (_, step): Point => {
    const at = step / 40;
    return [x(at), y(Math.sin(2 * Math.PI * at))];
  });
  const both = (from: Point, to: Point) => arrow(from, to, { width: 2 }) + arrow(to, from, { width: 2 });
  return drawing(600, 310, [
    line([left, middle], [left + width + 20, middle], { stroke: grey, width: 2 }),
    polyline(curve, { stroke: blue, width: 4 }),
    ...along.map(
      ({ from, to, label }) =>
        both([x(from), 66], [x(to), 66]) + strokeText(label, [(x(from) + x(to)) / 2, 42], { size: 17 }),
    ),
    ...across.map(
      ({ at, from, to, label, labelAt = (from + to) / 2 }) =>
        both([x(at), y(from)], [x(at), y(to)]) +
        strokeText(label, [x(at) + 10, y(labelAt)], { size: 17, anchor: 'start' }),
    ),
    strokeText(xTitle, [left + width, 286], { size: 17, anchor: 'end' }),
  ]);
}
