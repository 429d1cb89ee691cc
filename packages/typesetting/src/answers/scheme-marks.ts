import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import '@markwell/shared/answers/every-answer-kind';
import type { SchemeMark } from '@markwell/questions/papers/paper';

/** The answer key as text, with what was read of it as a formula. */
export function answerText(definition: OfKind): string {
  const kind = answerKindOf(definition);
  const response = kind.examples(definition, {})[0]?.response;
  const reading = kind.read(kind.show(definition), response);
  return reading.status === 'READ' && reading.latex !== undefined && !/[£€]/u.test(reading.latex)
    ? `$${reading.latex}$`
    : kind.toText(definition, response);
}

/** All marks for the answer. */
export const forAnswer = (marks: number, criterion = 'for the right answer'): SchemeMark => ({
  mark: `B${marks}`,
  worth: marks,
  criterion,
});

/** A line that earns no marks of its own. */
export const note = (criterion: string, mark = ''): SchemeMark => ({ mark, worth: 0, criterion });

/** The marks for a right answer in another form, and for the form that is asked for. */
export function marksWithNearly(marks: number, shareIfNearly: number, nearly: string): SchemeMark[] {
  const some = Math.floor(marks * shareIfNearly);
  if (some === 0) return [forAnswer(marks)];
  const method = { mark: `M${some}`, worth: some, criterion: `for ${nearly}` };
  const left = marks - some;
  return left === 0
    ? [method]
    : [method, { mark: `A${left}`, worth: left, criterion: 'for the answer as it is asked for' }];
}

/** What is right beside the answer key. */
export const alsoAccepted = (answers: readonly string[] = []): SchemeMark[] =>
  answers.length === 0 ? [] : [note(`Accept ${answers.join('; ')}.`)];

/** What the author knows of wrong answers. */
export const notAccepted = (wrong: readonly { answer: string; feedback: string }[]): SchemeMark[] =>
  wrong.map(({ answer, feedback }) => note(`Do not accept ${answer}: ${feedback}`));

/** Marks by the share of several things that are right. */
export const marksByShare = (marks: number, what: string): SchemeMark[] => [
  forAnswer(marks, `for all ${what}`),
  ...(marks === 1 ? [] : [note(`With some ${what}, give their share of the marks, rounded down.`)]),
];
