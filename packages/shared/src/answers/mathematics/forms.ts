import { contains, partsOf, variablesOf, type Expression } from './expression-tree.ts';
import { haveCommonFactor, isIrreducible } from './irreducible.ts';
import { lettersOf, termsIn, type Polynomial } from './polynomial.ts';
import * as exact from './rational.ts';
import { exactValue, isWhole, rationalFunctionOf, rootOf } from './rational-function.ts';

export const expressionForms = [
  'any',
  'expanded',
  'factorised',
  'simplified',
  'surd',
  'completedSquare',
  'singleFraction',
] as const;

export type ExpressionForm = (typeof expressionForms)[number];

/** The terms of a sum, with their signs dropped. */
export function termsOf(expression: Expression): Expression[] {
  if (expression.kind === 'negative') return termsOf(expression.of);
  if (expression.kind !== 'binary' || (expression.operator !== '+' && expression.operator !== '-'))
    return [expression];
  return [...termsOf(expression.left), ...termsOf(expression.right)];
}

/** The factors of a product, with signs dropped; those of a quotient's numerator and denominator apart. */
function factorsOf(expression: Expression): { above: Expression[]; below: Expression[] } {
  if (expression.kind === 'negative') return factorsOf(expression.of);
  if (expression.kind !== 'binary' || (expression.operator !== '*' && expression.operator !== '/'))
    return { above: [expression], below: [] };
  const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)];
  return expression.operator === '*'
    ? { above: [...left.above, ...right.above], below: [...left.below, ...right.below] }
    : { above: [...left.above, ...right.below], below: [...left.below, ...right.above] };
}

const isSum = (expression: Expression) => termsOf(expression).length > 1;

const polynomialOf = (expression: Expression): Polynomial | null => {
  const form = rationalFunctionOf(expression, true);
  return form && isWhole(form) ? form.above : null;
};

/** No brackets are left to multiply out, and no two terms are alike. */
function isExpanded(expression: Expression): boolean {
  const terms = termsOf(expression);
  const hasBrackets = terms.some((term) => contains(term, multipliesSum));
  return !hasBrackets && areCollected(terms, polynomialOf(expression));
}

/** A product, power or quotient of a sum, outside of functions. */
function multipliesSum(inside: Expression): boolean {
  if (inside.kind !== 'binary') return false;
  const { operator, left, right } = inside;
  if (operator === '^') return isSum(left) && exactValue(right) !== null;
  return (operator === '*' && (isSum(left) || isSum(right))) || (operator === '/' && isSum(left));
}

/** As many terms as the polynomial has, so that x + x and x − x are not collected. */
const areCollected = (terms: readonly Expression[], polynomial: Polynomial | null): boolean =>
  polynomial === null || terms.length <= Math.max(1, polynomial.size);

/** A product of factors that cannot be split, without a number left to take out. */
function isFactorised(expression: Expression): boolean {
  const { above, below } = factorsOf(expression);
  if (below.some((each) => variablesOf(each).length > 0)) return false;
  return above.every((factor) => {
    const base = factor.kind === 'binary' && factor.operator === '^' ? factor.left : factor;
    const polynomial = polynomialOf(base);
    if (!polynomial) return false;
    if (lettersOf(polynomial).size === 0 || polynomial.size === 1) return !isSum(base);
    return (
      commonNumber(polynomial) <= 1n && isIrreducible(polynomial) && areCollected(termsOf(base), polynomial)
    );
  });
}

/** The whole number that every coefficient has in common; 1 if one of them is a fraction. */
function commonNumber(polynomial: Polynomial): bigint {
  const coefficients = termsIn(polynomial).map(({ coefficient }) => coefficient);
  return coefficients.every(exact.isInteger)
    ? coefficients.reduce((common, { numerator }) => exact.greatestCommonDivisor(common, numerator), 0n)
    : 1n;
}

/** Like terms collected, numbers multiplied, fractions cancelled, at every level. */
function isSimplified(expression: Expression): boolean {
  return !contains(expression, (inside) => !isSimplifiedHere(inside));
}

function isSimplifiedHere(expression: Expression): boolean {
  if (expression.kind === 'negative') return expression.of.kind !== 'negative';
  if (expression.kind === 'postfix') return expression.operator !== '!' || exactValue(expression) === null;
  if (expression.kind === 'call') return exactValue(expression) === null && isSimplestRoot(expression);
  if (expression.kind !== 'binary') return true;
  switch (expression.operator) {
    case '+':
    case '-':
      return (
        areCollected(termsOf(expression), polynomialOf(expression)) && termsOf(expression).every(isNotZero)
      );
    case '^':
      return exactValue(expression) === null && exactValue(expression.right)?.numerator !== 1n;
    case '±':
      return true;
    case '*':
    case '/':
      return isSimplifiedProduct(expression);
  }
}

const isNotZero = (expression: Expression) => expression.kind !== 'number' || !exact.isZero(expression.value);

