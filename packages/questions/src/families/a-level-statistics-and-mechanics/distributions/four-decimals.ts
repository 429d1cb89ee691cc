import { formatPrintedNumber } from '#text/numbers.ts';

export const show = (value: number) => formatPrintedNumber(Number(value.toFixed(4)));
