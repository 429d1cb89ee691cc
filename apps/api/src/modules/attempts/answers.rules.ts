import { scorePercent } from '@markwell/shared/progress/marking';

/** An answer as the pupil gave it; a null response removes the answer. At most one per question. */
export interface SubmittedAnswer {
  questionId: string;
  response: string | null;
  /** A question's answer with the highest sequence wins; null wins over any saved answer. */
  sequence: number | null;
  answeredAt: Date;
}

/** The time, in milliseconds after the start, is null once it was removed for privacy. */
export type StoredAnswer = [response: string | null, sequence: number, afterStartMs: number | null];

/** The column `attempts.answers`: from the number of a question, from 1, to its answer. */
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

/** What an answer is marked with: the letters of a revision's options, and the right one. */
export interface AnswerKey {
  letters: string[];
  correct: string | null;
}

/** What of an attempt never changes: its questions in their order, each with the revision that it shows. */
export interface AttemptQuestions {
  startedAt: Date;
  questionIds: string[];
  revisionIds: string[];
  topicIds: string[];
  keys: ReadonlyMap<string, AnswerKey>;
}

/** The questions of an attempt with their answers. */
export interface AnsweredAttempt extends AttemptQuestions {
  deadlineAt: Date;
  answers: StoredAnswers;
  voidOrdinals: number[];
}

export const keyAt = ({ keys, revisionIds }: AttemptQuestions, index: number): AnswerKey | undefined =>
  keys.get(revisionIds[index] ?? '');

/** How many answers are to questions of another test, or have a letter that the question lacks. */
export const countInvalid = (attempt: AttemptQuestions, answers: readonly SubmittedAnswer[]): number =>
  answers.filter(({ questionId, response }) => {
    const index = attempt.questionIds.indexOf(questionId);
    return index === -1 || (response !== null && keyAt(attempt, index)?.letters.includes(response) !== true);
  }).length;

/** Valid answers as they are stored; their times are not after this one. */
export function toStored(
  { startedAt, questionIds }: AttemptQuestions,
  answers: readonly SubmittedAnswer[],
  now: Date,
): StoredAnswers {
  const latest = now.getTime();
  return Object.fromEntries(
    answers.map(({ questionId, response, sequence, answeredAt }) => {
      const afterStartMs = Math.min(answeredAt.getTime(), latest) - startedAt.getTime();
      return [questionIds.indexOf(questionId) + 1, [response, sequence ?? 0, Math.max(0, afterStartMs)]];
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
  for (const { questionId, response, sequence } of submitted) {
    const ordinal = attempt.questionIds.indexOf(questionId) + 1;
    const stored = answers[ordinal];
    const [before, storedSequence, afterStartMs] = stored ?? [null, 0, null];
    const isOlder = sequence !== null && sequence < storedSequence;
    if (isOlder || (stored === undefined && response === null)) continue;
    const isOther = response !== before;
    if (isOther) changed += 1;
    answers[ordinal] = [response, sequence ?? storedSequence, isOther ? endMs : afterStartMs];
  }
  return { answers, changed };
}

/** The marks of an attempt. */
export interface AttemptMarks {
  /** For each question. */
  earned: number[];
  possible: number[];
  /** The questions whose answer counts towards progress, by their index: they were answered and are not void. */
  counted: number[];
  hasAnswers: boolean;
  correctCount: number;
  /** Percent; a skipped question counts as wrong, a void one does not count. Undefined when all questions are void. */
  score: number | undefined;
}

/** Marks answers with the keys of the revisions that the attempt showed. */
export function markAnswers(attempt: AnsweredAttempt, answers: StoredAnswers): AttemptMarks {
  const voided = new Set(attempt.voidOrdinals.map((ordinal) => ordinal - 1));
  const responses = attempt.questionIds.map((_, index) => answers[index + 1]?.[0] ?? null);
  const earned = responses.map((response, index) =>
    response !== null && response === keyAt(attempt, index)?.correct ? 1 : 0,
  );
  const indexes = [...earned.keys()].filter((index) => !voided.has(index));
  const correctCount = indexes.filter((index) => earned[index] === 1).length;
  return {
    earned,
    possible: earned.map(() => 1),
    counted: indexes.filter((index) => responses[index] !== null),
    hasAnswers: responses.some((response) => response !== null),
    correctCount,
    score: indexes.length === 0 ? undefined : scorePercent(correctCount, indexes.length),
  };
}
