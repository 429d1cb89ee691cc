import { agreement, evaluate, type Measured } from './evaluate.ts';
import { variablesOf, type Expression } from './expression-tree.ts';
import { constantValue, multiplyPolynomials, samePolynomial, someWork } from './polynomial.ts';
import { isZero, TooLarge } from './rational.ts';
import { isWhole, rationalFunctionOf } from './rational-function.ts';
import { samplePoints, scales, type Domains } from './sample-points.ts';

/** Undecided is not different: a person has to look. */
export type Equality = 'EQUAL' | 'DIFFERENT' | 'UNDECIDED';

/** How many points must agree before two expressions with variables count as equal. */
export const neededPoints = 6;

/**
 * Whether two expressions are the same for all values of their variables: exactly, where they are made of numbers,
 * variables, + − × ÷, whole powers and roots of numbers; otherwise at fixed points. Throws `DivisionByZero`.
 */
export function compareExpressions(a: Expression, b: Expression, domains: Domains = {}): Equality {
  const found = compareExactly(a, b);
  if (found) return found;
  return differByNumber(a, b) ? 'DIFFERENT' : compareAtPoints(a, b, domains);
}

function compareExactly(a: Expression, b: Expression): Equality | null {
  const [left, right] = [rationalFunctionOf(a), rationalFunctionOf(b)];
  if (!left || !right) return null;
  const work = someWork();
  try {
    const isSame = samePolynomial(
      multiplyPolynomials(left.above, right.below, work),
      multiplyPolynomials(right.above, left.below, work),
    );
    return isSame ? 'EQUAL' : 'DIFFERENT';
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

/**
 * Whether the difference is a number other than 0, with a letter for each part that has no exact form: e^32 + 1 and e^32
 * differ by 1, which no floating-point number shows.
 */
function differByNumber(a: Expression, b: Expression): boolean {
  const gap = rationalFunctionOf({ kind: 'binary', operator: '-', left: a, right: b }, true);
  const number = gap && isWhole(gap) ? constantValue(gap.above) : null;
  return number !== null && !isZero(number);
}

function compareAtPoints(a: Expression, b: Expression, domains: Domains): Equality {
  const variables = variablesOf(a, b);
  const needed = variables.length === 0 ? 1 : neededPoints;
  let agreeing = 0;
  let isOneSided = false;
  for (const scale of variables.length === 0 ? [1] : scales) {
    for (const { values, mustBeDefined } of samplePoints(variables, domains, [a, b], scale)) {
      const [left, right] = [evaluate(a, values), evaluate(b, values)];
      if (left && right) {
        const found = agreement(left, right);
        if (found === 'DIFFERENT') return 'DIFFERENT';
        if (found === 'SAME') agreeing++;
      } else if ((left || right) && mustBeDefined) isOneSided = true;
    }
    if (isOneSided) return 'UNDECIDED';
    if (agreeing >= needed) return 'EQUAL';
  }
  return 'UNDECIDED';
}

/**
 * Whether two expressions have the same value everywhere up to one factor, which must be positive for inequalities:
 * 2x − 2 and x − 1.
 */
export function compareUpToFactor(
  a: Expression,
  b: Expression,
  domains: Domains,
  isPositive: boolean,
): Equality {
  const ratio: Expression = { kind: 'binary', operator: '/', left: a, right: b };
  const variables = variablesOf(a, b);
  let first: Measured | null = null;
  let agreeing = 0;
  for (const scale of variables.length === 0 ? [1] : scales) {
    for (const { values } of samplePoints(variables, domains, [a, b], scale)) {
      const found = evaluate(ratio, values);
      first ??= found;
      const compared = first && found && agreement(found, first);
      if (compared === 'DIFFERENT') return 'DIFFERENT';
      if (compared === 'SAME') agreeing++;
    }
    if (first && (first.value === 0 || (isPositive && first.value < 0))) return 'DIFFERENT';
    if (agreeing >= (variables.length === 0 ? 1 : neededPoints)) return 'EQUAL';
  }
  return 'UNDECIDED';
}
