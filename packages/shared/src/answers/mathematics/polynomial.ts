import * as exact from './rational.ts';
import { TooLarge, type Rational } from './rational.ts';

/**
 * A product of powers of letters, as a key: `x^2 y^1`, sorted by letter. A letter is a variable, π, e, the root of a
 * prime (`√3`), or the text of a function.
 */
type Monomial = string;

export type Polynomial = ReadonlyMap<Monomial, Rational>;

/** More terms, or a higher power, than any answer has. Beyond, the comparison goes on with points. */
const maxTerms = 300;
const maxPower = 60;

export const constantPolynomial = (value: Rational): Polynomial =>
  exact.isZero(value) ? new Map() : new Map([['', value]]);

/** Between a letter and its power, and between letters: no answer has them, because they are dropped as invisible. */
const [powerMark, letterMark] = ['\u2061', '\u2062'];

/** One letter. */
export const letterPolynomial = (name: string): Polynomial => new Map([[keyOf([[name, 1]]), exact.one]]);

/** The letters of a monomial with their powers. */
export const powersOf = (monomial: Monomial): (readonly [letter: string, power: number])[] =>
  monomial === ''
    ? []
    : monomial.split(letterMark).map((each) => {
        const [letter = '', power = '1'] = each.split(powerMark);
        return [letter, Number(power)] as const;
      });

const keyOf = (powers: readonly (readonly [string, number])[]): Monomial =>
  powers.map(([letter, power]) => `${letter}${powerMark}${power}`).join(letterMark);

export const addPolynomials = (a: Polynomial, b: Polynomial): Polynomial => {
  const result = new Map(a);
  for (const [monomial, coefficient] of b) addTerm(result, monomial, coefficient);
  return result;
};

function addTerm(terms: Map<Monomial, Rational>, monomial: Monomial, coefficient: Rational): void {
  const before = terms.get(monomial);
  const total = before ? exact.add(before, coefficient) : coefficient;
  if (exact.isZero(total)) terms.delete(monomial);
  else terms.set(monomial, total);
  if (terms.size > maxTerms) throw new TooLarge();
}

export const scalePolynomial = (a: Polynomial, factor: Rational): Polynomial =>
  exact.isZero(factor)
    ? new Map()
    : new Map([...a].map(([monomial, coefficient]) => [monomial, exact.multiply(coefficient, factor)]));

/** √3 times √3 is 3; any other letter gets a higher power. */
function multiplyMonomials(a: Monomial, b: Monomial): [Monomial, Rational] {
  if (a === '' || b === '') return [a + b, exact.one];
  const powers = new Map(powersOf(a));
  let factor = exact.one;
  for (const [letter, power] of powersOf(b)) {
    const total = (powers.get(letter) ?? 0) + power;
    if (letter.startsWith('√') && total === 2) {
      powers.delete(letter);
      factor = exact.multiply(factor, exact.rational(BigInt(letter.slice(1))));
    } else powers.set(letter, total);
    if (total > maxPower) throw new TooLarge();
  }
  return [keyOf([...powers].sort(([left], [right]) => (left < right ? -1 : 1))), factor];
}

/** Throws `TooLarge`. */
export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > 4 * maxTerms) throw new TooLarge();
  const result = new Map<Monomial, Rational>();
  for (const [left, leftFactor] of a) {
    for (const [right, rightFactor] of b) {
      const [monomial, factor] = multiplyMonomials(left, right);
      addTerm(result, monomial, exact.multiply(exact.multiply(leftFactor, rightFactor), factor));
    }
  }
  return result;
}

/** Throws `TooLarge`. */
export function raisePolynomial(base: Polynomial, exponent: number): Polynomial {
  if (exponent > maxPower && base.size > 1) throw new TooLarge();
  const [only] = base;
  if (only && base.size === 1 && only[0] === '') return constantPolynomial(exact.power(only[1], exponent));
  if (exponent > maxPower) throw new TooLarge();
  let result = constantPolynomial(exact.one);
  for (let count = 0; count < exponent; count++) result = multiplyPolynomials(result, base);
  return result;
}

export const samePolynomial = (a: Polynomial, b: Polynomial): boolean =>
  a.size === b.size &&
  [...a].every(([monomial, coefficient]) => {
    const other = b.get(monomial);
    return other !== undefined && exact.equals(coefficient, other);
  });

/** The factor k with a = k·b; null if there is none, or if b is 0. */
export function ratioOf(a: Polynomial, b: Polynomial): Rational | null {
  const [first] = b;
  const above = first && a.get(first[0]);
  if (!above) return null;
  const ratio = exact.divide(above, first[1]);
  return samePolynomial(a, scalePolynomial(b, ratio)) ? ratio : null;
}

export const lettersOf = (polynomial: Polynomial): Set<string> =>
  new Set([...polynomial.keys()].flatMap((monomial) => powersOf(monomial).map(([letter]) => letter)));

/** The value of a polynomial without letters; null if it has some. */
export function constantValue(polynomial: Polynomial): Rational | null {
  if (polynomial.size === 0) return exact.zero;
  return polynomial.size === 1 ? (polynomial.get('') ?? null) : null;
}
