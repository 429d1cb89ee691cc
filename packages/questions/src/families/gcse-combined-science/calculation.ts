import { formatPrintedNumber, shortResult } from '#text/numbers.ts';
import type { Draft } from '../family.ts';

/** A number as it is printed, without the errors of floating-point arithmetic. */
export const printed = (value: number): string => formatPrintedNumber(Number(value.toPrecision(6)));

/** The result of a calculation and its wrong results. */
export function results(
  answer: number,
  mistakes: readonly (readonly [value: number, cause: string])[],
): Pick<Draft, 'answer' | 'mistakes'> {
  const more = [answer * 2, answer / 2, answer * 10].map((value) => [value, ''] as const);
  return {
    answer: printed(answer),
    mistakes: [...mistakes, ...more]
      .filter(([value]) => value > 0 && Math.abs(value - answer) > 0.02 * answer)
      .map(([value, cause]) => [shortResult(value), cause]),
  };
}
