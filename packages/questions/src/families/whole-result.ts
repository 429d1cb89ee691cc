import { formatPrintedNumber } from '../text/numbers.ts';
import type { Misconception } from './family.ts';

/**
 * The mistake with its result, where that is a whole number as the answer is. A pupil who gets 22.67 sheep looks for
 * the slip, and a rounded 23 is not what the mistake gives.
 */
export function wholeResult(
  value: number,
  cause: string,
  format: (value: number) => string = formatPrintedNumber,
): Misconception[] {
  const exact = Number(value.toPrecision(10));
  return Number.isInteger(exact) ? [[format(exact), cause]] : [];
}
