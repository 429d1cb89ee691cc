import { dayOf } from '@markwell/shared/rules/days';
import type { Clock } from '../clock.ts';
import type { Job } from '../jobs.ts';
import { testClosed } from '../notifications/notices.ts';
import type { AttemptsRepository } from './attempts.repository.ts';

const atOnce = 100;

export interface CloseOverdue {
  /** Closes what is overdue of one pupil before they look. */
  ofPupil: (userId: string) => Promise<void>;
  /** Closes what is overdue of everybody; several processes may do so at once. Returns how many it closed. */
  ofAll: () => Promise<number>;
}

/** An overdue test is closed with what it has, on the day (Europe/London) of its deadline, and its pupil is told. */
export function createCloseOverdue({
  attempts,
  clock,
}: {
  attempts: Pick<AttemptsRepository, 'findOverdue' | 'closeOverdue'>;
  clock: Clock;
}): CloseOverdue {
  async function close(lock: 'wait' | 'skip locked', userId?: string): Promise<number> {
    const now = clock();
    let closed = 0;
    for (const overdue of await attempts.findOverdue(now, atOnce, userId)) {
      const { attemptId, userId: pupilId, deadlineAt, isTest, subjectName } = overdue;
      const notice = isTest ? testClosed(attemptId, subjectName) : undefined;
      const attempt = { attemptId, userId: pupilId, now, day: dayOf(deadlineAt), notice };
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

export const overdueJob = ({ ofAll }: CloseOverdue): Job => ({
  name: 'overdue tests',
  everySeconds: 15,
  run: ofAll,
});
