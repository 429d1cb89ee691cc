import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type { openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import type * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import type { OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { conflict, notFound } from '#platform/domain-error.ts';
import { toOpenTest, toOpenTestSummary } from '../mock-tests.mapper.ts';
import type { Context } from '#context.ts';
import { closeOverdueAttemptsOf } from '#modules/attempts/close-overdue-attempts.ts';
import {
  findRunningAttempts,
  findRunningAttempt,
  questionsOfAttempt,
  findAttempt,
} from '#modules/attempts/read-attempt.repository.ts';
import { discardAttempt } from '#modules/attempts/discard-attempt.repository.ts';

/** All open tests of the pupil, the newest first. */
export async function listOpenTests(context: Context, userId: string): Promise<ReplyOf<typeof openTests>> {
  await closeOverdueAttemptsOf(context, userId);
  const now = context.clock();
  const tests = await findRunningAttempts(context.db, userId, now);
  return { tests: tests.map(toOpenTestSummary), serverTime: now.toISOString() };
}

/** The newest open test, or the one with this id. */
export async function readActiveTest(
  context: Context,
  userId: string,
  testId: string | undefined,
): Promise<OpenTestDto | null> {
  await closeOverdueAttemptsOf(context, userId);
  const now = context.clock();
  const attempt = await findRunningAttempt(context.db, userId, now, testId);
  if (!attempt) return null;
  // During a rest break no device gets the questions.
  const isPaused = attempt.pausedUntil !== null && attempt.pausedUntil > now;
  return toOpenTest(
    attempt,
    isPaused ? [] : await questionsOfAttempt(context.db, userId, attempt.id),
    now,
    context.mediaUrls,
  );
}

/**
 * Discards an open test; a discarded one stays so. Throws NOT_FOUND for a test that is not the pupil's, CONFLICT
 * for one that is finished.
 */
export async function discardTest(
  context: Context,
  userId: string,
  testId: string,
): Promise<ReplyOf<typeof contract.discardTest>> {
  if (!(await discardAttempt(context.db, userId, testId, context.clock()))) {
    const attempt = await findAttempt(context.db, userId, testId);
    if (!attempt) throw notFound('This test does not exist');
    if (attempt.status === 'OPEN') await closeOverdueAttemptsOf(context, userId);
    if (attempt.kind === 'ASSIGNMENT')
      throw conflict('Work on an assignment cannot be discarded. Continue it and hand it in.');
    if (attempt.status !== 'DISCARDED')
      throw conflict(
        'This test has already ended, so it cannot be discarded. Its result is in your history.',
      );
  }
  return { status: 'DISCARDED' };
}
