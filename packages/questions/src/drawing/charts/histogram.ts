import { formatPrintedNumber } from '../../text/numbers.ts';
import { strokeText } from '../stroke-text.ts';
import { blue, drawing, grey, line, paleBlue, rectangle } from '../svg.ts';
import { area, numberedLine } from './chart-area.ts';

export interface HistogramBar {
  from: number;
  to: number;
  density: number;
}

const { left, right, bottom, top } = area;

/** Bars of different widths that touch; the height is the frequency density. The axis begins at 0. */
export function histogram(bars: readonly HistogramBar[], xTitle: string, step: number): string {
  const end = Math.max(...bars.map(({ to }) => to));
  const lines = Math.ceil(Math.max(...bars.map(({ density }) => density)) / step);
  const xOf = (value: number) => left + ((right - left) * value) / end;
  const yOf = (value: number) => bottom - ((bottom - top) * value) / (lines * step);
  const edges = [...new Set(bars.flatMap(({ from, to }) => [from, to]))];
  return drawing(620, 430, [
    strokeText('Frequency density', [left - 60, 34], { size: 16, anchor: 'start' }),
    strokeText(xTitle, [right, bottom + 56], { size: 16, anchor: 'end' }),
    ...Array.from({ length: lines + 1 }, (_, index) =>
      numberedLine(Number((index * step).toFixed(6)), yOf(index * step), right),
    ).flat(),
    ...bars.map(({ from, to, density }) =>
      rectangle([xOf(from), yOf(density)], xOf(to) - xOf(from), bottom - yOf(density), {
        fill: paleBlue,
        stroke: blue,
        width: 2.5,
      }),
    ),
    ...edges.map((edge) => strokeText(formatPrintedNumber(edge), [xOf(edge), bottom + 22], { size: 15 })),
    line([left, top - 10], [left, bottom], { stroke: grey }),
    line([left, bottom], [right, bottom], { stroke: grey }),
  ]);
}
