import { degreeOf, lettersOf, termsIn, type Polynomial } from './polynomial.ts';
import * as exact from './rational.ts';
import type { Rational } from './rational.ts';
import { wholeCoefficients } from './roots.ts';

/** Small primes whose remainders show how a polynomial can split. */
const primes = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

/** Lines through the space of all letters, as starts and slopes: a product stays a product on each of them. */
const lines = [
  [3, 1],
  [-5, 2],
  [7, 3],
] as const;

/**
 * Whether a polynomial cannot be split into factors with rational coefficients. Any polynomial that splits is found.
 * One of the fourth degree or more that does not split is taken for one that does in rare cases, such as x⁴ + 1.
 */
export function isIrreducible(polynomial: Polynomial): boolean {
  const letters = [...lettersOf(polynomial)].sort();
  if (letters.length === 0) return true;
  if (degreeIn(polynomial) > highestDegree) return false;
  if (letters.length === 1) return isIrreducibleOnLine(onLine(polynomial, letters, 0, 1, true));
  return lines.some(([start, slope]) =>
    isIrreducibleOnLine(onLine(polynomial, letters, start, slope, false)),
  );
}

/** Polynomials of a higher degree are not examined: they count as splitting, and as having no common factor. */
const highestDegree = 8;

const degreeIn = (polynomial: Polynomial): number => Math.max(0, ...termsIn(polynomial).map(degreeOf));

type Coefficients = Rational[];

function multiplyCoefficients(a: Coefficients, b: Coefficients): Coefficients {
  const product: Coefficients = Array.from({ length: a.length + b.length - 1 }, () => exact.zero);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      product[i + j] = exact.add(product[i + j] ?? exact.zero, exact.multiply(left, right));
    });
  });
  return product;
}

/** The polynomial along a line, as whole coefficients from the constant on. */
function onLine(
  polynomial: Polynomial,
  letters: readonly string[],
  start: number,
  slope: number,
  isItself: boolean,
): bigint[] {
  const length = degreeIn(polynomial) + 1;
  const total: Coefficients = Array.from({ length }, () => exact.zero);
  for (const { powers, coefficient } of termsIn(polynomial)) {
    let term: Coefficients = [coefficient];
    for (const [letter, power] of powers) {
      const index = letters.indexOf(letter);
      const factor = isItself
        ? [exact.zero, exact.one]
        : [exact.rational(BigInt(start + 4 * index * index)), exact.rational(BigInt(slope + 2 * index))];
      for (let count = 0; count < power; count++) term = multiplyCoefficients(term, factor);
    }
    term.forEach((each, index) => (total[index] = exact.add(total[index] ?? exact.zero, each)));
  }
  return wholeCoefficients(total);
}

/** Exact for the second degree; above it, what the remainders by primes have in common. */
function isIrreducibleOnLine(coefficients: readonly bigint[]): boolean {
  const degree = coefficients.length - 1;
  if (degree <= 1) return true;
  const [c = 0n, b = 0n, a = 0n] = coefficients;
  if (degree === 2) return !isSquare(b * b - 4n * a * c);
  if (c === 0n) return false;
  let possible = new Set(Array.from({ length: degree - 1 }, (_, index) => index + 1));
  for (const prime of primes) {
    const degrees = factorDegrees(coefficients, prime);
    if (!degrees) continue;
    const sums = subsetSums(degrees);
    possible = new Set([...possible].filter((each) => sums.has(each)));
    if (possible.size === 0) return true;
  }
  return false;
}

function isSquare(number: bigint): boolean {
  if (number < 0n) return false;
  if (number < 2n) return true;
  let root = 1n << BigInt(Math.ceil(number.toString(2).length / 2));
  for (;;) {
    const next = (root + number / root) / 2n;
    if (next >= root) return root * root === number;
    root = next;
  }
}

function subsetSums(degrees: readonly number[]): Set<number> {
  const sums = new Set([0]);
  for (const degree of degrees) for (const sum of [...sums]) sums.add(sum + degree);
  return sums;
}

type Remainders = number[];

