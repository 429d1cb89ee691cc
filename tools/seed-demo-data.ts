import { connectDatabase } from '@markwell/database/connect';
import { withAdvisoryLock } from '@markwell/database/databases';
import { libraryLock } from '@markwell/seed/library/library-items.repository';
import { addMissingPapers } from '@markwell/seed/library/missing-papers';
import type { SeedProgress } from '@markwell/seed/demo-data';
import { seedDemoData, type SeedSize } from '@markwell/seed/seed';
import { demoAccounts } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { mediaStorage } from './media-storage.ts';
import { setting } from './process/environment.ts';

/** Fills a database with demo data, of the size that SEED says, without papers. Returns whether it did. */
export const seedDemoDatabase = (
  databaseUrl: string,
  log: (line: string) => void,
  onProgress: (progress: SeedProgress) => void,
): Promise<boolean> => seedDemoData(databaseUrl, { log, onProgress, size: seedSize() });

function seedSize(): SeedSize {
  const size = setting('SEED') ?? 'whole';
  if (size === 'whole' || size === 'small') return size;
  throw new Error(`SEED must be whole or small, not ${size}.`);
}

/** The e-mail addresses of the demo accounts that the database has. */
export async function findDemoAccounts(databaseUrl: string): Promise<string[]> {
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const demoEmails = demoAccounts.map(({ email }) => email);
    const users = await database.user.findMany({
      where: { email: { in: demoEmails }, isActive: true },
      select: { email: true },
    });
    return users.map(({ email }) => email);
  } finally {
    await database.$disconnect();
  }
}

/** Adds the papers that are missing; several processes may do it, one after the other. Returns how many it added. */
export async function addPapers(databaseUrl: string): Promise<number> {
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  const storage = mediaStorage();
  try {
    return await withAdvisoryLock(databaseUrl, libraryLock, () => addMissingPapers(database, storage));
  } finally {
    await database.$disconnect();
  }
}
