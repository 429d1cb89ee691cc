import { formatPrintedNumber } from '../../text/numbers.ts';
import { strokeText } from '../stroke-text.ts';
import { arrow, blue, circle, drawing, ink, line, paleGrey, polygon, polyline } from '../svg.ts';
import type { Point } from '../svg.ts';

export interface Plot {
  /** The lowest number on both axes. */
  low: number;
  /** The highest number on both axes. */
  high: number;
  dots?: readonly { at: Point; label: string }[];
  shapes?: readonly (readonly Point[])[];
  lines?: readonly (readonly Point[])[];
}

/** Squared paper with numbered axes. */
export function coordinateGrid({ low, high, dots = [], shapes = [], lines = [] }: Plot): string {
  const cell = 420 / (high - low);
  const toCanvas = ([x, y]: Point): Point => [40 + (x - low) * cell, 460 - (y - low) * cell];
  const parts: string[] = [];
  for (let value = low; value <= high; value++) {
    parts.push(line(toCanvas([value, low]), toCanvas([value, high]), { stroke: paleGrey, width: 1.5 }));
    parts.push(line(toCanvas([low, value]), toCanvas([high, value]), { stroke: paleGrey, width: 1.5 }));
  }
  const origin = Math.max(low, 0);
  parts.push(arrow(toCanvas([low, origin]), [478, toCanvas([0, origin])[1]], { width: 2.5 }));
  parts.push(arrow(toCanvas([origin, low]), [toCanvas([origin, 0])[0], 22], { width: 2.5 }));
  parts.push(
    strokeText('x', [490, toCanvas([0, origin])[1]], { size: 16 }),
    strokeText('y', [toCanvas([origin, 0])[0] + 18, 24], { size: 16 }),
  );
  const every = high - low > 12 ? 2 : 1;
  for (let value = low; value <= high; value++) {
    if (value % every !== 0 || value === 0) continue;
    const [x, y] = toCanvas([value, origin]);
    parts.push(strokeText(formatPrintedNumber(value), [x, y + 16], { size: 12 }));
    const [, up] = toCanvas([origin, value]);
    parts.push(
      strokeText(formatPrintedNumber(value), [toCanvas([origin, 0])[0] - 9, up], { size: 12, anchor: 'end' }),
    );
  }
  parts.push(
    ...shapes.map((shape) => polygon(shape.map(toCanvas), { stroke: blue, fill: blue, fillOpacity: 0.13 })),
  );
  parts.push(...lines.map((run) => polyline(run.map(toCanvas), { stroke: blue, width: 4 })));
  for (const { at, label } of dots) {
    const [x, y] = toCanvas(at);
    parts.push(
      circle([x, y], 6, { fill: ink, width: 1 }),
      strokeText(label, [x + 16, y - 16], { size: 16, bold: true }),
    );
  }
  return drawing(504, 490, parts);
}
