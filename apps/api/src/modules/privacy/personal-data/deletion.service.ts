import { deletionDays, type AccountStateDto } from '@markwell/shared/settings/users.contract';
import { conflict, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import { everyMinute, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { Caller } from '#platform/caller.ts';
import { dueAfterRequest, undoPeriodMs } from '#modules/accounts/deletion-due.ts';
import { accountStateOf } from '#modules/accounts/account-state.ts';
import type { Context } from '#context.ts';
import {
  findDeletion,
  storeDeletionRequest,
  clearDeletionRequest,
  findDueDeletions,
  removeAccount,
} from './deletion.repository.ts';
import { confirmOwnPassword } from '#modules/accounts/own-password.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

const maxUsersPerRun = 20;

async function stateOf(context: Context, userId: string): Promise<AccountStateDto> {
  const state = await findDeletion(context.db, userId);
  if (!state) throw unauthenticated();
  return accountStateOf(state);
}

/** Requests made before this time are due. */
function dueUntil(context: Context) {
  return new Date(context.clock().getTime() - undoPeriodMs);
}

/**
 * Sends the user an e-mail with the date. Throws like OwnPassword, and RULE_BROKEN for the last super-administrator.
 * An earlier request stays as it is.
 */
export async function requestDeletion(
  context: Context,
  caller: Caller,
  password: string | undefined,
): Promise<AccountStateDto> {
  await confirmOwnPassword(context, caller.id, password, 'password');
  const now = context.clock();
  const deletionDueAt = dueAfterRequest(now).toISOString();
  const isRequested = await storeDeletionRequest(context.db, caller.id, now, (transaction, to) =>
    enqueueAccountEmails(context, transaction, {
      email: 'deletion-requested',
      userId: caller.id,
      to,
      deletionDueAt,
    }),
  );
  if (!isRequested) {
    throw ruleViolated(
      'You are the only super-administrator. Make someone else a super-administrator first.',
    );
  }
  return stateOf(context, caller.id);
}

/** Throws CONFLICT once the seven days are over. */
export async function undoDeletion(context: Context, userId: string): Promise<AccountStateDto> {
  await clearDeletionRequest(context.db, userId, dueUntil(context));
  const state = await stateOf(context, userId);
  if (state.deletionDueAt === null) return state;
  throw conflict(`It is too late to keep this account: the ${deletionDays} days are over.`);
}

/** Deletes the accounts that are due. Safe to run in several processes. Returns how many it deleted. */
async function removeDueAccounts(context: Context): Promise<number> {
  const until = dueUntil(context);
  let removed = 0;
  const failures: unknown[] = [];
  for (const userId of await findDueDeletions(context.db, until, maxUsersPerRun)) {
    try {
      if (!(await removeAccount(context.db, userId, until, context))) continue;
      clearCachedCaller(context, userId);
      removed++;
    } catch (error) {
      failures.push(error); // continue with the other accounts
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be deleted');
  return removed;
}

export const deletionJob: PeriodicJob = {
  name: 'accounts to delete',
  cron: everyMinute,
  run: removeDueAccounts,
};
