import type { Database } from '@markwell/database/connect';
import { inTransaction, type Transaction } from '#platform/transaction.repository.ts';
import type { TokenSubject } from './session-tokens.ts';

interface Credentials {
  passwordHash: string | null;
  lastLoginAt: Date | null;
}

export function findPassword(db: Database, userId: string): Promise<Credentials | undefined> {
  return db.sql
    .selectFrom('users')
    .select(['password_hash as passwordHash', 'last_login_at as lastLoginAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Replaces the hash, ends every session except the kept one, which then lasts as long as its new token, and calls
 * `onReplaced` with the user's address. Returns undefined, and changes nothing, when the stored hash is no longer
 * `hashes.checked`.
 */
export function replacePassword(
  db: Database,
  userId: string,
  hashes: { checked: string; new: string },
  { sessionId, expiresAt }: { sessionId: string | null; expiresAt: Date },
  onReplaced: (transaction: Transaction, email: string) => Promise<void>,
): Promise<TokenSubject | undefined> {
  return inTransaction(db, async (transaction) => {
    const subject = await transaction
      .updateTable('users')
      .set((eb) => ({
        password_hash: hashes.new,
        token_version: eb('token_version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', userId)
      .where('password_hash', '=', hashes.checked)
      .returning(['id', 'email', 'name', 'role', 'token_version as tokenVersion'])
      .executeTakeFirst();
    if (subject && sessionId !== null) {
      await transaction
        .updateTable('sessions')
        .set({ token_version: subject.tokenVersion, expires_at: expiresAt })
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .execute();
    }
    if (subject) await onReplaced(transaction, subject.email);
    return subject;
  });
}
