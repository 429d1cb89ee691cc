import { acceptTheSame, problemOfAccepted } from '../also-accepted.ts';
import type { AnswerKind, Example } from '../answer-kind.ts';
import { canonicalText } from '../mathematics/canonical-text.ts';
import { compareStatements } from '../mathematics/compare-statements.ts';
import { statementText, statementTex } from '../mathematics/expression-text.ts';
import type { Statement } from '../mathematics/expression-tree.ts';
import { plainCharacters } from '../mathematics/normalise.ts';
import { parseAnswer } from '../mathematics/parse.ts';
import { plainTex } from '../mathematics/plain-tex.ts';
import { DivisionByZero } from '../mathematics/rational-function.ts';
import { minutesOf, timeText } from '../mathematics/times.ts';
import { askedExpression, type ExpressionShown } from './asked-expression.ts';
import { expressionFields, type ExpressionDefinition } from './expression-definition.ts';
import { domainsOf, hasSeparators, isSameAnswer, keyStatement, markExpression } from './mark-expression.ts';

/** A right answer as a pupil would write it. */
const modelAnswer = ({ key, isUpToConstant }: ExpressionDefinition): string =>
  isUpToConstant ? `${key} + ${key.includes('c') ? 'k' : 'c'}` : key;

/** What is wrong with an author's definition, with the answer that shows it; undefined if nothing is. */
function definitionProblem(definition: ExpressionDefinition): string | undefined {
  const model = modelAnswer(definition);
  const { verdict, feedback } = markExpression(definition, model);
  if (verdict !== 'RIGHT')
    return `The key itself would not be marked right: ${model}. ${feedback ?? ''}`.trim();
  for (const { answer } of definition.wrong) {
    const found = markExpression(definition, answer);
    if (found.verdict === 'UNREADABLE') return `We cannot read ${answer}. ${found.feedback ?? ''}`.trim();
    if (found.verdict === 'RIGHT') return `${answer} is listed as a mistake, but would be marked right.`;
  }
  return problemOfAccepted(definition, markExpression);
}

const definition = expressionFields.superRefine((value, context) => {
  const problem = definitionProblem(value);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem, path: ['key'] });
});

const show = ({ reads, key }: ExpressionDefinition): ExpressionShown => ({
  kind: 'expression',
  reads,
  areCommasSeparators: hasSeparators(key),
});

function statementOf({ key }: ExpressionDefinition, text: string): Statement | null {
  const parsed = parseAnswer(text, hasSeparators(key));
  return parsed.status === 'READ' ? parsed.statement : null;
}

/** Right answers are one answer, and so are equal polynomials, except where the form is marked. */
function tally(each: ExpressionDefinition, text: string): string {
  const time = each.reads === 'TIME' ? minutesOf(text) : null;
  if (time !== null) return timeText(time);
  const statement = each.reads === 'TIME' ? null : statementOf(each, text);
  if (!statement) return plainCharacters(text.trim().slice(0, 200)).slice(0, 60);
  if (each.form !== 'any') return plainTex(statementTex(statement));
  const { alsoAccepted: _, ...alone } = each;
  const key = markExpression(alone, text).verdict === 'RIGHT' ? keyStatement(each) : null;
  return canonicalText(key ?? statement);
}

function sameKey(a: ExpressionDefinition, b: ExpressionDefinition): boolean {
  const settings = ({ reads, form, isUpToConstant, angles, variables }: ExpressionDefinition) =>
    JSON.stringify([reads, form, isUpToConstant, angles, variables]);
  if (settings(a) !== settings(b) || !acceptTheSame(a, b, markExpression)) return false;
  if (a.reads === 'TIME') return minutesOf(a.key) === minutesOf(b.key);
  const [left, right] = [keyStatement(a), keyStatement(b)];
  try {
    return left !== null && right !== null && compareStatements(left, right, domainsOf(a)) === 'EQUAL';
  } catch (error) {
    if (error instanceof DivisionByZero) return false;
    throw error;
  }
}

/** Right, nearly right and wrong answers as pupils write them, with their verdicts; the answer key first. */
function examples(each: ExpressionDefinition): Example<string>[] {
  const model = modelAnswer(each);
  const statement = each.reads === 'TIME' ? null : statementOf(each, model);
  const texts = [
    model,
    ...(statement ? [canonicalText(statement), statementText(statement)] : []),
    ...(each.isUpToConstant ? [each.key] : []),
    ...(statement?.kind === 'expression' ? [`y = ${model}`, `${model} + 1`, `-(${model})`] : []),
    ...(each.alsoAccepted ?? []),
    ...each.wrong.map(({ answer }) => answer),
    '',
  ];
  return [...new Set(texts)].map((response) => ({
    response,
    verdict: markExpression(each, response).verdict,
  }));
}

/** An answer that is accepted is no longer a known mistake. */
function acceptToo(each: ExpressionDefinition, response: string): ExpressionDefinition {
  return {
    ...each,
    alsoAccepted: [...(each.alsoAccepted ?? []), response.trim()],
    wrong: each.wrong.filter(({ answer }) => !isSameAnswer(each, response, answer)),
  };
}

/** An expression, equation, inequality, coordinates, a ratio or a time of the day. */
export const expression: AnswerKind<ExpressionDefinition, ExpressionShown, string> = {
  ...askedExpression,
  definition,
  show,
  fits: () => true,
  mark: markExpression,
  examples,
  tally,
  alsoAccepted: ({ alsoAccepted = [] }) => alsoAccepted,
  acceptToo,
  toText(each, response) {
    const reading = askedExpression.read(show(each), response);
    if (reading.status === 'UNREADABLE') return response.trim();
    return reading.status === 'READ' ? reading.text : '';
  },
  sameKey,
};
