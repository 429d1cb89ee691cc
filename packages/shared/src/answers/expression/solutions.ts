import type { Expression, Statement } from '../mathematics/expression-tree.ts';
import { withoutPlusMinus } from '../mathematics/compare-statements.ts';

export interface Solutions {
  variable: string | null;
  values: Expression[];
}

/**
 * The values of a solved equation: x = 2 or x = −3, also written as x = 2, −3. Null for anything that is not solved, or
 * that names two letters. Without a letter, as in 2, −3, the variable is null.
 */
export function solutionsOf(statement: Statement): Solutions | null {
  const parts = partsOf(withoutPlusMinus(statement)).map(solutionOf);
  const names = new Set(parts.flatMap((part) => part?.variable ?? []));
  if (parts.includes(null) || names.size > 1) return null;
  return { variable: [...names][0] ?? null, values: parts.flatMap((part) => part?.value ?? []) };
}

const partsOf = (statement: Statement): Statement[] =>
  statement.kind === 'any' || statement.kind === 'all' ? statement.of.flatMap(partsOf) : [statement];

function solutionOf(statement: Statement): { variable: string | null; value: Expression } | null {
  if (statement.kind === 'expression') return { variable: null, value: statement.expression };
  if (statement.kind !== 'relation' || statement.sign !== '=') return null;
  const { left, right } = statement;
  if (left.kind === 'variable') return { variable: left.name, value: right };
  return right.kind === 'variable' ? { variable: right.name, value: left } : null;
}
