import * as exact from './rational.ts';
import { TooLarge, type Rational } from './rational.ts';

/** Letters with their powers, sorted by letter. A letter is a variable, π, e, the root of a prime (`√3`), or the text of a function. */
export type Powers = readonly (readonly [letter: string, power: number])[];

export interface Term {
  powers: Powers;
  coefficient: Rational;
}

/** Terms by a key of their powers; none for 0. */
export type Polynomial = ReadonlyMap<string, Term>;

/** How much may still be multiplied out. Beyond, the comparison goes on with points. */
export interface Work {
  /** Products of two terms. */
  left: number;
}

/** More than any answer needs. */
export const someWork = (): Work => ({ left: 600 });

/** A higher power than any answer has. */
const maxPower = 60;

const keyOf = (powers: Powers): string => powers.map(([letter, power]) => `${letter}^${power}`).join(' ');

const polynomialOf = (term: Term): Polynomial =>
  exact.isZero(term.coefficient) ? new Map() : new Map([[keyOf(term.powers), term]]);

export const constantPolynomial = (coefficient: Rational): Polynomial =>
  polynomialOf({ powers: [], coefficient });

export const letterPolynomial = (name: string): Polynomial =>
  polynomialOf({ powers: [[name, 1]], coefficient: exact.one });

export const termsIn = (polynomial: Polynomial): Term[] => [...polynomial.values()];

/** The sum of the powers. */
export const degreeOf = ({ powers }: Term): number => powers.reduce((sum, [, power]) => sum + power, 0);

function addTerm(terms: Map<string, Term>, { powers, coefficient }: Term): void {
  const key = keyOf(powers);
  const before = terms.get(key);
  const total = before ? exact.add(before.coefficient, coefficient) : coefficient;
  if (exact.isZero(total)) terms.delete(key);
  else terms.set(key, { powers, coefficient: total });
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const result = new Map(a);
  for (const term of b.values()) addTerm(result, term);
  return result;
}

export const scalePolynomial = (a: Polynomial, factor: Rational): Polynomial =>
  exact.isZero(factor)
    ? new Map()
    : new Map(
        [...a].map(([key, { powers, coefficient }]) => [
          key,
          { powers, coefficient: exact.multiply(coefficient, factor) },
        ]),
      );

/** √3 times √3 is 3; any other letter gets a higher power. */
function multiplyTerms(a: Term, b: Term): Term {
  const powers: [string, number][] = [];
  let coefficient = exact.multiply(a.coefficient, b.coefficient);
  let [i, j] = [0, 0];
  while (i < a.powers.length || j < b.powers.length) {
    const [left, right] = [a.powers[i], b.powers[j]];
    const letter = !right || (left && left[0] <= right[0]) ? left?.[0] : right[0];
    if (letter === undefined) break;
    let power = 0;
    if (left?.[0] === letter) [power, i] = [power + left[1], i + 1];
    if (right?.[0] === letter) [power, j] = [power + right[1], j + 1];
    if (power > maxPower) throw new TooLarge();
    if (letter.startsWith('√') && power === 2)
      coefficient = exact.multiply(coefficient, exact.rational(BigInt(letter.slice(1))));
    else powers.push([letter, power]);
  }
  return { powers, coefficient };
}

/** Throws `TooLarge`. */
export function multiplyPolynomials(a: Polynomial, b: Polynomial, work: Work): Polynomial {
  work.left -= a.size * b.size;
  if (work.left < 0) throw new TooLarge();
  const result = new Map<string, Term>();
  for (const left of a.values()) for (const right of b.values()) addTerm(result, multiplyTerms(left, right));
  return result;
}

/** Throws `TooLarge`. */
export function raisePolynomial(base: Polynomial, exponent: number, work: Work): Polynomial {
  const constant = constantValue(base);
  if (constant) return constantPolynomial(exact.power(constant, exponent));
  if (exponent > maxPower) throw new TooLarge();
  let result = constantPolynomial(exact.one);
  for (let count = 0; count < exponent; count++) result = multiplyPolynomials(result, base, work);
  return result;
}

export const samePolynomial = (a: Polynomial, b: Polynomial): boolean =>
  a.size === b.size &&
  [...a].every(([key, { coefficient }]) => {
    const other = b.get(key);
    return other !== undefined && exact.equals(coefficient, other.coefficient);
  });

/** The factor k with a = k·b; null if there is none, or if b is 0. */
export function ratioOf(a: Polynomial, b: Polynomial): Rational | null {
  const [first] = b;
  const above = first && a.get(first[0]);
  if (!above) return null;
  const ratio = exact.divide(above.coefficient, first[1].coefficient);
  return samePolynomial(a, scalePolynomial(b, ratio)) ? ratio : null;
}

export const lettersOf = (polynomial: Polynomial): Set<string> =>
  new Set(termsIn(polynomial).flatMap(({ powers }) => powers.map(([letter]) => letter)));

/** The value of a polynomial without letters; null if it has some. */
export function constantValue(polynomial: Polynomial): Rational | null {
  if (polynomial.size === 0) return exact.zero;
  return polynomial.size === 1 ? (polynomial.get('')?.coefficient ?? null) : null;
}
