import { itemAt } from '../../item-at.ts';
import { area, numberedLine } from './chart-area.ts';
import { strokeText } from '../stroke-text.ts';
import { blue, drawing, grey, line, rectangle } from '../svg.ts';

export interface Bars {
  labels: readonly string[];
  values: readonly number[];
  /** The value between two grid lines. */
  step: number;
  /** The meaning of the height, printed above the axis. */
  title: string;
}

const { left, right, bottom, top } = area;

/** A bar chart with a numbered grid; a bar may end between two lines. */
export function barChart({ labels, values, step, title }: Bars): string {
  const lines = Math.ceil(Math.max(...values) / step);
  const heightOf = (value: number) => ((bottom - top) * value) / (lines * step);
  const slot = (right - left) / labels.length;
  const parts: string[] = [strokeText(title, [left, 34], { size: 17, anchor: 'start' })];
  for (let index = 0; index <= lines; index++) {
    parts.push(...numberedLine(index * step, bottom - heightOf(index * step), right));
  }
  labels.forEach((label, index) => {
    const height = heightOf(itemAt(values, index));
    const x = left + slot * (index + 0.2);
    parts.push(rectangle([x, bottom - height], slot * 0.6, height, { fill: blue, stroke: blue, width: 1 }));
    parts.push(strokeText(label, [left + slot * (index + 0.5), bottom + 26], { size: 15 }));
  });
  parts.push(line([left, top - 10], [left, bottom], { stroke: grey }));
  parts.push(line([left, bottom], [right, bottom], { stroke: grey }));
  return drawing(600, 400, parts);
}
