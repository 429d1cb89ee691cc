import { variablesOf, type Expression } from './expression-tree.ts';
import { expressionText } from './expression-text.ts';
import {
  addPolynomials,
  constantPolynomial,
  constantValue,
  letterPolynomial,
  multiplyPolynomials,
  raisePolynomial,
  samePolynomial,
  scalePolynomial,
  type Polynomial,
} from './polynomial.ts';
import * as exact from './rational.ts';
import { TooLarge, type Rational } from './rational.ts';

/** One polynomial over another: an exact form of what has only + − × ÷, whole powers, and roots of numbers. */
export interface RationalFunction {
  above: Polynomial;
  below: Polynomial;
}

/** Something is divided by 0, whatever its variables are. */
export class DivisionByZero extends Error {}

const onePolynomial = constantPolynomial(exact.one);
const whole = (above: Polynomial): RationalFunction => ({ above, below: onePolynomial });

/**
 * The exact form of an expression. A part that has none, such as a sine, is a letter of its own if `opaque` is set;
 * otherwise the answer is null. Throws `DivisionByZero`; null also if it becomes too large.
 */
export function rationalFunctionOf(expression: Expression, opaque = false): RationalFunction | null {
  try {
    return convert(expression, opaque);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

function convert(expression: Expression, opaque: boolean): RationalFunction | null {
  switch (expression.kind) {
    case 'number':
      return whole(constantPolynomial(expression.value));
    case 'constant':
    case 'variable':
      return whole(letterPolynomial(expression.name));
    case 'negative': {
      const inner = convert(expression.of, opaque);
      return inner && { ...inner, above: scalePolynomial(inner.above, exact.rational(-1n)) };
    }
    case 'binary':
      return convertBinary(expression, opaque);
    case 'postfix': {
      const inner = expression.operator === '%' ? convert(expression.of, opaque) : null;
      if (inner) return { ...inner, above: scalePolynomial(inner.above, exact.rational(1n, 100n)) };
      return factorial(expression) ?? asLetter(expression, opaque);
    }
    case 'call':
      return root(expression) ?? absolute(expression) ?? asLetter(expression, opaque);
  }
}

const asLetter = (expression: Expression, opaque: boolean): RationalFunction | null =>
  opaque ? whole(letterPolynomial(expressionText(expression))) : null;

function convertBinary(
  expression: Expression & { kind: 'binary' },
  opaque: boolean,
): RationalFunction | null {
  const { operator } = expression;
  if (operator === '^') return convertPower(expression, opaque);
  const left = convert(expression.left, opaque);
  const right = left && convert(expression.right, opaque);
  if (!right || operator === '±') return null;
  if (operator === '*') return product(left, right);
  if (operator === '/') return quotient(left, right);
  const other = operator === '-' ? scalePolynomial(right.above, exact.rational(-1n)) : right.above;
  if (samePolynomial(left.below, right.below))
    return reduced({ above: addPolynomials(left.above, other), below: left.below });
  return reduced({
    above: addPolynomials(
      multiplyPolynomials(left.above, right.below),
      multiplyPolynomials(other, left.below),
    ),
    below: multiplyPolynomials(left.below, right.below),
  });
}

const product = (a: RationalFunction, b: RationalFunction) =>
  reduced({ above: multiplyPolynomials(a.above, b.above), below: multiplyPolynomials(a.below, b.below) });

function quotient(a: RationalFunction, b: RationalFunction): RationalFunction {
  if (b.above.size === 0) throw new DivisionByZero();
  return product(a, { above: b.below, below: b.above });
}

/** Without a number below the line. */
function reduced({ above, below }: RationalFunction): RationalFunction {
  const divisor = constantValue(below);
  return divisor && !exact.isZero(divisor)
    ? { above: scalePolynomial(above, exact.divide(exact.one, divisor)), below: onePolynomial }
    : { above, below };
}

/** Whether nothing is below the line. */
export const isWhole = ({ below }: RationalFunction): boolean => below.size === 1 && below.has('');

/** The number that an expression without variables is, if it is exact. */
export function exactValue(expression: Expression): Rational | null {
  const form = rationalFunctionOf(expression);
  return form && isWhole(form) ? constantValue(form.above) : null;
}

function convertPower(expression: Expression & { kind: 'binary' }, opaque: boolean): RationalFunction | null {
  const exponent = variablesOf(expression.right).length === 0 ? exactValue(expression.right) : null;
  const base = exponent && convert(expression.left, opaque);
  if (!exponent || !base) return asLetter(expression, opaque);
  if (exact.isInteger(exponent)) {
    const size = Number(exponent.numerator);
    if (Math.abs(size) > 2000) throw new TooLarge();
    const positive = {
      above: raisePolynomial(base.above, Math.abs(size)),
      below: raisePolynomial(base.below, Math.abs(size)),
    };
    return size < 0 ? quotient(whole(onePolynomial), positive) : positive;
  }
  const number = exponent.denominator === 2n && isWhole(base) ? constantValue(base.above) : null;
  if (number) {
    const half = Number(exponent.numerator);
    const inner = Math.abs(half) < 100 ? rootOf(exact.power(number, Math.abs(half))) : null;
    if (inner) return half < 0 ? quotient(whole(onePolynomial), whole(inner)) : whole(inner);
  }
  return asLetter(expression, opaque);
}

function root({ name, of }: Expression & { kind: 'call' }): RationalFunction | null {
  const number = name === 'sqrt' ? exactValue(of) : null;
  const polynomial = number && rootOf(number);
  return polynomial ? whole(polynomial) : null;
}

function absolute({ name, of }: Expression & { kind: 'call' }): RationalFunction | null {
  const number = name === 'abs' ? exactValue(of) : null;
  return number ? whole(constantPolynomial(exact.absoluteValue(number))) : null;
}

function factorial({ operator, of }: Expression & { kind: 'postfix' }): RationalFunction | null {
  const number = operator === '!' ? exactValue(of) : null;
  if (!number || !exact.isInteger(number) || number.numerator < 0n || number.numerator > 200n) return null;
  let value = 1n;
  for (let factor = 2n; factor <= number.numerator; factor++) value *= factor;
  return whole(constantPolynomial(exact.rational(value)));
}

/** √12 is 2√3: the square root of a number, with one letter for the root of each prime. Null if that is not cheap. */
export function rootOf(number: Rational): Polynomial | null {
  const inside = number.numerator * number.denominator;
  if (inside < 0n || inside > 1_000_000_000_000n) return null;
  if (inside === 0n) return new Map();
  let rest = Number(inside);
  let outside = 1n;
  let surd = onePolynomial;
  for (let factor = 2; factor * factor <= rest && factor < 10_000; factor++) {
    while (rest % (factor * factor) === 0) {
      rest /= factor * factor;
      outside *= BigInt(factor);
    }
    if (rest % factor === 0) {
      rest /= factor;
      surd = multiplyPolynomials(surd, letterPolynomial(`√${factor}`));
    }
  }
  const remaining = Math.sqrt(rest);
  if (Number.isInteger(remaining)) outside *= BigInt(remaining);
  else if (rest > 100_000_000) return null;
  else surd = multiplyPolynomials(surd, letterPolynomial(`√${rest}`));
  return scalePolynomial(surd, exact.rational(outside, number.denominator));
}
