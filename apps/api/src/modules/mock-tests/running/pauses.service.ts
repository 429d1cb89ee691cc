import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import type { TestTimesDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { toTestTimes } from '#modules/attempts/started-test.mapper.ts';
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import { applyPause } from './pauses.rules.ts';
import type { Context } from '#context.ts';
import { changePause } from './pauses.repository.ts';

/**
 * Stops the clock of an open test, or lets it run again. A break that was taken without network may arrive after the
 * deadline: then later answers count. Throws NOT_FOUND for a test that is not the pupil's, CONFLICT
 * for one that has ended, RULE_BROKEN when no break is left.
 */
export async function savePause(
  context: Context,
  userId: string,
  { testId, pauseId }: ParsedInput<typeof contract.savePause>['params'],
  { startedAt, endedAt }: ParsedInput<typeof contract.savePause>['body'],
): Promise<TestTimesDto> {
  const now = context.clock();
  const reported = {
    id: pauseId.toLowerCase(),
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  };
  const attempt = await changePause(context.db, userId, testId, now, (stored, pauses) => {
    if (stored.status !== 'OPEN' && !stored.acceptsLateAnswers) throw conflict('This test has ended');
    const change = applyPause(stored, pauses, reported, now);
    if (!change) throw ruleViolated('This test has no break left');
    return change;
  });
  if (!attempt) throw notFound('This test does not exist');
  const status = attempt.status === 'OPEN' ? 'OPEN' : 'FINISHED';
  return { status, ...toTestTimes(attempt, now) };
}
