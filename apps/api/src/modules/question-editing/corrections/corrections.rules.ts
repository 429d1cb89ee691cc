import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { showTheSame } from '#modules/question-bank/display/show-the-same.ts';
import type { CorrectionActionName } from '@markwell/shared/question-editing/corrections.contract';
import { conflict, notFound } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import {
  questionCorrectedNotification,
  type NewNotification,
} from '#modules/notifications/notification-texts.ts';
import type { CorrectedAssignment, CorrectedWork } from '#modules/assignments/corrected-work.repository.ts';
import { assignmentCorrectedNotification } from '#modules/notifications/assignment-notifications.ts';
import type { ScoredTest } from './re-mark-answers.repository.ts';

/** A revision with the marks of its answers in finished tests and quizzes. */
export interface MarkedRevision {
  revisionId: string;
  number: number;
  /** The answer key of this revision, and the current one: the letter, or the key of each part in words. */
  key: string | null;
  currentKey: string;
  hasOtherKey: boolean;
  /** Whether answers to it can be marked with the current key. */
  isMarkable: boolean;
  optionsChanged: boolean;
  /** Whether its answers were re-marked with the current answer key before. */
  isRemarked: boolean;
  attempts: number;
  quizAnswers: number;
  pupils: number;
  /** How many answers the current answer key makes correct, and how many wrong. */
  marksUp: number;
  marksDown: number;
  /** Finished tests in which it is void; the other counts leave them out. */
  voidAttempts: number;
}

/** A revision whose answers were not marked with the current answer key. */
interface CorrectableRevision extends Omit<MarkedRevision, 'isRemarked' | 'hasOtherKey' | 'isMarkable'> {
  canRemark: boolean;
  canVoid: boolean;
  canRestore: boolean;
}

/**
 * The revisions to correct, by the stored marks, so that a finished correction is not offered again. A void one can be
 * counted again. One with the
 * current answer key is included when its answers were re-marked with a key that has since been undone.
 */
export function correctableRevisions(revisions: readonly MarkedRevision[]): CorrectableRevision[] {
  return revisions.flatMap(({ isRemarked, hasOtherKey, isMarkable, ...revision }) => {
    const hasOtherMarks = revision.marksUp + revision.marksDown > 0;
    const canRestore = revision.voidAttempts > 0;
    const isOffered = revision.attempts + revision.quizAnswers > 0 && (hasOtherKey || hasOtherMarks);
    if (!isOffered && !canRestore) return [];
    const canRemark = isOffered && isMarkable && ((hasOtherKey && !isRemarked) || hasOtherMarks);
    return [{ ...revision, canRemark, canVoid: isOffered && revision.attempts > 0, canRestore }];
  });
}

/**
 * Whether answers to the one can be marked with the keys of the other: they have the same parts, with answers of the same
 * kinds, and show the same where answers name what is shown by its place.
 */
export const canBeMarkedBy = (one: readonly QuestionPart[], other: readonly QuestionPart[]): boolean =>
  one.length === other.length &&
  one.every((part, index) => {
    const key = other[index];
    if (!key || part.answer.kind !== key.answer.kind) return false;
    if (part.typed !== undefined && part.typed.kind !== key.typed?.kind) return false;
    return (
      answerKindOf(part.answer).isMarkedByPlace !== true ||
      showTheSame([part], [{ ...part, answer: key.answer }])
    );
  });

/** A question as it is when it is locked for a correction. */
export interface QuestionToCorrect {
  currentRevisionId: string | null;
  hasRevision: boolean;
  revisions: readonly MarkedRevision[];
}

/** A revision to correct by the answer key of another one. */
export interface RevisionToCorrect extends CorrectableRevision {
  toRevisionId: string;
}

/**
 * The revision to correct. Throws NOT_FOUND for an unknown question or revision, CONFLICT when there is nothing to
 * correct.
 */
export function revisionToCorrect(
  question: QuestionToCorrect | undefined,
  { fromRevisionId, action }: { fromRevisionId: string; action: CorrectionActionName },
): RevisionToCorrect {
  if (!question) throw questionNotFound();
  if (!question.hasRevision) throw notFound('This revision does not exist');
  const revision = correctableRevisions(question.revisions).find(
    ({ revisionId }) => revisionId === fromRevisionId,
  );
  const toRevisionId = question.currentRevisionId;
  if (!revision || toRevisionId === null || !isPossible(revision)[action])
    throw conflict('There is nothing to correct: it is already done, or the answer key is the same');
  return { ...revision, toRevisionId };
}

const isPossible = ({
  canRemark,
  canVoid,
  canRestore,
}: CorrectableRevision): Record<CorrectionActionName, boolean> => ({
  remark: canRemark,
  void: canVoid,
  restore: canRestore,
});

/** One notification for each pupil whose score changed, about their latest changed test. The tests are newest first. */
export function correctionNotifications(
  runId: string,
  tests: readonly ScoredTest[],
): (NewNotification & { userId: string })[] {
  const changed = tests.filter(({ isTest, score, scoreBefore }) => isTest && score !== scoreBefore);
  return [...Map.groupBy(changed, ({ userId }) => userId)].flatMap(([userId, [latest, ...others]]) =>
    latest
      ? [{ userId, ...questionCorrectedNotification(runId, { ...latest, otherTests: others.length }) }]
      : [],
  );
}

/** How many scores have changed so far in each assignment with a corrected answer, by its id. */
export function countChangedScores(
  before: Readonly<Record<string, number>>,
  work: readonly CorrectedWork[],
  tests: readonly ScoredTest[],
): Record<string, number> {
  const changed = new Set(
    tests.filter(({ score, scoreBefore }) => score !== scoreBefore).map(({ attemptId }) => attemptId),
  );
  const counts = { ...before };
  for (const { attemptId, assignmentId } of work)
    counts[assignmentId] = (counts[assignmentId] ?? 0) + Number(changed.has(attemptId));
  return counts;
}

/** For the teachers of each assignment with a corrected answer, how many of its scores have changed. */
export const teacherNotifications = (
  runId: string,
  assignments: readonly CorrectedAssignment[],
  changedScores: Readonly<Record<string, number>>,
): (NewNotification & { userId: string })[] =>
  assignments.flatMap(({ teacherIds, ...assignment }) => {
    const changed = changedScores[assignment.assignmentId] ?? 0;
    const notification = assignmentCorrectedNotification(runId, assignment, changed);
    return teacherIds.map((userId) => ({ ...notification, userId }));
  });
