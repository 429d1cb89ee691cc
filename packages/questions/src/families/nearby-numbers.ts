import { formatPrintedNumber } from '../text/numbers.ts';
import type { Misconception } from './family.ts';

/** Numbers near the answer, for careless mistakes. They fill up the options after the named misconceptions. */
export function nearbyNumbers(
  answer: number,
  step: number,
  format: (value: number) => string = formatPrintedNumber,
): Misconception[] {
  const values = [answer + step, answer - step, answer + 2 * step, answer - 2 * step, answer + 3 * step];
  return values.filter((value) => value > 0 || answer <= 0).map((value) => [format(value), '']);
}
