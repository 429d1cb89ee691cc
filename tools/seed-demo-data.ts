import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { seedDemoData } from '@markwell/seed/seed';
import { dataDirectory } from './environment.ts';

/** Fills an empty database with demo data. Returns whether it did; existing data stays unchanged. */
export async function seedDemoDatabase(databaseUrl: string, log: (line: string) => void): Promise<boolean> {
  const database = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    return await seedDemoData(database, { log, mediaRoot: path.join(dataDirectory(), 'media') });
  } finally {
    await database.$disconnect();
  }
}
