import type { Clock } from '../clock.ts';
import type { Job } from '../jobs.ts';
import { testClosedNotification, testExpiredNotification } from '../notifications/notification-texts.ts';
import type { AttemptsRepository } from './attempts.repository.ts';

const atOnce = 100;

export interface CloseOverdueAttempts {
  /** Closes what is overdue of one pupil before they look. */
  ofPupil: (userId: string) => Promise<void>;
  /** Closes what is overdue of everybody; several processes may do so at once. Returns how many it closed. */
  ofAll: () => Promise<number>;
}

/** Closes an overdue test with the answers it has, or lets it expire without one, and notifies its pupil. */
export function createCloseOverdueAttempts({
  attempts,
  clock,
}: {
  attempts: Pick<AttemptsRepository, 'findOverdue' | 'closeOverdue'>;
  clock: Clock;
}): CloseOverdueAttempts {
  async function close(lock: 'wait' | 'skip locked', userId?: string): Promise<number> {
    const now = clock();
    let closed = 0;
    for (const overdue of await attempts.findOverdue(now, atOnce, userId)) {
      const { attemptId, userId: pupilId, isTest, subjectName } = overdue;
      const notices = isTest
        ? {
            finished: testClosedNotification(attemptId, subjectName),
            expired: testExpiredNotification(attemptId, subjectName),
          }
        : undefined;
      const attempt = { attemptId, userId: pupilId, now, notices };
      if (await attempts.closeOverdue(attempt, lock)) closed++;
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

export const overdueAttemptsJob = ({ ofAll }: CloseOverdueAttempts): Job => ({
  name: 'overdue tests',
  everySeconds: 15,
  run: ofAll,
});
