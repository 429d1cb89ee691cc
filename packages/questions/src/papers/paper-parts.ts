import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { ContentQuestion } from '../content-types.ts';
import { itemAt } from '../item-at.ts';
import type { PaperPart, SchemeMark } from './paper.ts';
import type { MarkLine, StructuredPart } from './structured/structured-question.ts';

/** The most marks for a written question of each difficulty. A mark needs a step of the worked solution. */
const mostMarks: Record<ContentQuestion['difficulty'], number> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 };
const linesPerMark = 2;

/** A question as one of a multiple-choice paper. */
export const choicePart = (question: ContentQuestion): PaperPart => ({
  ...openPart(question),
  options: question.options,
  correctIndex: question.correctIndex,
});

/** An explanation without its warnings about wrong options. */
const workedSolution = (explanation: string): string => explanation.split(' Careful: ')[0] ?? '';

/** A question without its options, worth one mark. */
export function openPart(question: ContentQuestion): PaperPart {
  const { body, image, options, correctIndex, explanation, solutionImage } = question;
  return {
    ...(body === undefined ? {} : { body }),
    ...(image && { image }),
    marks: 1,
    answer: itemAt(options, correctIndex),
    lines: 0,
    scheme: [],
    solution: workedSolution(explanation),
    ...(solutionImage && { solutionImage }),
  };
}

/** The words that only make sense with options. */
const needsOptions = /\b(?:which|these|this one|options?|following|statements?|best|correct)\b/i;

/** Whether a question can be asked without its options. */
export function isWritten({ body = '', options, correctIndex, passage }: ContentQuestion): boolean {
  const answer = itemAt(options, correctIndex);
  return 'text' in answer && answer.text.length <= 60 && passage === undefined && !needsOptions.test(body);
}

/** What is asked, equal in two questions that differ in their numbers only. */
export const withoutNumbers = ({ body = '', image }: Pick<ContentQuestion, 'body' | 'image'>): string =>
  `${body} ${image?.alternativeText ?? ''}`.replaceAll(/[\d.,−⁰¹²³⁴-⁹⁻]+/g, '#');

/** Whether the answer is a whole number of up to four digits. */
export function isInDigits(question: ContentQuestion): boolean {
  const answer = itemAt(question.options, question.correctIndex);
  return isWritten(question) && 'text' in answer && /^\d{1,4}$/.test(answer.text);
}

/** A question as one of a written paper, with the marks that its solution has steps for. */
export function writtenPart(question: ContentQuestion): PaperPart {
  const part = openPart(question);
  const answer = textOf(part.answer);
  const steps = stepsOf(part.solution, answer);
  const forAnswer = question.difficulty === 1 ? 0 : 1;
  const marks = Math.max(1, Math.min(mostMarks[question.difficulty], steps.length + forAnswer));
  return {
    ...part,
    marks,
    lines: Math.max(2, marks * linesPerMark),
    scheme: schemeOf(answer, steps, marks),
  };
}

function schemeOf(answer: string, steps: readonly string[], marks: number): SchemeMark[] {
  if (marks === 1) return [{ mark: 'B1', worth: 1, criterion: `for ${answer}` }];
  // With more steps than marks, the last ones share a mark.
  const methods = steps.slice(0, marks - 1);
  return [
    ...methods.map((step) => ({ mark: 'M1', worth: 1, criterion: `for the step: ${uncapitalised(step)}` })),
    { mark: 'A1', worth: 1, criterion: `for ${answer}` },
  ];
}

/** A shorter beginning of a sentence is no step of its own: `In order: 42, 45, …`. */
const shortest = 14;

/**
 * The steps of a worked solution without the answer: its sentences, cut where a rule is followed by its use and where a
 * second calculation begins.
 */
function stepsOf(solution: string, answer: string): string[] {
  const steps = solution
    .split(/(?<=[.!?])\s+(?=[A-Z0-9$−(√π½])/)
    .flatMap((sentence) => {
      const pieces = sentence.split(
        /: (?=[^$]*(?:\$[^$]*\$[^$]*)*$)|; |, so |, and (?=[£€−(]?\d[^,$]* [×÷+−] )/,
      );
      return pieces.some((piece) => plainText(piece).length < shortest) ? [sentence] : pieces;
    })
    .map((step) => step.replace(/[.:]$/, '').trim())
    .filter((step) => plainText(step).length >= 6);
  const last = steps.at(-1) ?? '';
  if (steps.length > 1 && endsWithAnswer(last, answer)) return steps.slice(0, -1);
  return [...steps.slice(0, -1), withoutAnswer(last, answer)];
}

/** The unit that may follow the answer of a question that names it: `3 take 36 ÷ 3 = 12 hours`. */
const unit = / (?:[a-zA-Z]+|m\/s²?|cm[²³]|m[²³])$/;

const endsWithAnswer = (step: string, answer: string) =>
  plainText(step).endsWith(plainText(answer)) || / ([−\d.,]+)$/.exec(step.replace(unit, ''))?.[1] === answer;

/** `x² = 841, so x = 29 cm` without what follows from it, which is the answer. */
function withoutAnswer(step: string, answer: string): string {
  const result = [step, step.replace(unit, '')].find((each) => each.endsWith(answer));
  if (result === undefined) return step;
  const rest = result.slice(0, -answer.length);
  const method = rest.replace(/(?:: |, so (?:[^,:;=]* = )*| = )$/, '');
  const isWhole = method.length >= 8 && method.split('$').length % 2 === 1;
  // `it has the solution n = 20` would lose what n is.
  return method !== rest && isWhole && !/[a-z,]{2} [a-z][₀-₉]*$/i.test(method) ? method : step;
}

const lowered =
  /^(?:The|What|When|As|This|So|There|Look|Eliminate|First|Differentiate|Integrate|Each|Use|Put|Add|Take|Divide|Multiply|Raise|They|It|One|In|For|Both|Find|Work|Subtract|Together|Two|To|Collect|Frequency|Undo|Value|Completing|Solve|On|Inside|Outside|At|Of|With|Force|Momentum|Mass|Energy|Area|Wave|Specific|All|Parts|Vertically|Everything|She|He|Volumes|Half|Neither|Try|Trailer|Below|Above|Red)\b/;

const uncapitalised = (text: string) =>
  lowered.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const textOf = (answer: PaperPart['answer']) =>
  'text' in answer ? answer.text : answer.image.alternativeText;

/** A part with the mark scheme that its author wrote. */
export function structuredPart(part: StructuredPart): PaperPart {
  const { body, image, answer, unit, scheme, solution, lines, ruledLines, isFree } = part;
  const marks = scheme.reduce((sum, line) => sum + worthOf(line), 0);
  return {
    body,
    ...(image && { image }),
    marks,
    answer: { text: answer },
    ...(unit === undefined ? {} : { unit }),
    lines: ruledLines ?? lines ?? Math.max(2, marks * linesPerMark),
    ...(ruledLines !== undefined && { isRuled: true }),
    ...(isFree && { isFree }),
    scheme: scheme.map(([mark, criterion]) => ({ mark, worth: worthOf([mark, criterion]), criterion })),
    solution,
  };
}

/** `M1` is worth one mark, `A2` two. */
function worthOf([mark]: MarkLine): number {
  const worth = Number(/\d+$/.exec(mark)?.[0]);
  if (!(worth > 0)) throw new Error(`The mark ${mark} has no number`);
  return worth;
}
