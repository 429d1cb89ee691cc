import type { DataRequestReason } from '@markwell/shared/users/user-data.contract';
import type { DataExportDto } from '@markwell/shared/privacy/data-export.schemas';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { userNotFound } from '#platform/not-found.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import type { DataExportRepository } from '#modules/privacy/personal-data/data-export.repository.ts';
import type { OutsideDatabase } from '#modules/privacy/personal-data/erase-if-due.repository.ts';
import { eraseUser } from '#modules/privacy/personal-data/erase-user.repository.ts';
import { lockUser } from './change-user.repository.ts';
import type { ListUsersRepository } from './list-users.repository.ts';
import { assertCanErase, reasonOf } from './user-data.rules.ts';

/** Both throw NOT_FOUND for an unknown user, FORBIDDEN when the actor may not change this user. */
export interface UserDataService {
  /** Everything that is stored about the user. */
  exportUser: (actorId: string, userId: string, reason: DataRequestReason) => Promise<DataExportDto>;
  /** Throws RULE_BROKEN for another typed address, the actor's own account and the last super-administrator. */
  eraseUser: (
    actorId: string,
    userId: string,
    confirmation: { reason: DataRequestReason; email: string },
  ) => Promise<void>;
}

interface Dependencies {
  inTransaction: InTransaction;
  /** For the erasure, which deletes thousands of answers. */
  inLongTransaction: InTransaction;
  users: Pick<ListUsersRepository, 'findOne'>;
  dataExport: DataExportRepository;
  outside: OutsideDatabase;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

export function createUserDataService(dependencies: Dependencies): UserDataService {
  const { inTransaction, inLongTransaction, users, dataExport, outside, clearCachedCaller, clock } =
    dependencies;

  async function lock(transaction: Transaction, actorId: string, userId: string) {
    const context = await lockUser(transaction, actorId, userId);
    if (!context) throw userNotFound();
    return context;
  }

  return {
    async exportUser(actorId, userId, reason) {
      await inTransaction(async (transaction) => {
        assertCanManage(await lock(transaction, actorId, userId));
        await recordChange(transaction, {
          actorId,
          action: 'user.data-exported',
          target: { kind: 'user', id: userId },
          ...reasonOf(reason),
        });
      });
      const data = await dataExport.collect(userId);
      if (!data) throw userNotFound();
      return { exportedAt: clock().toISOString(), ...data };
    },

    async eraseUser(actorId, userId, { reason, email: typed }) {
      const found = await users.findOne(userId);
      if (!found) throw userNotFound();
      await inLongTransaction(async (transaction) => {
        assertCanErase(await lock(transaction, actorId, userId), { email: found.email, typed });
        const { person, auditId, storageKeys } = await eraseUser(transaction, userId);
        await recordChange(transaction, {
          actorId,
          action: 'user.erased',
          target: { kind: 'user', id: auditId },
          ...reasonOf(reason),
        });
        await outside.removeFiles(transaction, storageKeys);
        // E-mails come last: if this fails, nothing is erased and the administrator tries again.
        await outside.removeEmails(person);
      });
      clearCachedCaller(userId);
    },
  };
}
