import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { savePause } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { TestTimesDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { toTestTimes } from '#modules/attempts/started-test.mapper.ts';
import type { Clock } from '#platform/clock.ts';
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import type { PausesRepository } from './pauses.repository.ts';
import { applyPause } from './pauses.rules.ts';

export interface PausesService {
  /**
   * Stops the clock of an open test, or lets it run again. A break that was taken without network may arrive after the
   * deadline: then later answers count. Throws NOT_FOUND for a test that is not the pupil's, CONFLICT
   * for one that has ended, RULE_BROKEN when no break is left.
   */
  savePause: (
    userId: string,
    params: ParsedInput<typeof savePause>['params'],
    pause: ParsedInput<typeof savePause>['body'],
  ) => Promise<TestTimesDto>;
}

export function createPausesService({
  repository,
  clock,
}: {
  repository: PausesRepository;
  clock: Clock;
}): PausesService {
  return {
    async savePause(userId, { testId, pauseId }, { startedAt, endedAt }) {
      const now = clock();
      const reported = {
        id: pauseId.toLowerCase(),
        startedAt: new Date(startedAt),
        endedAt: endedAt === null ? null : new Date(endedAt),
      };
      const attempt = await repository.change(userId, testId, now, (stored, pauses) => {
        if (stored.status !== 'OPEN' && !stored.acceptsLateAnswers) throw conflict('This test has ended');
        const change = applyPause(stored, pauses, reported, now);
        if (!change) throw ruleViolated('This test has no break left');
        return change;
      });
      if (!attempt) throw notFound('This test does not exist');
      const status = attempt.status === 'OPEN' ? 'OPEN' : 'FINISHED';
      return { status, ...toTestTimes(attempt, now) };
    },
  };
}
