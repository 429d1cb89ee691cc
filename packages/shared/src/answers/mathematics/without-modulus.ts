import type { Expression, RelationSign, Statement } from './expression-tree.ts';

type Relation = Statement & { kind: 'relation' };

const mirrored: Readonly<Record<RelationSign, RelationSign>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

const insideModulus = (expression: Expression): Expression | null =>
  expression.kind === 'call' && expression.name === 'abs' ? expression.of : null;

const negative = (of: Expression): Expression => ({ kind: 'negative', of });

/** |x| < 2 as −2 < x < 2, |x| > 2 as x < −2 or x > 2, |x| = |y| as x = y or x = −y. */
export function withoutModulus(statement: Statement): Statement {
  if (statement.kind === 'all' || statement.kind === 'any')
    return { ...statement, of: statement.of.map(withoutModulus) };
  if (statement.kind !== 'relation') return statement;
  const { sign, left, right } = statement;
  if (insideModulus(left)) return relationWithoutModulus(statement);
  return insideModulus(right)
    ? relationWithoutModulus({ kind: 'relation', sign: mirrored[sign], left: right, right: left })
    : statement;
}

function relationWithoutModulus(statement: Relation): Statement {
  const { sign, left, right } = statement;
  const inside = insideModulus(left);
  if (!inside) return statement;
  const relation = (other: Expression, which: RelationSign): Relation => ({
    kind: 'relation',
    sign: which,
    left: inside,
    right: other,
  });
  if (sign === '=' || sign === '!=') {
    // |x| = y is not x = y or x = −y: y may be negative.
    const other = insideModulus(right);
    if (!other) return statement;
    return {
      kind: sign === '=' ? 'any' : 'all',
      of: [relation(other, sign), relation(negative(other), sign)],
    };
  }
  const isLess = sign === '<' || sign === '<=';
  return {
    kind: isLess ? 'all' : 'any',
    of: [relation(right, sign), relation(negative(right), mirrored[sign])],
  };
}