/** One number above and one below, in lowest terms and not 1; each letter once; nothing to cancel. */
function isSimplifiedProduct(expression: Expression): boolean {
  const { above, below } = factorsOf(expression);
  const numbersOf = (factors: readonly Expression[]) => factors.filter((each) => each.kind === 'number');
  const [numberAbove, another] = numbersOf(above);
  const [numberBelow, anotherBelow] = numbersOf(below);
  if (another || anotherBelow || numberBelow?.text === '1') return false;
  if (numberAbove?.text === '1' && above.length > 1) return false;
  if (numberBelow && !isLowest(numberAbove?.value ?? exact.one, numberBelow.value)) return false;
  if (above.filter((each) => each.kind === 'call' && each.name === 'sqrt').length > 1) return false;
  const bases = [...above, ...below].flatMap((each) =>
    each.kind === 'binary' && each.operator === '^' ? each.left : each,
  );
  const names = bases.flatMap((each) =>
    each.kind === 'variable' || each.kind === 'constant' ? each.name : [],
  );
  return new Set(names).size === names.length && hasNothingToCancel(above, below);
}

const isLowest = (above: exact.Rational, below: exact.Rational) =>
  exact.isInteger(above) &&
  exact.isInteger(below) &&
  exact.greatestCommonDivisor(above.numerator, below.numerator) === 1n;

function hasNothingToCancel(above: readonly Expression[], below: readonly Expression[]): boolean {
  const [top, bottom] = [above, below].map((factors) =>
    factors.reduce<Expression | undefined>(
      (left, right) => (left ? { kind: 'binary', operator: '*', left, right } : right),
      undefined,
    ),
  );
  const [numerator, denominator] = [top && polynomialOf(top), bottom && polynomialOf(bottom)];
  if (!numerator || !denominator) return true;
  const numbers = [commonNumber(numerator), commonNumber(denominator)] as const;
  return exact.greatestCommonDivisor(...numbers) <= 1n && !haveCommonFactor(numerator, denominator);
}

/** √12 is not: it is 2√3. √9 is not: it is 3. */
function isSimplestRoot({ name, of }: Expression & { kind: 'call' }): boolean {
  const number = name === 'sqrt' ? exactValue(of) : null;
  const root = number && rootOf(number);
  if (!number || !root) return true;
  const [first, another] = termsIn(root);
  return (
    first !== undefined && !another && first.powers.length > 0 && exact.equals(first.coefficient, exact.one)
  );
}

/** Roots in their simplest form, none below a line, like roots collected, no decimals. */
function isSurd(expression: Expression): boolean {
  const isWrong = (inside: Expression) =>
    (inside.kind === 'call' && !isSimplestRoot(inside)) ||
    (inside.kind === 'number' && inside.text.includes('.')) ||
    (inside.kind === 'binary' &&
      inside.operator === '/' &&
      contains(inside.right, (each) => each.kind === 'call' && each.name === 'sqrt'));
  return !contains(expression, isWrong) && isSimplified(expression);
}

/**
 * a(x + p)² + q: x occurs once, in a square. Another letter with a square may occur more often if it is in the square of
 * x too: (x + p)² − p². Without any square, each letter occurs once.
 */
function isCompletedSquare(expression: Expression): boolean {
  const occursOnce = (name: string) => countOf(expression, name) === 1;
  const squared = variablesOf(expression).filter((name) => containsSquareOf(expression, name));
  if (squared.length === 0) return variablesOf(expression).every(occursOnce);
  const unknowns = squared.filter(occursOnce);
  const isBesideUnknown = (name: string) =>
    contains(
      expression,
      (inside) => unknowns.some((each) => isSquareOf(inside, each)) && countOf(inside, name) > 0,
    );
  return unknowns.length > 0 && squared.every((name) => occursOnce(name) || isBesideUnknown(name));
}

const isSquareOf = (inside: Expression, name: string) =>
  inside.kind === 'binary' &&
  inside.operator === '^' &&
  inside.right.kind === 'number' &&
  inside.right.text === '2' &&
  countOf(inside.left, name) === 1;

const containsSquareOf = (expression: Expression, name: string): boolean =>
  contains(expression, (inside) => isSquareOf(inside, name));

const countOf = (expression: Expression, name: string): number =>
  (expression.kind === 'variable' && expression.name === name ? 1 : 0) +
  partsOf(expression).reduce((sum, part) => sum + countOf(part, name), 0);

/** At most one line, with nothing beside it, above or below which there is no other. */
function isSingleFraction(expression: Expression): boolean {
  const inside = expression.kind === 'negative' ? expression.of : expression;
  const hasLine = (each: Expression) =>
    contains(each, (part) => part.kind === 'binary' && part.operator === '/' && !isExponentOf(each, part));
  if (inside.kind === 'binary' && inside.operator === '/')
    return !hasLine(inside.left) && !hasLine(inside.right);
  return !hasLine(inside);
}

/** Whether a part is the exponent of a power, where a line does not count. */
const isExponentOf = (expression: Expression, part: Expression): boolean =>
  contains(expression, (each) => each.kind === 'binary' && each.operator === '^' && each.right === part);

const checks: Readonly<Record<Exclude<ExpressionForm, 'any'>, (expression: Expression) => boolean>> = {
  expanded: isExpanded,
  factorised: isFactorised,
  simplified: isSimplified,
  surd: isSurd,
  completedSquare: isCompletedSquare,
  singleFraction: isSingleFraction,
};

/** Whether an expression is written in a form. */
export const hasForm = (expression: Expression, form: ExpressionForm): boolean =>
  form === 'any' || checks[form](expression);
