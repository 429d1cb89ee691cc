import { formatPrintedNumber } from '../../text/numbers.ts';
import { strokeText } from '../stroke-text.ts';
import { line, paleGrey } from '../svg.ts';

/** Where a chart is drawn; titles and labels are outside. */
export const area = { left: 90, right: 580, bottom: 350, top: 70 };

/** A horizontal grid line with its number, which is left of the axis. */
export const numberedLine = (value: number, y: number, right: number, stroke = paleGrey): string[] => [
  line([area.left, y], [right, y], { stroke, width: 2 }),
  strokeText(formatPrintedNumber(value), [area.left - 14, y], { size: 15, anchor: 'end' }),
];
