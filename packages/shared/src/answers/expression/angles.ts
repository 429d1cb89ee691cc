import { mapExpressions } from '../mathematics/compare-statements.ts';
import {
  contains,
  type Expression,
  type FunctionName,
  type Statement,
} from '../mathematics/expression-tree.ts';

const fromAngle: ReadonlySet<FunctionName> = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);
const toAngle: ReadonlySet<FunctionName> = new Set(['arcsin', 'arccos', 'arctan']);

const inDegrees = (of: Expression): Expression => ({ kind: 'postfix', operator: '°', of });

const isInDegrees = (expression: Expression): boolean =>
  contains(expression, (inside) => inside.kind === 'postfix' && inside.operator === '°');

/** sin 30 as sin 30°, and arctan 1 as the number of degrees. */
function change(expression: Expression): Expression {
  switch (expression.kind) {
    case 'binary':
      return { ...expression, left: change(expression.left), right: change(expression.right) };
    case 'negative':
    case 'postfix':
      return { ...expression, of: change(expression.of) };
    case 'call': {
      const of = change(expression.of);
      if (fromAngle.has(expression.name)) return { ...expression, of: isInDegrees(of) ? of : inDegrees(of) };
      const call: Expression = { ...expression, of };
      const degree: Expression = inDegrees({
        kind: 'number',
        value: { numerator: 1n, denominator: 1n },
        text: '1',
      });
      return toAngle.has(expression.name)
        ? { kind: 'binary', operator: '/', left: call, right: degree }
        : call;
    }
    case 'number':
    case 'constant':
    case 'variable':
      return expression;
  }
}

/** With the angles of a question in degrees. */
export const withDegrees = (statement: Statement): Statement => mapExpressions(statement, change);
