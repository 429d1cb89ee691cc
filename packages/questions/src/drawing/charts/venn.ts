import { formatPrintedNumber } from '../../text/numbers.ts';
import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, rectangle } from '../svg.ts';

/** Two circles in a frame; the numbers are: left only, both, right only, outside. */
export function venn(
  left: string,
  right: string,
  [one, both, other, outside]: readonly [number, number, number, number],
): string {
  const style = { stroke: blue, fill: blue, fillOpacity: 0.1, width: 3.5 };
  return drawing(600, 360, [
    rectangle([20, 20], 560, 320),
    circle([235, 185], 125, style),
    circle([365, 185], 125, style),
    strokeText(left, [125, 70], { size: 26, bold: true }),
    strokeText(right, [475, 70], { size: 26, bold: true }),
    strokeText(formatPrintedNumber(one), [180, 185], { size: 26 }),
    strokeText(formatPrintedNumber(both), [300, 185], { size: 26 }),
    strokeText(formatPrintedNumber(other), [420, 185], { size: 26 }),
    strokeText(formatPrintedNumber(outside), [540, 310], { size: 26 }),
  ]);
}
