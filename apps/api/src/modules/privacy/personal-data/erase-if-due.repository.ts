import type { Database, Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { inLongTransaction } from '#platform/transaction.repository.ts';
import type { ErasedPerson } from '#platform/mail/mail.ts';
import { eraseUser } from './erase-user.repository.ts';

/** Removes what is stored about a user outside the database. */
export interface OutsideDatabase {
  removeFiles: (transaction: Sql, storageKeys: readonly string[]) => Promise<void>;
  /** Removes stored e-mails to or about a person. */
  removeEmails: (person: ErasedPerson) => Promise<void>;
}

/**
 * Erases a user if the condition still holds once the user is locked. Returns false when it does not, or another process
 * is erasing the user.
 */
export const eraseIfDue = (
  database: Database,
  userId: string,
  isDue: (eb: ExpressionBuilder<Tables, 'users'>) => Expression<SqlBool>,
  { removeFiles, removeEmails }: OutsideDatabase,
): Promise<boolean> =>
  inLongTransaction(database, async (transaction) => {
    const locked = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where(isDue)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!locked) return false;
    const { person, storageKeys } = await eraseUser(transaction, userId);
    await removeFiles(transaction, storageKeys);
    // E-mails come last: if this fails, the transaction rolls back and the next run tries again.
    await removeEmails(person);
    return true;
  });
