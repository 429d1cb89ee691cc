import { sql } from 'kysely';
import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { typed } from '@markwell/database/sql/values';

export interface SeedOptions {
  log: (line: string) => void;
  now?: Date;
}

/** An advisory lock number that nothing else uses. */
const seedLock = 7_316_214;
/** A slow and busy machine needs minutes. */
const milliseconds = 600_000;

/**
 * Fills a database without users with demo data, completely or not at all. Returns whether it did. A second process
 * waits for the first and then finds the data. Papers are added by {@link addMissingPapers}.
 */
export async function seedDemoData(
  database: Database,
  { log, now = new Date() }: SeedOptions,
): Promise<boolean> {
  if (await isInhabited(database)) return false;
  return database.$transaction(
    async (transaction) => {
      // Writing the bank takes longer than the time-outs allow, and a second process waits for the lock as long.
      await sqlOf(transaction)
        .selectNoFrom((eb) =>
          ['idle_in_transaction_session_timeout', 'statement_timeout'].map((setting) =>
            eb.fn<string>('set_config', [typed('text', setting), sql.lit('0'), eb.lit(true)]).as(setting),
          ),
        )
        .execute();
      await sqlOf(transaction)
        .selectNoFrom((eb) => {
          const lock = eb.fn('pg_advisory_xact_lock', [typed('bigint', seedLock)]);
          // Prisma cannot read the type void.
          return eb.cast<string>(lock, 'text').as('lock');
        })
        .execute();
      if (await isInhabited(transaction)) return false;
      // Imported here because a start with data would spend half a second on loading all content for nothing.
      const { writeDemoData } = await import('./demo-data.ts');
      await writeDemoData(transaction, { log, now });
      return true;
    },
    { maxWait: 10_000, timeout: milliseconds },
  );
}

async function isInhabited(database: Pick<Prisma.TransactionClient, 'user'>): Promise<boolean> {
  return (await database.user.findFirst({ select: { id: true } })) !== null;
}
