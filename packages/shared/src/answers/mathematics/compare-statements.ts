import { compareExpressions, type Equality } from './equality.ts';
import {
  contains,
  expressionsOf,
  replace,
  variablesOf,
  type Expression,
  type Statement,
} from './expression-tree.ts';
import { compareRelations, difference } from './relations.ts';
import type { Domains } from './sample-points.ts';
import { haveSameSolutions } from './solution-set.ts';
import { withoutModulus } from './without-modulus.ts';

const hasPlusMinus = (statement: Statement) =>
  expressionsOf(statement).some((each) =>
    contains(each, (inside) => inside.kind === 'binary' && inside.operator === '±'),
  );

const withSign = (expression: Expression, operator: '+' | '-'): Expression =>
  replace(expression, (inside) =>
    inside.kind === 'binary' && inside.operator === '±'
      ? {
          kind: 'binary',
          operator,
          left: withSign(inside.left, operator),
          right: withSign(inside.right, operator),
        }
      : undefined,
  );

/** x = ±2 is x = 2 or x = −2. */
export function withoutPlusMinus(statement: Statement): Statement {
  if (!hasPlusMinus(statement)) return statement;
  const read = (operator: '+' | '-') => mapExpressions(statement, (each) => withSign(each, operator));
  return { kind: 'any', of: [read('+'), read('-')] };
}

/** A copy with each expression changed. */
export function mapExpressions(
  statement: Statement,
  change: (expression: Expression) => Expression,
): Statement {
  switch (statement.kind) {
    case 'expression':
      return { ...statement, expression: change(statement.expression) };
    case 'relation':
      return { ...statement, left: change(statement.left), right: change(statement.right) };
    case 'coordinates':
    case 'ratio':
      return { ...statement, of: statement.of.map(change) };
    case 'all':
    case 'any':
      return { ...statement, of: statement.of.map((each) => mapExpressions(each, change)) };
  }
}

/** The worst of several comparisons of parts that all must be equal. */
function together(comparisons: readonly Equality[]): Equality {
  if (comparisons.includes('DIFFERENT')) return 'DIFFERENT';
  return comparisons.includes('UNDECIDED') ? 'UNDECIDED' : 'EQUAL';
}

/**
 * Whether two answers say the same. Equations are equal up to a factor, inequalities up to a positive one, ratios up to
 * their scale; alternatives and conditions may be in any order. Throws `DivisionByZero`.
 */
export function compareStatements(a: Statement, b: Statement, domains: Domains = {}): Equality {
  const [first, second] = [withoutPlusMinus(a), withoutPlusMinus(b)];
  const direct = compareSameKind(first, second, domains);
  if (direct === 'EQUAL') return direct;
  return compareConditions(withoutModulus(first), withoutModulus(second), domains, direct);
}

/** Statements that hold for the same numbers: x² < 4 and −2 < x < 2. */
function compareConditions(
  left: Statement,
  right: Statement,
  domains: Domains,
  otherwise: Equality,
): Equality {
  const direct = compareSameKind(left, right, domains);
  if (direct === 'EQUAL' || !isCondition(left) || !isCondition(right)) return direct;
  const hasInequality = [left, right].some(containsInequality);
  const isSame = hasInequality ? haveSameSolutions(left, right) : null;
  if (isSame !== null) return isSame ? 'EQUAL' : 'DIFFERENT';
  return hasInequality && variablesOf(...expressionsOf(left), ...expressionsOf(right)).length === 1
    ? 'UNDECIDED'
    : direct === 'UNDECIDED'
      ? otherwise
      : direct;
}

function isCondition(statement: Statement): boolean {
  if (statement.kind === 'all' || statement.kind === 'any') return statement.of.every(isCondition);
  return statement.kind === 'relation';
}

function containsInequality(statement: Statement): boolean {
  if (statement.kind === 'all' || statement.kind === 'any') return statement.of.some(containsInequality);
  return statement.kind === 'relation' && statement.sign !== '=';
}

function compareSameKind(a: Statement, b: Statement, domains: Domains): Equality {
  const equation = asEquation(a);
  const other = asEquation(b);
  if (equation && other) return compareRelations(equation, other, domains);
  switch (a.kind) {
    case 'expression':
      return b.kind === 'expression' ? compareExpressions(a.expression, b.expression, domains) : 'DIFFERENT';
    case 'relation':
      return b.kind === 'relation' ? compareRelations(a, b, domains) : 'DIFFERENT';
    case 'coordinates':
      return b.kind === 'coordinates' ? compareLists(a.of, b.of, domains) : 'DIFFERENT';
    case 'ratio':
      return b.kind === 'ratio' ? compareRatios(a.of, b.of, domains) : 'DIFFERENT';
    case 'all':
    case 'any':
      return b.kind === a.kind ? compareInAnyOrder(a.of, b.of, domains) : 'DIFFERENT';
  }
}

/** Alternatives that are equations, as one: (x − 2)(x + 2) = 0 for x = 2 or x = −2. */
function asEquation(statement: Statement): (Statement & { kind: 'relation' }) | null {
  if (statement.kind === 'relation') return statement.sign === '=' ? statement : null;
  if (statement.kind !== 'any') return null;
  const differences = statement.of.map((each) => {
    const equation = asEquation(each);
    return equation && difference(equation);
  });
  const product = differences.reduce((left, right) =>
    left && right ? { kind: 'binary', operator: '*', left, right } : null,
  );
  return (
    product && {
      kind: 'relation',
      sign: '=',
      left: product,
      right: { kind: 'number', value: { numerator: 0n, denominator: 1n }, text: '0' },
    }
  );
}

function compareLists(a: readonly Expression[], b: readonly Expression[], domains: Domains): Equality {
  if (a.length !== b.length) return 'DIFFERENT';
  return together(a.map((each, index) => compareExpressions(each, b[index] ?? each, domains)));
}

/** 3 : 4 and 6 : 8. */
function compareRatios(a: readonly Expression[], b: readonly Expression[], domains: Domains): Equality {
  const [firstOfA, firstOfB] = [a[0], b[0]];
  if (a.length !== b.length || !firstOfA || !firstOfB) return 'DIFFERENT';
  const times = (left: Expression, right: Expression): Expression => ({
    kind: 'binary',
    operator: '*',
    left,
    right,
  });
  return together(
    a
      .slice(1)
      .map((each, index) =>
        compareExpressions(times(each, firstOfB), times(b[index + 1] ?? firstOfB, firstOfA), domains),
      ),
  );
}

/** Each statement has a partner that it equals. */
function compareInAnyOrder(a: readonly Statement[], b: readonly Statement[], domains: Domains): Equality {
  if (a.length !== b.length) return 'DIFFERENT';
  const left = [...b];
  let found: Equality = 'EQUAL';
  for (const each of a) {
    const comparisons = left.map((other) => compareStatements(each, other, domains));
    const equal = comparisons.indexOf('EQUAL');
    const index = equal === -1 ? comparisons.indexOf('UNDECIDED') : equal;
    if (index === -1) return 'DIFFERENT';
    if (equal === -1) found = 'UNDECIDED';
    left.splice(index, 1);
  }
  return found;
}
