import type { Database } from '@markwell/database/connect';
import { latestDeadlineToClose } from './time-limits.ts';

export interface DiscardAttemptRepository {
  /**
   * Ends an open test without a result, and returns whether it did. A test that is overdue is not discarded: the
   * server closes it with its saved answers. Work on an assignment is never discarded: the teacher waits for it.
   */
  discard: (userId: string, attemptId: string, now: Date) => Promise<boolean>;
}

export function createDiscardAttemptRepository(database: Database): DiscardAttemptRepository {
  return {
    async discard(userId, attemptId, now) {
      const { count } = await database.attempt.updateMany({
        where: {
          id: attemptId,
          userId,
          status: 'OPEN',
          kind: { not: 'ASSIGNMENT' },
          deadlineAt: { gte: latestDeadlineToClose(now) },
        },
        data: { status: 'DISCARDED', finishedAt: now },
      });
      return count > 0;
    },
  };
}
