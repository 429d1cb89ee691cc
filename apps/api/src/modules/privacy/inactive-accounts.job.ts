import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { inactiveAccountEmailJob } from './send-inactive-account-email.ts';
import { daysBefore, monthsBefore, warningDays } from './retention.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import {
  claimUnwarnedAccounts,
  findDueInactiveAccounts,
  removeInactiveAccount,
  forgetUsedWarnings,
} from './inactive-accounts.repository.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

const batchSize = 50;

function warnSome(context: Context, unusedSince: Date) {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const users = await claimUnwarnedAccounts(transaction, unusedSince, now, batchSize);
    if (users.length > 0) await context.emailSender.assertCanSend();
    const deletedOn = daysBefore(now, -warningDays).toISOString();
    for (const { id: userId, parentEmail } of users) {
      const recipients = parentEmail === null ? (['owner'] as const) : (['owner', 'parent'] as const);
      for (const recipient of recipients)
        await context.enqueue(transaction, inactiveAccountEmailJob, { userId, recipient, deletedOn });
    }
    return users.length;
  });
}

async function removeDue(context: Context, due: { unusedSince: Date; warnedUntil: Date }): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findDueInactiveAccounts(
    context.db,
    due.unusedSince,
    due.warnedUntil,
    batchSize,
  )) {
    try {
      if (await removeInactiveAccount(context.db, userId, due, context)) clearCachedCaller(context, userId);
    } catch (error) {
      failures.push(error); // continue with the other accounts
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Unused accounts could not be deleted');
}

/**
 * Warns pupils and parents whose accounts were not used for a long time, and deletes the accounts a month later unless
 * they were used. A pupil's parent is warned too. Safe to run in several processes.
 */
export const inactiveAccountsJob: PeriodicJob = {
  name: 'unused accounts',
  cron: everyHour,
  async run(context) {
    const now = context.clock();
    const unusedSince = monthsBefore(now, context.settings.retention.inactiveAccountMonths);
    await forgetUsedWarnings(context.db, unusedSince);
    await removeDue(context, { unusedSince, warnedUntil: daysBefore(now, warningDays) });
    while ((await warnSome(context, unusedSince)) === batchSize);
  },
};
