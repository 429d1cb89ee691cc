import type { ContentImage } from '../../content-types.ts';
import { formatPrintedNumber } from '../../text/numbers.ts';
import { area, numberedLine } from './chart-area.ts';
import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, grey, line, paleGrey, pointsFrom, polyline } from '../svg.ts';
import type { Point } from '../svg.ts';

export interface Axes {
  x: Axis;
  y: Axis;
}

export interface Axis {
  title: string;
  /** The value between two grid lines. */
  step: number;
  /** The number of grid lines, without the one at zero. */
  lines: number;
}

const { left, bottom, top } = area;
const right = 570;

/** A line graph as the picture of a question. Points as text: `0,0 8,40`. */
export const lineGraphPicture = (axes: Axes, points: string, alternativeText: string): ContentImage => ({
  svg: lineGraph(axes, pointsFrom(points)),
  alternativeText,
});

/** Points joined by straight lines on a numbered grid that begins at zero. */
export function lineGraph(axes: Axes, values: readonly Point[], dots = true): string {
  const { x: across, y: up } = axes;
  const toCanvas = ([x, y]: Point): Point => [
    left + ((right - left) * x) / (across.step * across.lines),
    bottom - ((bottom - top) * y) / (up.step * up.lines),
  ];
  const strokeOf = (index: number) => (index === 0 ? grey : paleGrey);
  const parts: string[] = [
    strokeText(up.title, [left - 40, 34], { size: 16, anchor: 'start' }),
    strokeText(across.title, [right, bottom + 56], { size: 16, anchor: 'end' }),
  ];
  for (let index = 0; index <= up.lines; index++) {
    const [, y] = toCanvas([0, index * up.step]);
    parts.push(...numberedLine(index * up.step, y, right, strokeOf(index)));
  }
  for (let index = 0; index <= across.lines; index++) {
    const [x, y] = toCanvas([index * across.step, 0]);
    parts.push(line([x, y], [x, top], { stroke: strokeOf(index), width: 2 }));
    parts.push(strokeText(formatPrintedNumber(index * across.step), [x, y + 22], { size: 15 }));
  }
  parts.push(polyline(values.map(toCanvas), { stroke: blue, width: 4 }));
  if (dots)
    parts.push(...values.map((value) => circle(toCanvas(value), 5, { fill: blue, stroke: blue, width: 1 })));
  return drawing(600, 430, parts);
}
