import { sql } from 'kysely';
import type { InTransaction } from './in-transaction.ts';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { inTransaction } from '@markwell/api/platform/transaction.repository';
import { withAdvisoryLock } from '@markwell/database/databases';
import { typed } from '@markwell/database/sql/values';
import type { SeedProgress } from './demo-data.ts';
import { libraryLock } from './library/library-items.repository.ts';
import type { PaperStorage } from './library/load-papers.ts';
import { addMissingPapers, findMissingPapers } from './library/missing-papers.ts';

export interface SeedOptions {
  log: (line: string) => void;
  onProgress?: (progress: SeedProgress) => void;
  now?: Date;
}

/** `small`: no questions beyond the first part. */
export type SeedSize = 'whole' | 'small';

interface RestOptions extends SeedOptions {
  size?: SeedSize;
  /** For the PDFs of papers; without it, papers are not added. */
  storage?: PaperStorage | undefined;
}

/**
 * Fills a database without users with the first part of the library and the demo accounts, after which the product can be
 * used. Returns whether it did. The questions are committed in batches, and the accounts last, in one transaction: after a
 * kill the next seed continues. A second process waits for the first and then finds the data.
 */
export async function seedDemoData(
  databaseUrl: string,
  { log, onProgress = () => undefined, now = new Date() }: SeedOptions,
): Promise<boolean> {
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    if (await isInhabited(database)) return false;
    return await withAdvisoryLock(databaseUrl, libraryLock, async () => {
      if (await isInhabited(database)) return false;
      // Imported here because a start with data would spend half a second on loading all content for nothing.
      const { writeDemoData } = await import('./demo-data.ts');
      await writeDemoData(createInUnlimitedTransaction(database), { log, onProgress, now });
      return true;
    });
  } finally {
    await database.$disconnect();
  }
}

/**
 * Adds what {@link seedDemoData} leaves out, in short transactions, while the product is used: the rest of the question
 * bank, then the papers. Papers come last, so a database that has them all has everything; after a kill the next call
 * continues.
 */
export async function addRestOfLibrary(
  databaseUrl: string,
  { log, onProgress = () => undefined, now = new Date(), size = 'whole', storage }: RestOptions,
): Promise<void> {
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    await withAdvisoryLock(databaseUrl, libraryLock, async () => {
      if ((await findMissingPapers(database)).length === 0) return;
      if (size === 'whole') {
        log('Loading the rest of the question bank; the app can be used meanwhile.');
        const { writeRestOfBank } = await import('./demo-data.ts');
        const count = await writeRestOfBank(createInUnlimitedTransaction(database), { onProgress, now });
        log(`The question bank is complete: ${count.toLocaleString('en-GB')} questions.`);
      }
      if (storage) log(`Added ${await addMissingPapers(database, storage)} past papers.`);
    });
  } finally {
    await database.$disconnect();
  }
}

/** As slow and busy machines need: without limits of time. */
const createInUnlimitedTransaction =
  (database: Database): InTransaction =>
  (work) =>
    inTransaction(database, async (transaction) => {
      await transaction
        .selectNoFrom((eb) =>
          ['idle_in_transaction_session_timeout', 'statement_timeout'].map((setting) =>
            eb.fn<string>('set_config', [typed('text', setting), sql.lit('0'), eb.lit(true)]).as(setting),
          ),
        )
        .execute();
      return work(transaction);
    });

async function isInhabited(database: Database): Promise<boolean> {
  return (await database.user.findFirst({ select: { id: true } })) !== null;
}
