/** An exact number. The denominator is positive and has no factor in common with the numerator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Larger numbers than any question has are not computed exactly. */
const largest = 1n << 2048n;
const mostBits = 2048;

/** An exact result became too large. The caller goes on without exact numbers. */
export class TooLarge extends Error {}

const absolute = (value: bigint) => (value < 0n ? -value : value);

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [absolute(a), absolute(b)];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Throws `TooLarge`; a denominator of 0 is the caller's mistake. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('a denominator is 0');
  if (denominator === 1n && absolute(numerator) < largest) return { numerator, denominator };
  if (absolute(numerator) >= largest || absolute(denominator) >= largest) throw new TooLarge();
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const zero = rational(0n);
export const one = rational(1n);

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const negate = (a: Rational): Rational => ({ numerator: -a.numerator, denominator: a.denominator });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

export const isZero = (a: Rational): boolean => a.numerator === 0n;
export const isInteger = (a: Rational): boolean => a.denominator === 1n;
export const sign = (a: Rational): -1 | 0 | 1 => (a.numerator > 0n ? 1 : a.numerator < 0n ? -1 : 0);
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => sign(subtract(a, b));
export const equals = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;
export const absoluteValue = (a: Rational): Rational => (a.numerator < 0n ? negate(a) : a);

const bitsOf = (value: bigint) => absolute(value).toString(16).length * 4;

/** A whole power. Throws `TooLarge`, and RangeError for a negative power of 0. */
export function power(base: Rational, exponent: number): Rational {
  const size = Math.abs(exponent);
  const isTrivial = absolute(base.numerator) <= 1n && base.denominator === 1n;
  if (!isTrivial && size * Math.max(bitsOf(base.numerator), bitsOf(base.denominator)) > 2 * mostBits)
    throw new TooLarge();
  const [above, below] = isTrivial
    ? [base.numerator ** BigInt(size === 0 ? 0 : 2 - (size % 2)), 1n]
    : [base.numerator ** BigInt(size), base.denominator ** BigInt(size)];
  return exponent < 0 ? rational(below, above) : rational(above, below);
}

/** The exact number of decimal text: digits, a point, and a power of ten after `e`. Null if the power is huge. */
export function fromDecimal(text: string): Rational | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,9}))?$/u.exec(text);
  const digits = (match?.[2] ?? '') + (match?.[3] ?? '');
  const exponent = Number(match?.[4] ?? 0) - (match?.[3] ?? '').length;
  if (!match || digits === '' || Math.abs(exponent) > 400) return null;
  const value = BigInt(digits) * (match[1] === '-' ? -1n : 1n);
  return exponent < 0 ? rational(value, 10n ** BigInt(-exponent)) : rational(value * 10n ** BigInt(exponent));
}

/** The nearest floating-point number. Large numerators and denominators are scaled first. */
export function toNumber({ numerator, denominator }: Rational): number {
  const excess = Math.max(bitsOf(numerator), bitsOf(denominator)) - 1000;
  if (excess <= 0) return Number(numerator) / Number(denominator);
  const shift = BigInt(excess);
  const below = Number(denominator >> shift);
  return below === 0
    ? Number.POSITIVE_INFINITY * sign({ numerator, denominator })
    : Number(numerator >> shift) / below;
}

/** `5`, `-7/2`. */
export const toText = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`;

/** As a decimal if it ends, otherwise null. */
export function toDecimal({ numerator, denominator }: Rational): string | null {
  let rest = denominator;
  let places = 0;
  for (const factor of [2n, 5n]) {
    let count = 0;
    while (rest % factor === 0n) [rest, count] = [rest / factor, count + 1];
    places = Math.max(places, count);
  }
  if (rest !== 1n || places > 40) return null;
  const digits = String((absolute(numerator) * 10n ** BigInt(places)) / denominator).padStart(
    places + 1,
    '0',
  );
  const [whole, after] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  return `${numerator < 0n ? '-' : ''}${whole}${after === '' ? '' : `.${after}`}`;
}
