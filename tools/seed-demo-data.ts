import { connectDatabase } from '@markwell/database/connect';
import { withAdvisoryLock } from '@markwell/database/databases';
import { libraryLock } from '@markwell/seed/library/library-items.repository';
import { addMissingPapers } from '@markwell/seed/library/missing-papers';
import { seedDemoData } from '@markwell/seed/seed';
import { mediaStorage } from './media-storage.ts';

/** Fills an empty database with demo data without papers. Returns whether it did; existing data stays unchanged. */
export async function seedDemoDatabase(databaseUrl: string, log: (line: string) => void): Promise<boolean> {
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    return await seedDemoData(database, { log });
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
