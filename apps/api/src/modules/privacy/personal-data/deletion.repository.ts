import type { Database } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import { eraseIfDue, type OutsideDatabase } from './erase-if-due.repository.ts';
import { lockSuperAdmins } from '#modules/accounts/super-admins.repository.ts';

export interface DeletionState {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}

export interface DeletionRepository {
  find: (userId: string) => Promise<DeletionState | undefined>;
  /**
   * Records the request and calls `onRequested` with the user's address, unless there is an earlier one. Returns false
   * for the last super-administrator.
   */
  request: (
    userId: string,
    at: Date,
    onRequested: (transaction: Transaction, email: string) => Promise<void>,
  ) => Promise<boolean>;
  /** Cancels a request that was made after `requestedAfter`. */
  undo: (userId: string, requestedAfter: Date) => Promise<void>;
  /** The ids of users who asked for deletion before this time, oldest first. */
  findDue: (requestedUntil: Date, limit: number) => Promise<string[]>;
  /**
   * Erases a user whose deletion is due. Returns false when another process is deleting the user, or the user
   * cancelled.
   */
  remove: (userId: string, requestedUntil: Date, outside: OutsideDatabase) => Promise<boolean>;
}

export function createDeletionRepository(database: Database): DeletionRepository {
  return {
    async find(userId) {
      const select = { passwordHash: true, deletionRequestedAt: true };
      const user = await database.user.findUnique({ where: { id: userId }, select });
      if (!user) return undefined;
      return { hasPassword: user.passwordHash !== null, deletionRequestedAt: user.deletionRequestedAt };
    },

    request: (userId, at, onRequested) =>
      database.$transaction(async (transaction) => {
        const superAdmins = await lockSuperAdmins(transaction);
        if (superAdmins.length === 1 && superAdmins.includes(userId)) return false;
        const [requested] = await transaction.user.updateManyAndReturn({
          where: { id: userId, deletionRequestedAt: null },
          data: { deletionRequestedAt: at },
          select: { email: true },
        });
        if (requested) await onRequested(transaction, requested.email);
        return true;
      }),

    async undo(userId, requestedAfter) {
      await database.user.updateMany({
        where: { id: userId, deletionRequestedAt: { gt: requestedAfter } },
        data: { deletionRequestedAt: null },
      });
    },

    async findDue(requestedUntil, limit) {
      const users = await database.user.findMany({
        where: { deletionRequestedAt: { lte: requestedUntil } },
        orderBy: { deletionRequestedAt: 'asc' },
        take: limit,
        select: { id: true },
      });
      return users.map(({ id }) => id);
    },

    remove: (userId, requestedUntil, outside) =>
      eraseIfDue(database, userId, (eb) => eb('deletion_requested_at', '<=', requestedUntil), outside),
  };
}
