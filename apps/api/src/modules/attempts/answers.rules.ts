import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { markQuestion, type QuestionMarking } from '@markwell/shared/answers/mark-question';
import { fromParts, isShownAsParts, toResponses } from '@markwell/shared/answers/multiple-choice';
import { problemOfResponses } from '@markwell/shared/answers/part-responses';
import { answeredBy, partLabels, type Responses } from '@markwell/shared/answers/parts.schemas';
import { showParts, type QuestionPart } from '@markwell/shared/answers/question-parts';
import { isSameJson } from '@markwell/shared/answers/same-json';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import { scorePercent } from '@markwell/shared/progress/marking';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';

/** The letter of an option, or the responses to the parts of a question that is not shown as multiple choice. */
export type Response = string | Responses;

/** An answer as the pupil gave it; a null response removes the answer. At most one per question. */
export interface SubmittedAnswer {
  questionId: string;
  response: Response | null;
  /** A question's answer with the highest sequence wins; null wins over any saved answer. */
  sequence: number | null;
  answeredAt: Date;
}

/** The time, in milliseconds after the start, is null once it was removed for privacy. */
export type StoredAnswer = [response: Response | null, sequence: number, afterStartMs: number | null];

/** The column `attempts.answers`: from the number of a question, from 1, to its answer. */
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

/** What of an attempt never changes: its questions in their order, each with the revision that it shows. */
export interface AttemptQuestions {
  answerMode: AnswerMode;
  startedAt: Date;
  questionIds: string[];
  topicIds: string[];
  revisionIds: string[];
  /** The parts of each question, with their answer keys. */
  parts: QuestionPart[][];
}

/** The questions of an attempt with their answers. */
export interface AnsweredAttempt extends AttemptQuestions {
  deadlineAt: Date;
  answers: StoredAnswers;
  voidOrdinals: number[];
}

/** How many answers are to questions of another test, or cannot be given to what the question shows. */
export const countInvalid = (attempt: AttemptQuestions, answers: readonly SubmittedAnswer[]): number =>
  answers.filter(({ questionId, response }) => {
    const parts = attempt.parts[attempt.questionIds.indexOf(questionId)];
    return !parts || !canBeGiven(parts, attempt.answerMode, response);
  }).length;

function canBeGiven(parts: QuestionPart[], mode: AnswerMode, response: Response | null): boolean {
  if (response === null) return true;
  if (isShownAsParts({ parts }, mode))
    return typeof response === 'object' && problemOfResponses(showParts({ parts }), response) === undefined;
  return fromParts({ parts })?.some(({ optionLetter }) => optionLetter === response) === true;
}

/**
 * A response as it is stored: without parts that nothing was written in, null if there is no other. The options of a part
 * that is typed first were uncovered, whatever the browser says.
 */
function toStoredResponse(parts: readonly QuestionPart[], response: Response | null): Response | null {
  if (response === null || typeof response === 'string') return response;
  const kept: Responses = {};
  for (const label of partLabels) {
    const [given, part] = [response[label], parts.find((each) => each.label === label)];
    const definition = given && part && answeredBy(part, given.kind);
    if (!definition) continue;
    const kind = answerKindOf(definition);
    if (kind.read(kind.show(definition), given.answer).status === 'EMPTY') continue;
    const isUncovered = part.typed !== undefined && given.kind === part.answer.kind;
    const hints = Math.min(given.hints ?? 0, part.hints.length);
    kept[label] = {
      ...{ kind: given.kind, answer: given.answer },
      ...(isUncovered && { uncovered: true }),
      ...(hints > 0 && { hints }),
    };
  }
  return Object.keys(kept).length > 0 ? kept : null;
}

/** The answers with their responses as they are stored. Only for valid ones. */
const withStoredResponses = (attempt: AttemptQuestions, answers: readonly SubmittedAnswer[]) =>
  answers.map((answer) => {
    const index = attempt.questionIds.indexOf(answer.questionId);
    return {
      ...answer,
      ordinal: index + 1,
      response: toStoredResponse(attempt.parts[index] ?? [], answer.response),
    };
  });

