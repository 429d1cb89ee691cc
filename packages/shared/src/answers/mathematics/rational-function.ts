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
  someWork,
  type Polynomial,
  type Work,
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

/** A form is worked out once for each part of a tree. */
const known = {
  exact: new WeakMap<Expression, RationalFunction | null>(),
  opaque: new WeakMap<Expression, RationalFunction | null>(),
};

/**
 * The exact form of an expression. A part that has none, such as a sine, is a letter of its own if `opaque` is set;
 * otherwise the answer is null. Throws `DivisionByZero`; null also if it becomes too large.
 */
export const rationalFunctionOf = (expression: Expression, opaque = false): RationalFunction | null =>
  formOf(expression, { opaque, work: someWork() });

interface Conversion {
  opaque: boolean;
  work: Work;
}

function formOf(expression: Expression, conversion: Conversion): RationalFunction | null {
  const forms = conversion.opaque ? known.opaque : known.exact;
  const found = forms.get(expression);
  if (found !== undefined) return found;
  const form = withinBounds(() => convert(expression, conversion));
  forms.set(expression, form);
  return form;
}

function withinBounds<Value>(compute: () => Value): Value | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

function convert(expression: Expression, conversion: Conversion): RationalFunction | null {
  switch (expression.kind) {
    case 'number':
      return whole(constantPolynomial(expression.value));
    case 'constant':
    case 'variable':
      return whole(letterPolynomial(expression.name));
    case 'negative': {
      const inner = formOf(expression.of, conversion);
      return inner && { ...inner, above: scalePolynomial(inner.above, exact.rational(-1n)) };
    }
    case 'binary':
      return convertBinary(expression, conversion);
    case 'postfix': {
      const inner = expression.operator === '%' ? formOf(expression.of, conversion) : null;
      if (inner) return { ...inner, above: scalePolynomial(inner.above, exact.rational(1n, 100n)) };
      return factorial(expression) ?? asLetter(expression, conversion);
    }
    case 'call':
      return root(expression) ?? absolute(expression) ?? asLetter(expression, conversion);
  }
}

const asLetter = (expression: Expression, { opaque }: Conversion): RationalFunction | null =>
  opaque ? whole(letterPolynomial(expressionText(expression))) : null;

function convertBinary(
  expression: Expression & { kind: 'binary' },
  conversion: Conversion,
): RationalFunction | null {
  const { operator } = expression;
  if (operator === '^') return convertPower(expression, conversion);
  const left = formOf(expression.left, conversion);
  const right = left && formOf(expression.right, conversion);
  if (!right || operator === '±') return null;
  const { work } = conversion;
  if (operator === '*') return product(left, right, work);
  if (operator === '/') return quotient(left, right, work);
  const other = operator === '-' ? scalePolynomial(right.above, exact.rational(-1n)) : right.above;
  if (samePolynomial(left.below, right.below))
    return reduced({ above: addPolynomials(left.above, other), below: left.below });
  return reduced({
    above: addPolynomials(
      multiplyPolynomials(left.above, right.below, work),
      multiplyPolynomials(other, left.below, work),
    ),
    below: multiplyPolynomials(left.below, right.below, work),
  });
}

const product = (a: RationalFunction, b: RationalFunction, work: Work) =>
  reduced({
    above: multiplyPolynomials(a.above, b.above, work),
    below: multiplyPolynomials(a.below, b.below, work),
  });

function quotient(a: RationalFunction, b: RationalFunction, work: Work): RationalFunction {
  if (b.above.size === 0) throw new DivisionByZero();
  return product(a, { above: b.below, below: b.above }, work);
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

function convertPower(
  expression: Expression & { kind: 'binary' },
  conversion: Conversion,
): RationalFunction | null {
  const { work } = conversion;
  const exponent = variablesOf(expression.right).length === 0 ? exactValue(expression.right) : null;
  const base = exponent && formOf(expression.left, conversion);
  if (!exponent || !base) return asLetter(expression, conversion);
  if (exact.isInteger(exponent)) {
    const size = Math.abs(Number(exponent.numerator));
    if (size > 2000) throw new TooLarge();
    const positive = {
      above: raisePolynomial(base.above, size, work),
      below: raisePolynomial(base.below, size, work),
    };
    return exact.sign(exponent) < 0 ? quotient(whole(onePolynomial), positive, work) : positive;
  }
  const number = exponent.denominator === 2n && isWhole(base) ? constantValue(base.above) : null;
  const halves = Math.abs(Number(exponent.numerator));
  const inner = number && halves < 100 ? rootOf(exact.power(number, halves)) : null;
  if (!inner) return asLetter(expression, conversion);
  return exact.sign(exponent) < 0 ? quotient(whole(onePolynomial), whole(inner), work) : whole(inner);
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

/** Roots of larger numbers are not simplified. */
const largestInRoot = 100_000_000n;

/** √12 is 2√3: the square root of a number, with one letter for the root of each prime. Null if it is not cheap. */
export function rootOf(number: Rational): Polynomial | null {
  const { numerator, denominator } = number;
  if (numerator < 0n || numerator > largestInRoot || denominator > largestInRoot) return null;
  if (numerator === 0n) return new Map();
  const [above, below] = [primeRoots(Number(numerator)), primeRoots(Number(denominator))];
  const work = someWork();
  const surd = [...above.primes, ...below.primes]
    .map((prime) => letterPolynomial(`√${prime}`))
    .reduce((left, right) => multiplyPolynomials(left, right, work), onePolynomial);
  // √(a/b) = √a·√b/b
  return scalePolynomial(surd, exact.rational(BigInt(above.outside) * BigInt(below.outside), denominator));
}

/** √72 is 6√2: what comes outside of the root, and the primes that stay. */
function primeRoots(number: number): { outside: number; primes: number[] } {
  const primes: number[] = [];
  let rest = number;
  let outside = 1;
  for (let factor = 2; factor * factor <= rest; factor += factor === 2 ? 1 : 2) {
    while (rest % (factor * factor) === 0) {
      rest /= factor * factor;
      outside *= factor;
    }
    if (rest % factor === 0) {
      rest /= factor;
      primes.push(factor);
    }
  }
  if (rest > 1) primes.push(rest);
  return { outside, primes };
}
