import type { Database } from '@markwell/database/connect';
import { latestDeadlineToClose } from './time-limits.ts';

/**
 * Ends an open test without a result, and returns whether it did. A test that is overdue is not discarded: the
 * server closes it with its saved answers. Work on an assignment is never discarded: the teacher waits for it.
 */
export async function discardAttempt(
  db: Database,
  userId: string,
  attemptId: string,
  now: Date,
): Promise<boolean> {
  const { count } = await db.attempt.updateMany({
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
}