/** Valid answers as they are stored; their times are not after this one. */
export function toStored(
  attempt: AttemptQuestions,
  answers: readonly SubmittedAnswer[],
  now: Date,
): StoredAnswers {
  const latest = now.getTime();
  return Object.fromEntries(
    withStoredResponses(attempt, answers).map(({ ordinal, response, sequence, answeredAt }) => {
      const afterStartMs = Math.min(answeredAt.getTime(), latest) - attempt.startedAt.getTime();
      return [ordinal, [response, sequence ?? 0, Math.max(0, afterStartMs)]];
    }),
  );
}

/** Answers with changes, and how many of them were changed. */
interface Merged {
  answers: StoredAnswers;
  changed: number;
}

/** Answers that arrive after the test was closed: those that were given before its deadline and are newer. */
export function mergeLate(attempt: AnsweredAttempt, submitted: readonly SubmittedAnswer[]): Merged {
  const newer = submitted.filter(({ questionId, sequence, answeredAt }) => {
    const stored = attempt.answers[attempt.questionIds.indexOf(questionId) + 1];
    return answeredAt <= attempt.deadlineAt && (sequence ?? 0) > (stored?.[1] ?? 0);
  });
  const added = toStored(attempt, newer, attempt.deadlineAt);
  return { answers: { ...attempt.answers, ...added }, changed: newer.length };
}

/** The answers that come with the submission of a test; `changed` counts those that differ from what is stored. */
export function mergeSubmitted(
  attempt: AnsweredAttempt,
  submitted: readonly SubmittedAnswer[],
  now: Date,
): Merged {
  const endMs = Math.min(now.getTime(), attempt.deadlineAt.getTime()) - attempt.startedAt.getTime();
  const answers: Record<string, StoredAnswer> = { ...attempt.answers };
  let changed = 0;
  for (const { ordinal, response, sequence } of withStoredResponses(attempt, submitted)) {
    const stored = answers[ordinal];
    const [before, storedSequence, afterStartMs] = stored ?? [null, 0, null];
    const isOlder = sequence !== null && sequence < storedSequence;
    if (isOlder || (stored === undefined && response === null)) continue;
    const isOther = !isSameJson(response, before);
    if (isOther) changed += 1;
    answers[ordinal] = [response, sequence ?? storedSequence, isOther ? endMs : afterStartMs];
  }
  return { answers, changed };
}

/** Marks what was answered to a question. */
export const markResponse = (parts: QuestionPart[], response: Response | null): QuestionMarking =>
  markQuestion({ parts }, typeof response === 'object' ? (response ?? {}) : toResponses(toLetter(response)));

/** The marks of an attempt. */
export interface AttemptMarks {
  /** For each question. */
  markings: QuestionMarking[];
  /** The questions whose answer counts towards progress, by their index: they were answered, are marked and not void. */
  counted: number[];
  hasAnswers: boolean;
  /** Questions with all of their marks. */
  correctCount: number;
  /** Percent of the marks; a skipped question earns none, a void one does not count. Null without marks to earn. */
  score: number | null;
}

/** Marks answers with the keys of the revisions that the attempt showed. */
export function markAnswers(attempt: AnsweredAttempt, answers: StoredAnswers): AttemptMarks {
  const responses = attempt.questionIds.map((_, index) => answers[index + 1]?.[0] ?? null);
  const markings = responses.map((response, index) => markResponse(attempt.parts[index] ?? [], response));
  const inScore = markings.filter((_, index) => !attempt.voidOrdinals.includes(index + 1));
  const possible = sum(inScore.map((marking) => marking.possible));
  return {
    markings,
    counted: [...markings.keys()].filter(
      (index) =>
        responses[index] !== null &&
        markings[index]?.possible !== 0 &&
        !attempt.voidOrdinals.includes(index + 1),
    ),
    hasAnswers: responses.some((response) => response !== null),
    correctCount: inScore.filter(({ isCorrect }) => isCorrect).length,
    score: possible === 0 ? null : scorePercent(sum(inScore.map(({ earned }) => earned)), possible),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
