import { expressionText } from './expression-text.ts';
import type { Expression, Statement } from './expression-tree.ts';
import { degreeOf, termsIn, type Polynomial } from './polynomial.ts';
import * as exact from './rational.ts';
import { DivisionByZero, isWhole, rationalFunctionOf } from './rational-function.ts';

/** One text for all forms of a polynomial: its terms in the order of their letters and powers. */
function polynomialText(polynomial: Polynomial): string {
  const terms = termsIn(polynomial).map((term) => ({
    letters: term.powers.map(([letter, power]) => (power === 1 ? letter : `${letter}^${power}`)),
    degree: degreeOf(term),
    coefficient: term.coefficient,
  }));
  terms.sort((a, b) => b.degree - a.degree || (a.letters.join() < b.letters.join() ? -1 : 1));
  if (terms.length === 0) return '0';
  return terms
    .map(({ letters, coefficient }, index) => {
      const size = exact.absoluteValue(coefficient);
      const number =
        exact.equals(size, exact.one) && letters.length > 0
          ? []
          : [exact.toDecimal(size) ?? exact.toText(size)];
      const sign = exact.sign(coefficient) < 0 ? '-' : index === 0 ? '' : '+';
      const spaced = index === 0 ? sign : ` ${sign} `;
      return spaced + [...number, ...letters].join('*');
    })
    .join('');
}

function canonicalExpression(expression: Expression): string {
  try {
    const form = rationalFunctionOf(expression);
    if (form && isWhole(form)) return polynomialText(form.above);
  } catch (error) {
    if (!(error instanceof DivisionByZero)) throw error;
  }
  return expressionText(expression);
}

/** Equal polynomials have one text; other expressions are written as they were typed, without needless brackets. */
export function canonicalText(statement: Statement): string {
  switch (statement.kind) {
    case 'expression':
      return canonicalExpression(statement.expression);
    case 'relation':
      return `${canonicalExpression(statement.left)} ${statement.sign} ${canonicalExpression(statement.right)}`;
    case 'coordinates':
      return `(${statement.of.map(canonicalExpression).join(', ')})`;
    case 'ratio':
      return statement.of.map(canonicalExpression).join(' : ');
    case 'all':
    case 'any':
      return statement.of
        .map(canonicalText)
        .sort()
        .join(statement.kind === 'any' ? ' or ' : ' and ');
  }
}
