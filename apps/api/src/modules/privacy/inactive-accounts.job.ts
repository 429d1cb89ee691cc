import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { Enqueue } from '#platform/jobs/enqueue.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { OutsideDatabase } from './personal-data/erase-if-due.repository.ts';
import type { InactiveAccountsRepository } from './inactive-accounts.repository.ts';
import { inactiveAccountEmailJob } from './send-inactive-account-email.ts';
import { daysBefore, monthsBefore, warningDays, type Retention } from './retention.ts';

const batchSize = 50;

interface Dependencies {
  repository: InactiveAccountsRepository;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  inTransaction: InTransaction;
  enqueue: Enqueue;
  outside: OutsideDatabase;
  clearCachedCaller: (userId: string) => void;
  retention: Retention;
  clock: Clock;
}

/**
 * Warns pupils and parents whose accounts were not used for a long time, and deletes the accounts a month later unless
 * they were used. A pupil's parent is warned too. Safe to run in several processes.
 */
export function inactiveAccountsJob(dependencies: Dependencies): PeriodicJob {
  const { repository, emailSender, inTransaction, enqueue, outside, clearCachedCaller, retention, clock } =
    dependencies;

  const warnSome = (unusedSince: Date) =>
    inTransaction(async (transaction) => {
      const now = clock();
      const users = await repository.claimUnwarned(transaction, unusedSince, now, batchSize);
      if (users.length > 0) await emailSender.assertCanSend();
      const deletedOn = daysBefore(now, -warningDays).toISOString();
      for (const { id: userId, parentEmail } of users) {
        const recipients = parentEmail === null ? (['owner'] as const) : (['owner', 'parent'] as const);
        for (const recipient of recipients)
          await enqueue(transaction, inactiveAccountEmailJob, { userId, recipient, deletedOn });
      }
      return users.length;
    });

  async function removeDue(due: { unusedSince: Date; warnedUntil: Date }): Promise<void> {
    const failures: unknown[] = [];
    for (const userId of await repository.findDue(due.unusedSince, due.warnedUntil, batchSize)) {
      try {
        if (await repository.remove(userId, due, outside)) clearCachedCaller(userId);
      } catch (error) {
        failures.push(error); // continue with the other accounts
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Unused accounts could not be deleted');
  }

  return {
    name: 'unused accounts',
    everySeconds: 3600,
    async run() {
      const now = clock();
      const unusedSince = monthsBefore(now, retention.inactiveAccountMonths);
      await repository.forgetUsed(unusedSince);
      await removeDue({ unusedSince, warnedUntil: daysBefore(now, warningDays) });
      while ((await warnSome(unusedSince)) === batchSize);
    },
  };
}
