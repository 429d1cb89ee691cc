import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { SavedAnswer } from '@markwell/shared/mock-tests/mock-tests.contract';
import type * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import { isSameJson } from '@markwell/shared/answers/same-json';
import type { TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { Response, SubmittedAnswer } from '#modules/attempts/answers.rules.ts';
import { toTestTimes } from '#modules/attempts/started-test.mapper.ts';
import { DomainError, notFound, ruleViolated } from '#platform/domain-error.ts';
import { latestDeadlineForTimeUp } from '#modules/attempts/time-limits.ts';
import { discardedTest } from './discarded-test.ts';
import { toResults } from '../mock-tests.mapper.ts';
import { type FinishedAttempt, submitAttempt } from '#modules/attempts/finish-attempt.repository.ts';
import type { Context } from '#context.ts';
import { findShownResult } from '#modules/assignments/shown-result.ts';
import { findAttemptResult } from '#modules/attempts/attempt-results.repository.ts';
import { storeAnswers } from '#modules/attempts/save-answers.repository.ts';
import { closeOverdueAttemptsOf } from '#modules/attempts/close-overdue-attempts.ts';
import { amendLateAnswers } from '#modules/attempts/late-answers.repository.ts';
import { findAttempt } from '#modules/attempts/read-attempt.repository.ts';

const noSuchTest = () => notFound('This test does not exist');
const timeLeft = () =>
  new DomainError('TIME_LEFT', 'This test still has time left. The clock of your device is wrong.');
const invalidAnswersIn = () => ruleViolated('Some of these answers do not belong to this test');

/** An assignment may show less of the result, or nothing yet. */
async function asShown(context: Context, userId: string, result: FinishedAttempt) {
  return toResults(
    result,
    result.kind === 'ASSIGNMENT' ? await findShownResult(context, userId, result.id) : undefined,
  );
}

/** The answers that a closed test does not have. */
async function countRefused(
  context: Context,
  userId: string,
  testId: string,
  answers: readonly SubmittedAnswer[],
) {
  const result = await findAttemptResult(context.db, userId, testId);
  const given = new Map(result?.questions.map((each) => [each.questionId, each.response]));
  return answers.filter(({ questionId, response }) => !isSameJson(given.get(questionId) ?? null, response))
    .length;
}

/** Throws NOT_FOUND for a test that is not the pupil's, RULE_BROKEN for answers not belonging to it. */
export async function saveAnswers(
  context: Context,
  userId: string,
  testId: string,
  saved: readonly SavedAnswer[],
): Promise<ReplyOf<typeof contract.saveAnswers>> {
  const now = context.clock();
  const answers = newestOf(saved);
  const outcome = await storeAnswers(context.db, userId, testId, answers, now);
  if (!outcome) throw noSuchTest();
  if (outcome.invalidAnswers > 0) throw invalidAnswersIn();
  const { isOverdue } = outcome;
  const times = toTestTimes(outcome, now);
  if (outcome.status === 'DISCARDED') return { status: 'DISCARDED', ...times, refusedAnswers: 0 };
  if (isOverdue) await closeOverdueAttemptsOf(context, userId);
  const isFinished = isOverdue || outcome.status !== 'OPEN';
  if (!isFinished) return { status: 'OPEN', ...times, refusedAnswers: 0 };
  await amendLateAnswers(context.db, userId, testId, answers, now);
  return {
    status: 'FINISHED',
    ...times,
    refusedAnswers: await countRefused(context, userId, testId, answers),
  };
}

/**
 * Submits a test. A repeated call returns the first result. Throws like `saveAnswers`, CONFLICT for a discarded test,
 * and TIME_LEFT when the browser submits it because its clock says that the time is over and the server's does not.
 */
export async function submitTest(
  context: Context,
  userId: string,
  {
    testId,
    userAnswers,
    responses = {},
    timeTaken,
    sequences = {},
    isTimeUp = false,
  }: ParsedInput<typeof contract.submitTest>['body'],
): Promise<TestResultsDto> {
  const now = context.clock();
  const { result, invalidAnswers } = await submitAttempt(context.db, {
    attemptId: testId,
    userId,
    now,
    by: isTimeUp ? 'timer' : 'pupil',
    timeTakenSeconds: timeTaken,
    answers: Object.entries<Response>({ ...userAnswers, ...responses }).map(([questionId, response]) => ({
      questionId: questionId.toLowerCase(),
      response,
      sequence: sequences[questionId] ?? null,
      answeredAt: now,
    })),
  });
  if (result) return asShown(context, userId, result);

  const first = await findAttemptResult(context.db, userId, testId);
  if (first) return asShown(context, userId, first);
  const attempt = await findAttempt(context.db, userId, testId);
  if (!attempt) throw noSuchTest();
  if (attempt.status === 'DISCARDED') throw discardedTest();
  if (invalidAnswers > 0) throw invalidAnswersIn();
  if (isTimeUp && attempt.deadlineAt > latestDeadlineForTimeUp(now)) throw timeLeft();
  // Submitted too late: only the saved answers count.
  await closeOverdueAttemptsOf(context, userId);
  const closed = await findAttemptResult(context.db, userId, testId);
  if (!closed) throw noSuchTest();
  return asShown(context, userId, closed);
}

/** The last time with a four-digit year. PostgreSQL cannot read JavaScript's format of later times. */
const latestInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** The answer with the highest sequence number for each question. Impossible times are clamped. */
function newestOf(answers: readonly SavedAnswer[]): SubmittedAnswer[] {
  const newest = new Map<string, SubmittedAnswer>();
  for (const { optionLetter, responses, sequence, answeredAt, ...answer } of answers) {
    const questionId = answer.questionId.toLowerCase();
    const before = newest.get(questionId);
    if (before?.sequence != null && before.sequence >= sequence) continue;
    newest.set(questionId, {
      questionId,
      response: responses ?? optionLetter,
      sequence,
      answeredAt: new Date(Math.min(Math.max(0, Date.parse(answeredAt)), latestInstant)),
    });
  }
  return [...newest.values()];
}
