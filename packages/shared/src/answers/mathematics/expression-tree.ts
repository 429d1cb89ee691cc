import type { Rational } from './rational.ts';

/** What a person typed, as a tree. */
export type Expression =
  | { kind: 'number'; value: Rational; text: string }
  | { kind: 'constant'; name: 'π' | 'e' }
  | { kind: 'variable'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'postfix'; operator: '!' | '%' | '°'; of: Expression }
  | { kind: 'call'; name: FunctionName; of: Expression; base?: Expression };

export type BinaryOperator = '+' | '-' | '±' | '*' | '/' | '^';

export const functionNames = [
  'sqrt',
  'cbrt',
  'abs',
  'exp',
  'ln',
  'log',
  'sin',
  'cos',
  'tan',
  'sec',
  'cosec',
  'cot',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
  'arsinh',
  'arcosh',
  'artanh',
] as const;

export type FunctionName = (typeof functionNames)[number];

export type RelationSign = '=' | '<' | '>' | '<=' | '>=' | '!=';

/** A whole answer. */
export type Statement =
  | { kind: 'expression'; expression: Expression }
  | { kind: 'relation'; sign: RelationSign; left: Expression; right: Expression }
  | { kind: 'coordinates'; of: Expression[] }
  | { kind: 'ratio'; of: Expression[] }
  /** Joined by 'and' or commas, or by 'or'. */
  | { kind: 'all' | 'any'; of: Statement[] };

/** The expressions directly inside an expression. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'binary':
      return [expression.left, expression.right];
    case 'negative':
    case 'postfix':
      return [expression.of];
    case 'call':
      return expression.base ? [expression.base, expression.of] : [expression.of];
    case 'number':
    case 'constant':
    case 'variable':
      return [];
  }
}

/** The expressions of a statement. */
export function expressionsOf(statement: Statement): Expression[] {
  switch (statement.kind) {
    case 'expression':
      return [statement.expression];
    case 'relation':
      return [statement.left, statement.right];
    case 'coordinates':
    case 'ratio':
      return statement.of;
    case 'all':
    case 'any':
      return statement.of.flatMap(expressionsOf);
  }
}

/** Whether this holds for an expression or anything inside it. */
export const contains = (expression: Expression, holds: (inside: Expression) => boolean): boolean =>
  holds(expression) || partsOf(expression).some((part) => contains(part, holds));

/** The names of the variables, sorted. */
export function variablesOf(...expressions: readonly Expression[]): string[] {
  const names = new Set<string>();
  const visit = (expression: Expression): void => {
    if (expression.kind === 'variable') names.add(expression.name);
    partsOf(expression).forEach(visit);
  };
  expressions.forEach(visit);
  return [...names].sort();
}

/** A copy in which `change` has replaced what it returns something for. */
export function replace(
  expression: Expression,
  change: (inside: Expression) => Expression | undefined,
): Expression {
  const changed = change(expression);
  if (changed) return changed;
  switch (expression.kind) {
    case 'binary':
      return {
        ...expression,
        left: replace(expression.left, change),
        right: replace(expression.right, change),
      };
    case 'negative':
    case 'postfix':
      return { ...expression, of: replace(expression.of, change) };
    case 'call':
      return {
        ...expression,
        of: replace(expression.of, change),
        ...(expression.base && { base: replace(expression.base, change) }),
      };
    case 'number':
    case 'constant':
    case 'variable':
      return expression;
  }
}
