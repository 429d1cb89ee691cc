import type { ContentImage } from '../content-types.ts';
import { formatPrintedNumber } from '../text/numbers.ts';
import { strokeText } from './stroke-text.ts';
import { blue, circle, drawing, grey, line, paleGrey, pointsFrom, polyline } from './svg.ts';
import type { Point } from './svg.ts';

export interface Axes {
  xTitle: string;
  yTitle: string;
  xStep: number;
  yStep: number;
  xLines: number;
  yLines: number;
}

const left = 90;
const right = 570;
const bottom = 350;
const top = 70;

/** A line graph as the picture of a question. Points as text: `0,0 8,40`. */
export const lineGraphPicture = (axes: Axes, points: string, alternativeText: string): ContentImage => ({
  svg: lineGraph(axes, pointsFrom(points)),
  alternativeText,
});

/** Points joined by straight lines on a numbered grid that begins at zero. */
export function lineGraph(axes: Axes, values: readonly Point[], dots = true): string {
  const place = ([x, y]: Point): Point => [
    left + ((right - left) * x) / (axes.xStep * axes.xLines),
    bottom - ((bottom - top) * y) / (axes.yStep * axes.yLines),
  ];
  const parts: string[] = [
    strokeText(axes.yTitle, [left - 40, 34], { size: 16, anchor: 'start' }),
    strokeText(axes.xTitle, [right, bottom + 56], { size: 16, anchor: 'end' }),
  ];
  for (let index = 0; index <= axes.yLines; index++) {
    const [x, y] = place([0, index * axes.yStep]);
    parts.push(line([x, y], [right, y], { stroke: index === 0 ? grey : paleGrey, width: 2 }));
    parts.push(strokeText(formatPrintedNumber(index * axes.yStep), [x - 14, y], { size: 15, anchor: 'end' }));
  }
  for (let index = 0; index <= axes.xLines; index++) {
    const [x, y] = place([index * axes.xStep, 0]);
    parts.push(line([x, y], [x, top], { stroke: index === 0 ? grey : paleGrey, width: 2 }));
    parts.push(strokeText(formatPrintedNumber(index * axes.xStep), [x, y + 22], { size: 15 }));
  }
  parts.push(polyline(values.map(place), { stroke: blue, width: 4 }));
  if (dots)
    parts.push(...values.map((value) => circle(place(value), 5, { fill: blue, stroke: blue, width: 1 })));
  return drawing(600, 430, parts);
}
