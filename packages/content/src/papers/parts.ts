import { plainText } from '@markwell/shared/rules/formulas/plain-mathematics';
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
    solution: explanation,
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

/** Whether the answer is a whole number of up to four digits. */
export function isInDigits(question: ContentQuestion): boolean {
  const answer = itemAt(question.options, question.correctIndex);
  return isWritten(question) && 'text' in answer && /^\d{1,4}$/.test(answer.text);
}

/** A question as one of a written paper, with the marks that its solution has steps for, but no more than `most`. */
export function writtenPart(question: ContentQuestion, most: number): PaperPart {
  const part = openPart(question);
  const answer = textOf(part.answer);
  const [worked = ''] = question.explanation.split(' Careful: ');
  const steps = stepsOf(worked, answer);
  const forAnswer = question.difficulty === 1 ? 0 : 1;
  const marks = Math.max(1, Math.min(most, mostMarks[question.difficulty], steps.length + forAnswer));
  return {
    ...part,
    marks,
    lines: Math.max(2, marks * linesPerMark),
    scheme: schemeOf(answer, steps, marks),
    solution: worked,
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

/** The steps of a worked solution without the answer: its sentences, cut where a rule is followed by its use. */
function stepsOf(solution: string, answer: string): string[] {
  const steps = solution
    .split(/(?<=[.!?])\s+(?=[A-Z0-9$−(√π½])/)
    .flatMap((sentence) => {
      const pieces = sentence.split(/: (?=[^$]*(?:\$[^$]*\$[^$]*)*$)|; |, so /);
      return pieces.some((piece) => plainText(piece).length < shortest) ? [sentence] : pieces;
    })
    .map((step) => step.replace(/[.:]$/, '').trim())
    .filter((step) => plainText(step).length >= 6);
  const last = steps.at(-1) ?? '';
  return steps.length > 1 && plainText(last).endsWith(plainText(answer)) ? steps.slice(0, -1) : steps;
}

const uncapitalised = (text: string) =>
  /^(?:The|What|When|As|This|So|There|Look|Eliminate|First|Differentiate|Integrate|Each|Use|Put|Add|Take|Divide|Multiply|Raise|They|It|One|In|For|Both|Find|Work|Subtract)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const textOf = (answer: PaperPart['answer']) =>
  'text' in answer ? answer.text : answer.image.alternativeText;

/** A part with the mark scheme that its author wrote. */
export function structuredPart(part: StructuredPart): PaperPart {
  const { body, image, answer, unit, scheme, solution, lines, isRuled, isFree } = part;
  const marks = scheme.reduce((sum, line) => sum + worthOf(line), 0);
  return {
    body,
    ...(image && { image }),
    marks,
    answer: { text: answer },
    ...(unit === undefined ? {} : { unit }),
    lines: lines ?? Math.max(2, marks * linesPerMark),
    ...(isRuled && { isRuled }),
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
