import type { Marking } from '../answer-kind.ts';
import { compareStatements } from '../mathematics/compare-statements.ts';
import { compareExpressions, type Equality } from '../mathematics/equality.ts';
import {
  expressionsOf,
  variablesOf,
  type Expression,
  type Statement,
} from '../mathematics/expression-tree.ts';
import { statementTex } from '../mathematics/expression-text.ts';
import { parseAnswer } from '../mathematics/parse.ts';
import { DivisionByZero } from '../mathematics/rational-function.ts';
import type { Domains } from '../mathematics/sample-points.ts';
import { minutesOf } from '../mathematics/times.ts';
import { compareUpToConstant } from '../mathematics/up-to-constant.ts';
import { isBlank } from './asked-expression.ts';
import type { ExpressionDefinition } from './expression-definition.ts';
import { withDegrees } from './angles.ts';
import { formProblem } from './form-problem.ts';
import { solutionsOf, type Solutions } from './solutions.ts';
import { withLettersOf } from './letters.ts';
import { isRoundedFrom } from './rounded.ts';

type Comparison =
  | { is: Equality }
  /** Equal, but not as it was asked for. */
  | { is: 'NEARLY'; feedback: string };

/** Whether commas separate: the key has several parts. */
export const hasSeparators = (key: string): boolean => /[,;±]| (?:or|and) /u.test(key);

export function markExpression(definition: ExpressionDefinition, text: string): Marking {
  if (definition.reads === 'TIME') return markTime(definition, text);
  const answer = parseAnswer(text, hasSeparators(definition.key));
  const key = keyStatement(definition);
  if (answer.status === 'EMPTY') return { share: 0, verdict: 'EMPTY' };
  if (answer.status === 'UNREADABLE') return { share: 0, verdict: 'UNREADABLE', feedback: answer.hint };
  if (!key) return { share: 0, verdict: 'UNDECIDED' };
  const statement = withLettersOf(answer.statement, key);
  try {
    const marking = marked(definition, statement, compare(definition, statement, key), key);
    return marking.verdict !== 'RIGHT' && isAlsoAccepted(definition, statement)
      ? { share: 1, verdict: 'RIGHT' }
      : marking;
  } catch (error) {
    if (!(error instanceof DivisionByZero)) throw error;
    return { share: 0, verdict: 'UNREADABLE', feedback: 'You divided by 0, which has no value.' };
  }
}

const readKeys = new WeakMap<ExpressionDefinition, Statement | null>();

/** Read once: a key is compared with many answers. */
export function keyStatement(definition: ExpressionDefinition): Statement | null {
  const read = readKeys.get(definition);
  if (read !== undefined) return read;
  const { key } = definition;
  const parsed = parseAnswer(key, hasSeparators(key));
  const statement = parsed.status === 'READ' ? parsed.statement : null;
  readKeys.set(definition, statement);
  return statement;
}

export const domainsOf = ({ variables }: ExpressionDefinition): Domains =>
  Object.fromEntries(variables.map(({ name, ...domain }) => [name, domain]));

function marked(
  definition: ExpressionDefinition,
  answer: Statement,
  comparison: Comparison,
  key: Statement,
): Marking {
  switch (comparison.is) {
    case 'EQUAL': {
      const feedback = formProblem(answer, definition.form, key);
      return feedback === undefined
        ? { share: 1, verdict: 'RIGHT' }
        : { share: definition.shareIfNearly, verdict: 'RIGHT_BUT', feedback };
    }
    case 'NEARLY':
      return { share: definition.shareIfNearly, verdict: 'RIGHT_BUT', feedback: comparison.feedback };
    case 'UNDECIDED':
      return {
        share: 0,
        verdict: 'UNDECIDED',
        feedback: 'We could not tell whether your answer is equal to the right one.',
      };
    case 'DIFFERENT':
      return strangeLetters(definition, answer, key).length >= 3
        ? { share: 0, verdict: 'UNREADABLE', feedback: 'Write mathematics, not words.' }
        : { share: 0, verdict: 'WRONG', ...wrongFeedback(definition, answer, key) };
  }
}

