import type { Database } from '@markwell/database/connect';
import { inTransaction, type Transaction } from '#platform/transaction.repository.ts';
import { eraseIfDue, type OutsideDatabase } from './erase-if-due.repository.ts';
import { lockSuperAdmins } from '#modules/accounts/super-admins.repository.ts';

interface DeletionState {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}

export async function findDeletion(db: Database, userId: string): Promise<DeletionState | undefined> {
  const user = await db.sql
    .selectFrom('users')
    .select(['password_hash as passwordHash', 'deletion_requested_at as deletionRequestedAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
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
  return inTransaction(db, async (transaction) => {
    const superAdmins = await lockSuperAdmins(transaction);
    if (superAdmins.length === 1 && superAdmins.includes(userId)) return false;
    const requested = await transaction
      .updateTable('users')
      .set({ deletion_requested_at: at, updated_at: at })
      .where('id', '=', userId)
      .where('deletion_requested_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
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
  await db.sql
    .updateTable('users')
    .set({ deletion_requested_at: null, updated_at: new Date() })
    .where('id', '=', userId)
    .where('deletion_requested_at', '>', requestedAfter)
    .execute();
}

/** The ids of users who asked for deletion before this time, oldest first. */
export async function findDueDeletions(db: Database, requestedUntil: Date, limit: number): Promise<string[]> {
  const users = await db.sql
    .selectFrom('users')
    .select('id')
    .where('deletion_requested_at', '<=', requestedUntil)
    .orderBy('deletion_requested_at')
    .limit(limit)
    .execute();
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
