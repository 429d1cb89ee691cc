import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';

type TransactionWork =
  readonly PromiseLike<unknown>[] | ((transaction: Prisma.TransactionClient) => Promise<unknown>);

/**
 * A transaction in the form of a database, for the repositories of services that the seed calls: what they read and
 * write belongs to the transaction.
 */
export function databaseOf(transaction: Prisma.TransactionClient): Database {
  const replaced: Record<PropertyKey, unknown> = {
    // The property of the transaction itself would use a connection outside of it.
    sql: sqlOf(transaction),
    $transaction: async (work: TransactionWork) => {
      if (typeof work === 'function') return work(transaction);
      for (const statement of work) await statement;
    },
  };
  return new Proxy(transaction, {
    get: (target, name): unknown => (name in replaced ? replaced[name] : Reflect.get(target, name)),
  }) as Database;
}
