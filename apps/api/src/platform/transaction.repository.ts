import type { Database, Sql, SqlTransaction } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';

export type { Sql };
export type Transaction = SqlTransaction;

/** Thrown by work when another transaction changed what it had read in the meantime: the work is repeated. */
export class OutdatedReadError extends Error {
  override name = 'OutdatedReadError';
}

const maxTries = 6;

/** The work is repeated when it throws OutdatedReadError. A caller that is in a transaction, as the seed is, goes on in it. */
export async function inTransaction<Result>(
  { sql }: Pick<Database, 'sql'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(sql)) return work(sql);
  for (let tries = 1; ; tries++) {
    try {
      return await sql.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof OutdatedReadError) || tries === maxTries) throw error;
    }
  }
}

const isTransaction = (sql: Database['sql']): sql is Transaction => sql.isTransaction;

/** A subject may have a million questions, and tens of thousands of pupils may have answered one. */
const longTimeoutMs = 120_000;

/** A transaction whose statements may take two minutes. */
export function inLongTransaction<Result>(
  db: Pick<Database, 'sql'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .selectNoFrom((eb) =>
        eb
          .fn('set_config', [eb.val('statement_timeout'), eb.val(String(longTimeoutMs)), eb.lit(true)])
          .as('timeout'),
      )
      .execute();
    return work(transaction);
  });
}

/** Waits until no other transaction has the lock of this name; has it until this one ends. */
export async function waitForLock(
  transaction: Transaction,
  name: 'uploads' | 'bulk-changes' | 'schools' | 'second factor requirements',
): Promise<void> {
  await transaction
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [typed('text', name)])]).as('lock'),
    )
    .execute();
}
