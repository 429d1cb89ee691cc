import * as exact from './rational.ts';
import type { Rational } from './rational.ts';

/** Polynomials of a higher degree are not solved. */
const highestDegree = 8;

/** Numbers with more divisors to try than this are not split up. */
const mostDivisors = 200;

/** The positive divisors of a whole number up to ten million; null for larger ones. */
function divisorsOf(number: bigint): bigint[] | null {
  const size = number < 0n ? -number : number;
  if (size > 10_000_000n) return null;
  const value = Number(size);
  const divisors: number[] = [];
  for (let divisor = 1; divisor * divisor <= value; divisor++)
    if (value % divisor === 0) divisors.push(divisor, value / divisor);
  return divisors.length > mostDivisors ? null : [...new Set(divisors)].map(BigInt);
}

/** The coefficients multiplied until they are whole. */
export function wholeCoefficients(coefficients: readonly Rational[]): bigint[] {
  const common = coefficients.reduce(
    (product, { denominator }) => (product / exact.greatestCommonDivisor(product, denominator)) * denominator,
    1n,
  );
  return coefficients.map(({ numerator, denominator }) => numerator * (common / denominator));
}

/** Whether a number may be a root, by its approximate value: most candidates are not. */
function isNearRoot(coefficients: readonly number[], number: number): boolean {
  let [value, size] = [0, 0];
  for (let power = coefficients.length - 1; power >= 0; power--) {
    value = value * number + (coefficients[power] ?? 0);
    size = size * Math.abs(number) + Math.abs(coefficients[power] ?? 0);
  }
  return Math.abs(value) <= size * 1e-9;
}

const valueAt = (coefficients: readonly Rational[], number: Rational): Rational =>
  coefficients.reduceRight((value, each) => exact.add(exact.multiply(value, number), each), exact.zero);

/** Divided by x − root, which must be a root. */
function withoutRoot(coefficients: readonly Rational[], root: Rational): Rational[] {
  const quotient: Rational[] = [];
  let carried = exact.zero;
  for (const each of coefficients.slice(1).toReversed()) {
    carried = exact.add(exact.multiply(carried, root), each);
    quotient.unshift(carried);
  }
  return quotient;
}

function rationalRoot(coefficients: readonly Rational[]): Rational | null | 'UNKNOWN' {
  const whole = wholeCoefficients(coefficients);
  if (whole[0] === 0n) return exact.zero;
  const [above, below] = [divisorsOf(whole[0] ?? 0n), divisorsOf(whole.at(-1) ?? 0n)];
  if (!above || !below || above.length * below.length > 2000) return 'UNKNOWN';
  const approximate = coefficients.map(exact.toNumber);
  for (const numerator of above) {
    for (const denominator of below) {
      for (const candidate of [
        exact.rational(numerator, denominator),
        exact.rational(-numerator, denominator),
      ])
        if (
          isNearRoot(approximate, exact.toNumber(candidate)) &&
          exact.isZero(valueAt(coefficients, candidate))
        )
          return candidate;
    }
  }
  return null;
}

/**
 * The real roots of a polynomial, from the constant coefficient on: exact ones, and those of a remaining quadratic as
 * numbers. Null if there may be others.
 */
export function rootsOf(polynomial: readonly Rational[]): (Rational | number)[] | null {
  const roots: (Rational | number)[] = [];
  if (polynomial.length > highestDegree + 1) return null;
  let rest = [...polynomial];
  while (rest.length > 1 && exact.isZero(rest.at(-1) ?? exact.zero)) rest.pop();
  while (rest.length > 1) {
    const root = rationalRoot(rest);
    if (root === 'UNKNOWN') return null;
    if (root === null) break;
    roots.push(root);
    rest = withoutRoot(rest, root);
  }
  const others = rest.length <= 1 ? [] : irrationalRoots(rest);
  return others && [...roots, ...others];
}

/** Of a quadratic, also in x². */
function irrationalRoots(rest: readonly Rational[]): number[] | null {
  if (rest.length === 3) return quadraticRoots(rest);
  const isInSquares = rest.length === 5 && rest.every((each, power) => power % 2 === 0 || exact.isZero(each));
  if (!isInSquares) return null;
  const squares = quadraticRoots(rest.filter((_, power) => power % 2 === 0));
  return squares.filter((each) => each >= 0).flatMap((each) => [Math.sqrt(each), -Math.sqrt(each)]);
}

function quadraticRoots(coefficients: readonly Rational[]): number[] {
  const [c = 0, b = 0, a = 0] = coefficients.map(exact.toNumber);
  const discriminant = b * b - 4 * a * c;
  return discriminant < 0 ? [] : [1, -1].map((side) => (-b + side * Math.sqrt(discriminant)) / (2 * a));
}