/** An answer with the letters of the key; null for one that cannot be read. */
function statementIn(definition: ExpressionDefinition, text: string): Statement | null {
  const answer = parseAnswer(text, hasSeparators(definition.key));
  const key = keyStatement(definition);
  return answer.status === 'READ' && key ? withLettersOf(answer.statement, key) : null;
}

/** Whether an answer is equal to another that the author gives, with the settings of the key or as it is written. */
function isEqualTo(definition: ExpressionDefinition, answer: Statement, given: string): boolean {
  const other = statementIn(definition, given);
  const asWritten = { ...definition, isUpToConstant: false };
  return (
    other !== null &&
    [definition, asWritten].some((settings) => compare(settings, answer, other).is === 'EQUAL')
  );
}

/** Whether two answers that can be read are one answer. */
export function isSameAnswer(definition: ExpressionDefinition, one: string, other: string): boolean {
  if (definition.reads === 'TIME') return minutesOf(one) === minutesOf(other);
  const answer = statementIn(definition, one);
  return answer !== null && isEqualTo(definition, answer, other);
}

function isAlsoAccepted(definition: ExpressionDefinition, answer: Statement): boolean {
  const { alsoAccepted = [], form } = definition;
  return alsoAccepted.some((given) => {
    const other = statementIn(definition, given);
    if (other && statementTex(other) === statementTex(answer)) return true;
    return form === 'any' && isEqualTo(definition, answer, given);
  });
}

function wrongFeedback(
  definition: ExpressionDefinition,
  answer: Statement,
  key: Statement,
): { feedback?: string } {
  const known = definition.wrong.find((each) => isEqualTo(definition, answer, each.answer));
  if (known) return { feedback: known.feedback };
  const [strange] = strangeLetters(definition, answer, key);
  const letters = lettersOf(definition, key);
  return strange === undefined || letters.length === 0 || definition.isUpToConstant
    ? {}
    : { feedback: `Your answer uses ${strange}. The question uses ${letters.join(' and ')}.` };
}

const lettersOf = ({ variables }: ExpressionDefinition, key: Statement): string[] =>
  variablesOf(...expressionsOf(key), ...variables.map(asVariable));

/** Letters of an answer that the question does not have. Several are the letters of words. */
function strangeLetters(definition: ExpressionDefinition, answer: Statement, key: Statement): string[] {
  const letters = lettersOf(definition, key);
  return variablesOf(...expressionsOf(answer)).filter((name) => !letters.includes(name));
}

const asVariable = ({ name }: { name: string }): Expression => ({ kind: 'variable', name });

const inAngles = ({ angles }: ExpressionDefinition, statement: Statement): Statement =>
  angles === 'DEGREES' ? withDegrees(statement) : statement;

/** Throws `DivisionByZero`. */
function compare(definition: ExpressionDefinition, answer: Statement, key: Statement): Comparison {
  const domains = domainsOf(definition);
  const [given, wanted] = [answer, key].map((each) => inAngles(definition, each)) as [Statement, Statement];
  if (!definition.isUpToConstant) return compareAsAsked(given, wanted, domains);
  const [left, right] = [valueOf(given, wanted), valueOf(wanted, wanted)];
  if (!left || !right) return { is: 'DIFFERENT' };
  const found = compareUpToConstant(left, right, domains);
  return found === 'NO_CONSTANT'
    ? { is: 'NEARLY', feedback: 'Add a constant: an integral without limits ends in + c.' }
    : { is: found };
}

/** The expression itself, or the right side of y = …, where the key has no y. */
function valueOf(answer: Statement, key: Statement): Expression | null {
  if (answer.kind === 'expression') return answer.expression;
  const isNamed =
    answer.kind === 'relation' &&
    answer.sign === '=' &&
    answer.left.kind === 'variable' &&
    !variablesOf(...expressionsOf(key)).includes(answer.left.name);
  return isNamed ? answer.right : null;
}

