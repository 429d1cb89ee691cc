import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import {
  testClosedNotification,
  testExpiredNotification,
} from '#modules/notifications/notification-texts.ts';
import type { FinishAttemptRepository } from './finish-attempt.repository.ts';
import type { OverdueRepository } from './overdue-attempts.repository.ts';

const maxAttemptsPerRun = 100;

export interface CloseOverdueAttempts {
  /** Closes one pupil's overdue attempts before they are read. */
  ofPupil: (userId: string) => Promise<void>;
  /**
   * Closes up to a hundred overdue attempts of all users and returns how many. Several processes may run it at
   * the same time.
   */
  ofAll: () => Promise<number>;
}

/**
 * Closes overdue tests with their saved answers, or lets them expire if there are none, and notifies the
 * pupil.
 */
export function createCloseOverdueAttempts({
  overdueAttempts,
  finishAttempts,
  clock,
}: {
  overdueAttempts: OverdueRepository;
  finishAttempts: Pick<FinishAttemptRepository, 'closeOverdue'>;
  clock: Clock;
}): CloseOverdueAttempts {
  async function close(lock: 'wait' | 'skip locked', userId?: string): Promise<number> {
    const now = clock();
    let closed = 0;
    for (const overdue of await overdueAttempts.findOverdue(now, maxAttemptsPerRun, userId)) {
      const { attemptId, userId: pupilId, isTest, subjectName } = overdue;
      const notifications = isTest
        ? {
            finished: testClosedNotification(attemptId, subjectName),
            expired: testExpiredNotification(attemptId, subjectName),
          }
        : undefined;
      const attempt = { attemptId, userId: pupilId, now, notifications };
      if (await finishAttempts.closeOverdue(attempt, lock)) closed++;
    }
    return closed;
  }

  return {
    async ofPupil(userId) {
      await close('wait', userId);
    },
    ofAll: () => close('skip locked'),
  };
}

export const overdueAttemptsJob = ({ ofAll }: CloseOverdueAttempts): PeriodicJob => ({
  name: 'overdue tests',
  everySeconds: 15,
  run: ofAll,
});
