import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { DifficultyChoice } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { v7 as uuid } from 'uuid';
import { DomainError, notFound, ruleViolated, unavailable } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { LoadedQuestions } from '#modules/question-bank/draw/draw-source.ts';
import type { TestSubject } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { type AttemptKind, countOpenAttempts, createAttempt } from './create-attempt.repository.ts';
import { toStartedTest } from './started-test.mapper.ts';
import type { Context } from '#context.ts';
import { findAttempt, questionsOfAttempt } from './read-attempt.repository.ts';

export interface AttemptPlan {
  /** Reserved for the attempt; by default, a new id. */
  id?: string;
  userId: string;
  /** With the id of `mixedSubjects`, the test belongs to no subject. */
  subject: TestSubject;
  kind: AttemptKind;
  /** As the pupil chose them. */
  difficulties: readonly DifficultyChoice[];
  topicIds: readonly string[];
  /** As the pupil chose it; undefined: both. */
  tier?: Tier | undefined;
  answerMode?: AnswerMode;
  /**
   * Returns the ids of the drawn questions in the order of the test, and adds the questions whose content it
   * has read to `loaded`.
   */
  draw: (loaded: LoadedQuestions) => Promise<string[]>;
  /** The requested number of questions; by default, the number drawn. */
  count?: number;
  /** Minutes of the test without extra time. */
  minutesFor: (questionCount: number) => number;
  /** An assignment has the extra time and breaks that a teacher or the school confirmed, not the pupil's own. */
  usesConfirmed?: boolean;
  assignmentTitle?: string | null;
  /** False: the pupil's access arrangement does not change the minutes. */
  hasTimeLimit?: boolean;
  /** The error message when nothing is drawn. */
  messageWhenNothingDrawn: string;
}

/**
 * A drawn question may be withdrawn before the attempt is created. Then the draw is repeated, at most this
 * many times.
 */
const maxDraws = 5;

async function assertNotTooManyOpen(context: Context, userId: string, now: Date): Promise<void> {
  const { count, firstDeadline } = await countOpenAttempts(context.db, userId, now);
  if (count < context.settings.maxOpenTests || !firstDeadline) return;
  throw new DomainError(
    'TOO_MANY_REQUESTS',
    `You have ${count} tests open. Finish one of them, then start a new one.`,
    { retryAfter: Math.ceil((firstDeadline.getTime() - now.getTime()) / 1_000) },
  );
}

/**
 * Draws questions, creates an attempt and records the request. Throws RULE_BROKEN when nothing is drawn,
 * TOO_MANY_REQUESTS when the user has too many open tests, RequestAlreadyRecorded when the request is already recorded.
 */
export async function startAttempt(
  context: Context,
  {
    id,
    userId,
    subject,
    kind,
    difficulties,
    topicIds,
    tier,
    answerMode = 'MULTIPLE_CHOICE',
    draw,
    count,
    minutesFor,
    usesConfirmed = false,
    hasTimeLimit = true,
    assignmentTitle = null,
    messageWhenNothingDrawn,
  }: AttemptPlan,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  for (let tries = 0; tries < maxDraws; tries++) {
    const loaded: LoadedQuestions = new Map();
    const questionIds = await draw(loaded);
    if (questionIds.length === 0) throw ruleViolated(messageWhenNothingDrawn);
    const now = context.clock();
    const attempt = {
      id: id ?? uuid(),
      kind,
      tier: tier ?? null,
      answerMode,
      requestedQuestions: count ?? questionIds.length,
      baseSeconds: Math.round(minutesFor(questionIds.length) * 60),
      usesConfirmed,
      hasTimeLimit,
      startedAt: now,
      // Exam simulations and assignments are marked by the server alone, as exams are by examiners (decision 006).
      answerKeyOnClient: kind !== 'EXAM_SIMULATION' && kind !== 'ASSIGNMENT',
    };
    const subjectId = subject.id === mixedSubjects.id ? null : subject.id;
    const ids = { userId, stageId: subject.stage.id, subjectId };
    const created = await createAttempt(
      context.db,
      { ...attempt, ...ids, difficulties, topicIds, maxOpenTests: context.settings.maxOpenTests },
      questionIds,
      loaded,
      idempotentRequest,
    );
    if (created) {
      const started = { ...attempt, ...created.times, status: 'OPEN', subject, assignmentTitle } as const;
      return toStartedTest(started, created.questions, now, context.mediaUrls);
    }
    await assertNotTooManyOpen(context, userId, now);
  }
  throw unavailable('The questions have just changed. Please try again.');
}

/**
 * The test that an earlier request of the caller started, with its questions, order and deadline. Throws NOT_FOUND
 * when it was deleted.
 */
export async function readStartedAttempt(
  context: Context,
  caller: Pick<Caller, 'id'>,
  testId: string,
): Promise<StartedTestDto> {
  const attempt = await findAttempt(context.db, caller.id, testId);
  if (!attempt) throw notFound('This test does not exist');
  return toStartedTest(
    attempt,
    await questionsOfAttempt(context.db, caller.id, testId),
    context.clock(),
    context.mediaUrls,
  );
}