/** The degrees of the factors by a prime; null if it divides the first coefficient, or a factor occurs twice. */
function factorDegrees(coefficients: readonly bigint[], prime: number): number[] | null {
  const modulus = BigInt(prime);
  let rest = coefficients.map((each) => Number(((each % modulus) + modulus) % modulus));
  if (rest.at(-1) === 0) return null;
  const slope = rest.slice(1).map((each, index) => (each * (index + 1)) % prime);
  if (commonFactor(rest, slope, prime).length > 1) return null;
  const degrees: number[] = [];
  let power: Remainders = [0, 1];
  for (let degree = 1; 2 * degree <= rest.length - 1; degree++) {
    power = raiseBy(power, prime, rest, prime);
    const factor = commonFactor(rest, minusLetter(power, prime), prime);
    for (let count = 0; count < (factor.length - 1) / degree; count++) degrees.push(degree);
    if (factor.length > 1) {
      rest = quotientBy(rest, factor, prime);
      power = remainderBy(power, rest, prime);
    }
  }
  if (rest.length > 1) degrees.push(rest.length - 1);
  return degrees;
}

const trimmed = (polynomial: Remainders): Remainders => {
  const last = polynomial.findLastIndex((each) => each !== 0);
  return polynomial.slice(0, last + 1);
};

const minusLetter = (polynomial: Remainders, prime: number): Remainders => {
  const [constant = 0, linear = 0, ...others] = polynomial;
  return trimmed([constant, (linear + prime - 1) % prime, ...others]);
};

function inverse(number: number, prime: number): number {
  let result = 1;
  for (let count = 0; count < prime - 2; count++) result = (result * number) % prime;
  return result;
}

function divideBy(
  above: Remainders,
  below: Remainders,
  prime: number,
): [quotient: Remainders, rest: Remainders] {
  const rest = [...above];
  const quotient: Remainders = [];
  const scale = inverse(below.at(-1) ?? 1, prime);
  for (let shift = above.length - below.length; shift >= 0; shift--) {
    const factor = ((rest[shift + below.length - 1] ?? 0) * scale) % prime;
    quotient[shift] = factor;
    below.forEach((each, index) => {
      rest[shift + index] = ((rest[shift + index] ?? 0) + (prime - factor) * each) % prime;
    });
  }
  return [quotient, trimmed(rest)];
}

const remainderBy = (above: Remainders, below: Remainders, prime: number) => divideBy(above, below, prime)[1];
const quotientBy = (above: Remainders, below: Remainders, prime: number) => divideBy(above, below, prime)[0];

function commonFactor(a: Remainders, b: Remainders, prime: number): Remainders {
  let [larger, smaller] = [trimmed(a), trimmed(b)];
  while (smaller.length > 0) [larger, smaller] = [smaller, remainderBy(larger, smaller, prime)];
  return larger;
}

/** A power of a remainder, by squaring. */
function raiseBy(base: Remainders, exponent: number, modulus: Remainders, prime: number): Remainders {
  let result: Remainders = [1];
  for (const bit of exponent.toString(2)) {
    result = remainderBy(multiplyRemainders(result, result, prime), modulus, prime);
    if (bit === '1') result = remainderBy(multiplyRemainders(result, base, prime), modulus, prime);
  }
  return result;
}

function multiplyRemainders(a: Remainders, b: Remainders, prime: number): Remainders {
  const product: Remainders = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0);
  a.forEach((left, i) => {
    b.forEach((right, j) => (product[i + j] = ((product[i + j] ?? 0) + left * right) % prime));
  });
  return trimmed(product);
}

/** Whether two polynomials have a factor in common that is not a number. */
export function haveCommonFactor(a: Polynomial, b: Polynomial): boolean {
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])].sort();
  if (letters.length === 0 || degreeIn(a) > highestDegree || degreeIn(b) > highestDegree) return false;
  // A common factor stays one on every line and by every prime; a chance one does not.
  return lines.every(([start, slope]) =>
    [89, 97].every((prime) => {
      const [left, right] = [a, b].map((each) =>
        trimmed(
          onLine(each, letters, start, slope, false).map((coefficient) =>
            Number(((coefficient % BigInt(prime)) + BigInt(prime)) % BigInt(prime)),
          ),
        ),
      );
      return left !== undefined && right !== undefined && commonFactor(left, right, prime).length > 1;
    }),
  );
}
