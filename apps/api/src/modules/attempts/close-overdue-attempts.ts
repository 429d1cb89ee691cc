import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import {
  testClosedNotification,
  testExpiredNotification,
} from '#modules/notifications/notification-texts.ts';
import type { Context } from '#context.ts';
import { findOverdueAttempts } from './overdue-attempts.repository.ts';
import { closeOverdueAttempt } from './finish-attempt.repository.ts';

const maxAttemptsPerRun = 100;

async function close(context: Context, lock: 'wait' | 'skip locked', userId?: string): Promise<number> {
  const now = context.clock();
  let closed = 0;
  for (const overdue of await findOverdueAttempts(context.db, now, maxAttemptsPerRun, userId)) {
    const { attemptId, userId: pupilId, isTest, subjectName } = overdue;
    const notifications = isTest
      ? {
          finished: testClosedNotification(attemptId, subjectName),
          expired: testExpiredNotification(attemptId, subjectName),
        }
      : undefined;
    const attempt = { attemptId, userId: pupilId, now, notifications };
    if (await closeOverdueAttempt(context.db, attempt, lock)) closed++;
  }
  return closed;
}

/** Closes one pupil's overdue attempts before they are read. */
export async function closeOverdueAttemptsOf(context: Context, userId: string): Promise<void> {
  await close(context, 'wait', userId);
}

/**
 * Closes up to a hundred overdue attempts of all users and returns how many. Several processes may run it at
 * the same time.
 */
export function closeAllOverdueAttempts(context: Context): Promise<number> {
  return close(context, 'skip locked');
}

export const overdueAttemptsJob: PeriodicJob = {
  name: 'overdue tests',
  everySeconds: 15,
  run: closeAllOverdueAttempts,
};
