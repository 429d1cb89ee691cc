import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';

export type Transaction = Prisma.TransactionClient;

/** Thrown by work when another transaction changed what it had read in the meantime: the work is repeated. */
export class OutdatedReadError extends Error {
  override name = 'OutdatedReadError';
}

const maxTries = 6;

/** The work is repeated when it throws OutdatedReadError. */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.$transaction(work, { timeout: 15_000, maxWait: 15_000 });
    } catch (error) {
      if (!(error instanceof OutdatedReadError) || tries === maxTries) throw error;
    }
  }
}

/** Milliseconds. A subject may have a million questions, and tens of thousands of pupils may have answered one. */
const longTimeout = 120_000;

/** A transaction whose statements may take two minutes. */
export function inLongTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(
    async (transaction) => {
      await sqlOf(transaction)
        .selectNoFrom((eb) =>
          eb
            .fn('set_config', [eb.val('statement_timeout'), eb.val(String(longTimeout)), eb.lit(true)])
            .as('timeout'),
        )
        .execute();
      return work(transaction);
    },
    { timeout: longTimeout },
  );
}
