import { compareExpressions, compareUpToFactor, type Equality } from './equality.ts';
import type { Expression, Statement } from './expression-tree.ts';
import { ratioOf } from './polynomial.ts';
import { sign } from './rational.ts';
import { isWhole, rationalFunctionOf } from './rational-function.ts';
import type { Domains } from './sample-points.ts';

export type Relation = Statement & { kind: 'relation' };

export const difference = ({ left, right }: Relation): Expression => ({
  kind: 'binary',
  operator: '-',
  left,
  right,
});

/** Both sides the same, in either order. */
function haveSameSides(a: Relation, b: Relation, domains: Domains): boolean {
  const same = (left: Expression, right: Expression) => compareExpressions(left, right, domains) === 'EQUAL';
  if (same(a.left, b.left)) return same(a.right, b.right);
  return same(a.left, b.right) && same(a.right, b.left);
}

/** Equal up to a factor: x + y = 1 and 2y = 2 − 2x. Roots that occur twice count twice. */
export function compareEquations(a: Relation, b: Relation, domains: Domains): Equality {
  if (haveSameSides(a, b, domains)) return 'EQUAL';
  const [left, right] = [difference(a), difference(b)];
  const [first, second] = [rationalFunctionOf(left), rationalFunctionOf(right)];
  if (!first || !second) return compareUpToFactor(left, right, domains, false);
  const areBothIdentities = first.above.size === 0 && second.above.size === 0;
  return areBothIdentities || ratioOf(first.above, second.above) ? 'EQUAL' : 'DIFFERENT';
}

/** As something that is greater than 0, or not less than 0. */
function asGreater(relation: Relation): { expression: Expression; isStrict: boolean } {
  const isLess = relation.sign.startsWith('<');
  const { left, right } = relation;
  return {
    expression: difference(isLess ? { ...relation, left: right, right: left } : relation),
    isStrict: !relation.sign.endsWith('='),
  };
}

/** Equal up to a positive factor: −2x < −2 and x > 1. */
export function compareInequalities(a: Relation, b: Relation, domains: Domains): Equality {
  const [first, second] = [asGreater(a), asGreater(b)];
  if (first.isStrict !== second.isStrict) return 'DIFFERENT';
  const [left, right] = [rationalFunctionOf(first.expression), rationalFunctionOf(second.expression)];
  if (!left || !right || !isWhole(left) || !isWhole(right))
    return compareUpToFactor(first.expression, second.expression, domains, true);
  const ratio = ratioOf(left.above, right.above);
  return ratio && sign(ratio) > 0 ? 'EQUAL' : 'DIFFERENT';
}

export function compareRelations(a: Relation, b: Relation, domains: Domains): Equality {
  const kindOf = ({ sign: each }: Relation) => (each === '=' || each === '!=' ? each : '<');
  if (kindOf(a) !== kindOf(b)) return 'DIFFERENT';
  return kindOf(a) === '<' ? compareInequalities(a, b, domains) : compareEquations(a, b, domains);
}
