import { formatPrintedNumber } from '#text/numbers.ts';

export const show = (hundredths: number) => formatPrintedNumber(Number((hundredths / 100).toFixed(4)));
