import type { Database } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import { eraseIfDue, type OutsideDatabase } from './erase-if-due.repository.ts';
import { lockSuperAdmins } from '#modules/accounts/super-admins.repository.ts';

export interface DeletionState {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}

export async function findDeletion(db: Database, userId: string): Promise<DeletionState | undefined> {
  const select = { passwordHash: true, deletionRequestedAt: true };
  const user = await db.user.findUnique({ where: { id: userId }, select });
  if (!user) return undefined;
  return { hasPassword: user.passwordHash !== null, deletionRequestedAt: user.deletionRequestedAt };
}

/**
 * Records the request and calls `onRequested` with the user's address, unless there is an earlier one. Returns false
 * for the last super-administrator.
 */
export function storeDeletionRequest(
  db: Database,
  userId: string,
  at: Date,
  onRequested: (transaction: Transaction, email: string) => Promise<void>,
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const superAdmins = await lockSuperAdmins(transaction);
    if (superAdmins.length === 1 && superAdmins.includes(userId)) return false;
    const [requested] = await transaction.user.updateManyAndReturn({
      where: { id: userId, deletionRequestedAt: null },
      data: { deletionRequestedAt: at },
      select: { email: true },
    });
    if (requested) await onRequested(transaction, requested.email);
    return true;
  });
}

/** Cancels a request that was made after `requestedAfter`. */
export async function clearDeletionRequest(
  db: Database,
  userId: string,
  requestedAfter: Date,
): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, deletionRequestedAt: { gt: requestedAfter } },
    data: { deletionRequestedAt: null },
  });
}

/** The ids of users who asked for deletion before this time, oldest first. */
export async function findDueDeletions(db: Database, requestedUntil: Date, limit: number): Promise<string[]> {
  const users = await db.user.findMany({
    where: { deletionRequestedAt: { lte: requestedUntil } },
    orderBy: { deletionRequestedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return users.map(({ id }) => id);
}

/**
 * Erases a user whose deletion is due. Returns false when another process is deleting the user, or the user
 * cancelled.
 */
export function removeAccount(
  db: Database,
  userId: string,
  requestedUntil: Date,
  outside: OutsideDatabase,
): Promise<boolean> {
  return eraseIfDue(db, userId, (eb) => eb('deletion_requested_at', '<=', requestedUntil), outside);
}
