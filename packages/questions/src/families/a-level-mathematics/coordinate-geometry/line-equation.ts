import { terms } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';

/** `3x − 2y = 7`. */
export const lineEquation = (a: number, b: number, c: number) =>
  `${terms([[a, 1]])} ${b < 0 ? '−' : '+'} ${terms([[Math.abs(b), 1]], 'y')} = ${formatPrintedNumber(c)}`;
