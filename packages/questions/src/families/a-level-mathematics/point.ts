import { formatPrintedNumber } from '#text/numbers.ts';

export const point = (x: number, y: number) => `(${formatPrintedNumber(x)}, ${formatPrintedNumber(y)})`;
