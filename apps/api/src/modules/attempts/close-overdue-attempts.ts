import { everyMinute, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
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

/** Closes the overdue attempts of all users. */
export const overdueAttemptsJob: PeriodicJob = {
  name: 'overdue tests',
  cron: everyMinute,
  async run(context) {
    while ((await close(context, 'skip locked')) === maxAttemptsPerRun);
  },
};
