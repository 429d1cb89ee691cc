import { greatestCommonDivisor } from '#text/numbers.ts';

/** A fraction in TeX in its lowest terms, or a whole number. */
export function fractionTex(top: number, bottom: number): string {
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0 ? -1 : 1);
  const [over, under] = [top / divisor, bottom / divisor];
  if (under === 1) return String(over);
  return String.raw`${over < 0 ? '-' : ''}\dfrac{${Math.abs(over)}}{${under}}`;
}

/** `+ 3`, `- 4`: a number after another term, in TeX; nothing for zero. */
export const plus = (value: number): string => (value === 0 ? '' : value < 0 ? `- ${-value}` : `+ ${value}`);

/** `3x`, `x`, `-x`: a coefficient with its letters, in TeX. */
export const times = (coefficient: number, letters: string): string =>
  coefficient === 1 ? letters : coefficient === -1 ? `-${letters}` : `${coefficient}${letters}`;

/** `+ 3x`, `- x`: a term after another one, in TeX; nothing for zero. */
export const plusTimes = (coefficient: number, letters: string): string =>
  coefficient === 0
    ? ''
    : coefficient < 0
      ? `- ${times(-coefficient, letters)}`
      : `+ ${times(coefficient, letters)}`;
