import { variablesOf, type Expression, type Statement } from '../mathematics/expression-tree.ts';
import { hasForm, type ExpressionForm } from '../mathematics/forms.ts';
import { greatestCommonDivisor, isInteger } from '../mathematics/rational.ts';
import { exactValue } from '../mathematics/rational-function.ts';
import type { AnswerForm } from './expression-definition.ts';

const problems: Readonly<Record<Exclude<AnswerForm, 'any'>, string>> = {
  expanded: 'That is equal, but multiply out all brackets and collect like terms.',
  factorised: 'That is equal, but it can be factorised further.',
  simplified: 'That is equal, but it can be simplified.',
  surd: 'That is equal, but write the surd in its simplest form, without a root in a denominator.',
  completedSquare: 'That is equal, but write it as a completed square, such as (x + 1)² + 2.',
  singleFraction: 'That is equal, but write it as a single fraction.',
  subject: 'That is true, but make the letter that the question asks for the subject.',
};

/** What is wrong with the form of an equal answer; undefined if it is as asked. */
export function formProblem(answer: Statement, form: AnswerForm, key: Statement): string | undefined {
  if (form === 'any') return undefined;
  const isAsked = form === 'subject' ? isSolvedLike(answer, key) : isInForm(answer, form);
  return isAsked ? undefined : problems[form];
}

/** The letter that is alone on the left of the key is alone on the left, and nowhere else. */
function isSolvedLike(answer: Statement, key: Statement): boolean {
  if (answer.kind !== 'relation' || key.kind !== 'relation') return answer.kind !== 'relation';
  const { left, right } = answer;
  return (
    left.kind === 'variable' &&
    key.left.kind === 'variable' &&
    left.name === key.left.name &&
    !variablesOf(right).includes(left.name)
  );
}

function isInForm(answer: Statement, form: ExpressionForm): boolean {
  switch (answer.kind) {
    case 'expression':
      return hasForm(answer.expression, form);
    case 'relation':
      return [answer.left, answer.right].every((side) => hasForm(side, form));
    case 'ratio':
      return form !== 'simplified' || isRatioSimplified(answer.of);
    case 'coordinates':
      return answer.of.every((each) => hasForm(each, form));
    case 'all':
    case 'any':
      return answer.of.every((each) => isInForm(each, form));
  }
}

/** Whole numbers without a common factor: 3 : 4, not 6 : 8 or 1.5 : 2. */
function isRatioSimplified(parts: readonly Expression[]): boolean {
  const values = parts.map(exactValue);
  if (values.includes(null)) return parts.every((part) => hasForm(part, 'simplified'));
  const numbers = values.flatMap((value) => value ?? []);
  return (
    numbers.every(isInteger) &&
    numbers.reduce((common, { numerator }) => greatestCommonDivisor(common, numerator), 0n) === 1n
  );
}
