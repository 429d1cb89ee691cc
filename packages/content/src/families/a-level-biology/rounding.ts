import { toSignificantFigures } from '#text/numbers.ts';

/** As `toSignificantFigures`, with a half rounded up even where the binary number is a little too small. */
export const figures = (value: number, digits = 3): string =>
  toSignificantFigures(value * (1 + 1e-12), digits);