/** "x = 3" where 3 is asked, 3 where "x = 3" is asked, and solutions in any order. */
function compareAsAsked(answer: Statement, key: Statement, domains: Domains): Comparison {
  if (key.kind === 'expression') return compareWithExpression(valueOf(answer, key), key, domains);
  if (key.kind === 'coordinates') return { is: compareStatements(asCoordinates(answer), key, domains) };
  const wanted = solutionsOf(key);
  return wanted && isSolved(wanted)
    ? compareWithSolutions(answer, key, wanted, domains)
    : { is: compareStatements(answer, key, domains) };
}

function compareWithExpression(
  value: Expression | null,
  key: Statement & { kind: 'expression' },
  domains: Domains,
): Comparison {
  const found = value ? compareExpressions(value, key.expression, domains) : 'DIFFERENT';
  return found === 'DIFFERENT' && value && isRoundedFrom(value, key.expression)
    ? { is: 'NEARLY', feedback: 'That is rounded. The question asks for the exact value.' }
    : { is: found };
}

function compareWithSolutions(
  answer: Statement,
  key: Statement,
  wanted: Solutions,
  domains: Domains,
): Comparison {
  const given = solutionsOf(answer);
  const names = [given?.variable ?? null, wanted.variable];
  const isSameLetter = names.includes(null) || given?.variable === wanted.variable;
  if (given && isSolved(given) && isSameLetter)
    return { is: compareValues(given.values, wanted.values, domains) };
  const found = compareStatements(answer, key, domains);
  if (found !== 'EQUAL' || variablesOf(...wanted.values).length > 0) return { is: found };
  return {
    is: 'NEARLY',
    feedback: `That is true, but the question asks you to solve it: ${wanted.variable ?? 'x'} = …`,
  };
}

/** 2, −1 without brackets. */
function asCoordinates(answer: Statement): Statement {
  if (answer.kind !== 'all') return answer;
  const parts = answer.of.flatMap((each) => (each.kind === 'expression' ? each.expression : []));
  return parts.length === answer.of.length ? { kind: 'coordinates', of: parts } : answer;
}

/** x = 2, but not x = 2x − 2. */
const isSolved = ({ variable, values }: Solutions): boolean =>
  variable === null || values.every((value) => !variablesOf(value).includes(variable));

/** Each value has a partner, whatever their order. A value that is given twice counts once. */
function compareValues(
  given: readonly Expression[],
  wanted: readonly Expression[],
  domains: Domains,
): Equality {
  const table = given.map((value) => wanted.map((other) => compareExpressions(value, other, domains)));
  const isMatched = (row: readonly Equality[] | undefined, goal: Equality) => row?.includes(goal) ?? false;
  const columns = wanted.map((_, index) => table.map((row) => row[index] ?? 'DIFFERENT'));
  const rows = [...table, ...columns];
  if (rows.every((row) => isMatched(row, 'EQUAL'))) return 'EQUAL';
  return rows.every((row) => isMatched(row, 'EQUAL') || isMatched(row, 'UNDECIDED'))
    ? 'UNDECIDED'
    : 'DIFFERENT';
}

function markTime({ key, alsoAccepted = [], wrong }: ExpressionDefinition, text: string): Marking {
  const time = minutesOf(text);
  if (isBlank(text)) return { share: 0, verdict: 'EMPTY' };
  if (time === null)
    return { share: 0, verdict: 'UNREADABLE', feedback: 'Write a time such as 14:30 or 2.30 pm.' };
  if ([key, ...alsoAccepted].some((each) => minutesOf(each) === time)) return { share: 1, verdict: 'RIGHT' };
  const known = wrong.find(({ answer }) => minutesOf(answer) === time);
  return { share: 0, verdict: 'WRONG', ...(known && { feedback: known.feedback }) };
}
