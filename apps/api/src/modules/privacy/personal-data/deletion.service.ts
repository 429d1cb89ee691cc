import { deletionDays, type AccountStateDto } from '@markwell/shared/settings/users.contract';
import type { Clock } from '#platform/clock.ts';
import { conflict, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { Caller } from '#platform/caller.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { dueAfterRequest, undoPeriodMs } from '#modules/accounts/deletion-due.ts';
import type { OutsideDatabase } from './erase-if-due.repository.ts';
import { accountStateOf } from '#modules/accounts/account-state.ts';
import type { DeletionRepository } from './deletion.repository.ts';
import type { OwnPassword } from '#modules/accounts/own-password.ts';

const maxUsersPerRun = 20;

export interface DeletionService {
  /**
   * Sends the user an e-mail with the date. Throws like OwnPassword, and RULE_BROKEN for the last super-administrator.
   * An earlier request stays as it is.
   */
  request: (caller: Caller, password: string | undefined) => Promise<AccountStateDto>;
  /** Throws CONFLICT once the seven days are over. */
  undo: (userId: string) => Promise<AccountStateDto>;
  /** Deletes the accounts that are due. Safe to run in several processes. Returns how many it deleted. */
  removeDue: () => Promise<number>;
}

interface Dependencies {
  repository: DeletionRepository;
  ownPassword: Pick<OwnPassword, 'confirm'>;
  enqueueEmails: EnqueueAccountEmails;
  outside: OutsideDatabase;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

export function createDeletionService(dependencies: Dependencies): DeletionService {
  const { repository, ownPassword, enqueueEmails, outside, clearCachedCaller, clock } = dependencies;

  async function stateOf(userId: string): Promise<AccountStateDto> {
    const state = await repository.find(userId);
    if (!state) throw unauthenticated();
    return accountStateOf(state);
  }

  /** Requests made before this time are due. */
  const dueUntil = () => new Date(clock().getTime() - undoPeriodMs);

  return {
    async request(caller, password) {
      await ownPassword.confirm(caller.id, password, 'password');
      const now = clock();
      const deletionDueAt = dueAfterRequest(now).toISOString();
      const isRequested = await repository.request(caller.id, now, (transaction, to) =>
        enqueueEmails(transaction, { email: 'deletion-requested', userId: caller.id, to, deletionDueAt }),
      );
      if (!isRequested) {
        throw ruleViolated(
          'You are the only super-administrator. Make someone else a super-administrator first.',
        );
      }
      return stateOf(caller.id);
    },

    async undo(userId) {
      await repository.undo(userId, dueUntil());
      const state = await stateOf(userId);
      if (state.deletionDueAt === null) return state;
      throw conflict(`It is too late to keep this account: the ${deletionDays} days are over.`);
    },

    async removeDue() {
      const until = dueUntil();
      let removed = 0;
      const failures: unknown[] = [];
      for (const userId of await repository.findDue(until, maxUsersPerRun)) {
        try {
          if (!(await repository.remove(userId, until, outside))) continue;
          clearCachedCaller(userId);
          removed++;
        } catch (error) {
          failures.push(error); // continue with the other accounts
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be deleted');
      return removed;
    },
  };
}

export const deletionJob = ({ removeDue }: Pick<DeletionService, 'removeDue'>): PeriodicJob => ({
  name: 'accounts to delete',
  everySeconds: 60,
  run: removeDue,
});
