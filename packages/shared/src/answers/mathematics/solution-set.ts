import { expressionsOf, variablesOf, type RelationSign, type Statement } from './expression-tree.ts';
import { termsIn, type Polynomial } from './polynomial.ts';
import * as exact from './rational.ts';
import type { Rational } from './rational.ts';
import { isWhole, rationalFunctionOf } from './rational-function.ts';
import { rootsOf } from './roots.ts';
import { difference } from './relations.ts';

type Condition =
  | { kind: 'relation'; sign: RelationSign; coefficients: Rational[] }
  | { kind: 'all' | 'any'; of: Condition[] };

/**
 * Whether two statements about one number hold for the same numbers: x² < 4 and −2 < x < 2. Null unless all are
 * polynomials whose real roots can be found.
 */
export function haveSameSolutions(a: Statement, b: Statement): boolean | null {
  const [variable, another] = variablesOf(...expressionsOf(a), ...expressionsOf(b));
  if (variable === undefined || another !== undefined) return null;
  const [left, right] = [conditionOf(a), conditionOf(b)];
  const polynomials = left && right ? [...polynomialsOf(left), ...polynomialsOf(right)] : [];
  const roots = polynomials.map(rootsOf);
  if (!left || !right || roots.includes(null)) return null;
  const known = roots.flatMap((each) => each ?? []);
  // Both hold for the same numbers if they do at every root, between neighbours, and beyond the last.
  return testNumbers(known).every((number) => holds(left, number) === holds(right, number));
}

const polynomialsOf = (condition: Condition): Rational[][] =>
  condition.kind === 'relation' ? [condition.coefficients] : condition.of.flatMap(polynomialsOf);

function conditionOf(statement: Statement): Condition | null {
  if (statement.kind === 'relation') {
    const form = rationalFunctionOf(difference(statement));
    const coefficients = form && isWhole(form) ? coefficientsOf(form.above) : null;
    return coefficients && { kind: 'relation', sign: statement.sign, coefficients };
  }
  if (statement.kind !== 'all' && statement.kind !== 'any') return null;
  const parts = statement.of.map(conditionOf);
  return parts.includes(null) ? null : { kind: statement.kind, of: parts.flatMap((part) => part ?? []) };
}

/** From the constant on; null if there are other letters than the variable, such as √2. */
function coefficientsOf(polynomial: Polynomial): Rational[] | null {
  const coefficients: Rational[] = [exact.zero];
  for (const { powers, coefficient } of termsIn(polynomial)) {
    const [first, another] = powers;
    if (another || (first && /^[√πe]/u.test(first[0]))) return null;
    const power = first?.[1] ?? 0;
    while (coefficients.length <= power) coefficients.push(exact.zero);
    coefficients[power] = coefficient;
  }
  return coefficients;
}

/** A root, exact or as near as floating point gets. */
type TestNumber = Rational | number;

const asNumber = (number: TestNumber) => (typeof number === 'number' ? number : exact.toNumber(number));

function testNumbers(roots: readonly TestNumber[]): TestNumber[] {
  const sorted = roots.toSorted((a, b) => asNumber(a) - asNumber(b));
  const between = sorted.slice(1).map((root, index) => halfway(sorted[index] ?? root, root));
  const [first, last] = [asNumber(sorted[0] ?? 0), asNumber(sorted.at(-1) ?? 0)];
  const beyond = [Math.floor(first) - 1, Math.ceil(last) + 1].map((number) => exact.rational(BigInt(number)));
  return [...sorted, ...between, ...beyond];
}

function halfway(a: TestNumber, b: TestNumber): TestNumber {
  if (typeof a !== 'number' && typeof b !== 'number')
    return exact.divide(exact.add(a, b), exact.rational(2n));
  return (asNumber(a) + asNumber(b)) / 2;
}

function holds(condition: Condition, number: TestNumber): boolean {
  if (condition.kind === 'relation') return isTrue(condition.sign, signAt(condition.coefficients, number));
  return condition.kind === 'all'
    ? condition.of.every((each) => holds(each, number))
    : condition.of.some((each) => holds(each, number));
}

/** Whether something with this sign compares with 0 as it should. */
function isTrue(relation: RelationSign, value: number): boolean {
  switch (relation) {
    case '=':
      return value === 0;
    case '!=':
      return value !== 0;
    case '<':
      return value < 0;
    case '>':
      return value > 0;
    case '<=':
      return value <= 0;
    case '>=':
      return value >= 0;
  }
}

function signAt(coefficients: readonly Rational[], number: TestNumber): number {
  if (typeof number !== 'number') {
    return exact.sign(
      coefficients.reduceRight((value, each) => exact.add(exact.multiply(value, number), each), exact.zero),
    );
  }
  const terms = coefficients.map((each, power) => exact.toNumber(each) * number ** power);
  const value = terms.reduce((sum, each) => sum + each, 0);
  const size = terms.reduce((sum, each) => sum + Math.abs(each), 0);
  return Math.abs(value) <= size * 1e-11 ? 0 : Math.sign(value);
}
