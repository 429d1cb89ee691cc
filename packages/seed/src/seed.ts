import { sql } from 'kysely';
import type { InTransaction } from '@markwell/api/platform/transaction.repository';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { withAdvisoryLock } from '@markwell/database/databases';
import { sqlOf } from '@markwell/database/sql/queries';
import { typed } from '@markwell/database/sql/values';
import type { SeedProgress } from './demo-data.ts';
import { libraryLock } from './library/library-items.repository.ts';

/** `small`: about 2,000 questions in place of the whole bank, and everything else. */
export type SeedSize = 'whole' | 'small';

export interface SeedOptions {
  log: (line: string) => void;
  onProgress?: (progress: SeedProgress) => void;
  size?: SeedSize;
  now?: Date;
}

/** The longest time that a timer can have: a slow and busy machine needs as long as it needs. */
const noLimit = 2 ** 31 - 1;

/**
 * Fills a database without users with demo data. Returns whether it did. The questions are committed in batches, and the
 * accounts last, in one transaction: a database with users has everything, and after a kill the next seed continues. A
 * second process waits for the first and then finds the data. Papers are added by {@link addMissingPapers}.
 */
export async function seedDemoData(
  databaseUrl: string,
  { log, onProgress = () => undefined, size = 'whole', now = new Date() }: SeedOptions,
): Promise<boolean> {
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    if (await isInhabited(database)) return false;
    return await withAdvisoryLock(databaseUrl, libraryLock, async () => {
      if (await isInhabited(database)) return false;
      // Imported here because a start with data would spend half a second on loading all content for nothing.
      const { writeDemoData } = await import('./demo-data.ts');
      const { libraryInTurn, smallLibrary } = await import('./library/library.ts');
      const library = size === 'small' ? smallLibrary() : libraryInTurn();
      await writeDemoData(library, createInUnlimitedTransaction(database), { log, onProgress, now });
      return true;
    });
  } finally {
    await database.$disconnect();
  }
}

const createInUnlimitedTransaction =
  (database: Database): InTransaction =>
  (work) =>
    database.$transaction(
      async (transaction) => {
        await sqlOf(transaction)
          .selectNoFrom((eb) =>
            ['idle_in_transaction_session_timeout', 'statement_timeout'].map((setting) =>
              eb.fn<string>('set_config', [typed('text', setting), sql.lit('0'), eb.lit(true)]).as(setting),
            ),
          )
          .execute();
        return work(transaction);
      },
      { maxWait: noLimit, timeout: noLimit },
    );

async function isInhabited(database: Database): Promise<boolean> {
  return (await database.user.findFirst({ select: { id: true } })) !== null;
}
