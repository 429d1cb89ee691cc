import { formatPrintedNumber } from '../../text/numbers.ts';
import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, grey, line, paleGrey, red, type Point } from '../svg.ts';
import type { Axes } from './line-graph.ts';
import { area, numberedLine } from './chart-area.ts';

const { left, bottom, top } = area;
const right = 570;

/** Crosses of pairs on a numbered grid that begins at zero, with a straight line of best fit between two points. */
export function scatterGraph(axes: Axes, pairs: readonly Point[], fit: readonly [Point, Point]): string {
  const { x: across, y: up } = axes;
  const toCanvas = ([x, y]: Point): Point => [
    left + ((right - left) * x) / (across.step * across.lines),
    bottom - ((bottom - top) * y) / (up.step * up.lines),
  ];
  const parts: string[] = [
    strokeText(up.title, [left - 60, 34], { size: 16, anchor: 'start' }),
    strokeText(across.title, [right, bottom + 56], { size: 16, anchor: 'end' }),
  ];
  for (let index = 0; index <= up.lines; index++)
    parts.push(
      ...numberedLine(
        index * up.step,
        toCanvas([0, index * up.step])[1],
        right,
        index === 0 ? grey : paleGrey,
      ),
    );
  for (let index = 0; index <= across.lines; index++) {
    const [x, y] = toCanvas([index * across.step, 0]);
    parts.push(line([x, y], [x, top], { stroke: index === 0 ? grey : paleGrey, width: 2 }));
    parts.push(strokeText(formatPrintedNumber(index * across.step), [x, y + 22], { size: 15 }));
  }
  parts.push(line(toCanvas(fit[0]), toCanvas(fit[1]), { stroke: red, width: 2.5 }));
  parts.push(...pairs.map((pair) => circle(toCanvas(pair), 5, { fill: blue, stroke: blue, width: 1 })));
  return drawing(600, 430, parts);
}
