import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';

/** The smallest and largest number of significant figures that a decimal text may have: 1200 has two to four. */
export interface Figures {
  least: number;
  most: number;
}

/** Of a number as it was typed, without its power of ten. Zeros at the end of a whole number are ambiguous. */
export function figuresOf(text: string): Figures {
  const [whole = '', after] = text.replace(/^[-+]/u, '').split('.');
  const digits = (whole + (after ?? '')).replace(/^0+/u, '');
  if (digits === '') {
    const zeros = Math.max(1, (after ?? '').length);
    return { least: zeros, most: zeros };
  }
  const least = after === undefined ? endOfFigures(digits) : digits.length;
  return { least, most: digits.length };
}

/** The length without the zeros at the end. */
function endOfFigures(digits: string): number {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end;
}

export const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Halves are rounded away from zero, as at school. */
function roundedQuotient(above: bigint, below: bigint): bigint {
  const size = above < 0n ? -above : above;
  const rounded = (2n * size + below) / (2n * below);
  return above < 0n ? -rounded : rounded;
}

/** Rounded to decimal places, which may be negative: −2 rounds to hundreds. */
export function roundToPlaces(value: Rational, places: number): Rational {
  const scale = exact.power(exact.rational(10n), places);
  const scaled = exact.multiply(value, scale);
  return exact.divide(exact.rational(roundedQuotient(scaled.numerator, scaled.denominator)), scale);
}

/** The power of ten of the first figure: 2 for 123, −2 for 0.045. */
export function magnitudeOf(value: Rational): number {
  const { numerator, denominator } = exact.absoluteValue(value);
  if (numerator === 0n) return 0;
  const estimate = String(numerator).length - String(denominator).length;
  const reaches = exact.compare(
    exact.rational(numerator, denominator),
    exact.power(exact.rational(10n), estimate),
  );
  return reaches >= 0 ? estimate : estimate - 1;
}

export const roundToFigures = (value: Rational, figures: number): Rational =>
  exact.isZero(value) ? value : roundToPlaces(value, figures - 1 - magnitudeOf(value));

/** With a fixed number of decimal places: 3.50. */
export function fixedText(value: Rational, places: number): string {
  const rounded = roundToPlaces(value, places);
  const scale = 10n ** BigInt(Math.max(0, places));
  const digits = String((exact.absoluteValue(rounded).numerator * scale) / rounded.denominator).padStart(
    places + 1,
    '0',
  );
  const [whole, after] = places > 0 ? [digits.slice(0, -places), digits.slice(-places)] : [digits, ''];
  return `${exact.sign(rounded) < 0 ? '-' : ''}${whole}${after === '' ? '' : `.${after}`}`;
}

/** With a number of significant figures: 0.0450, 1200. */
export function figuresText(value: Rational, figures: number): string {
  const rounded = roundToFigures(value, figures);
  return fixedText(rounded, Math.max(0, figures - 1 - magnitudeOf(rounded)));
}
