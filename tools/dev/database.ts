import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/server';
import { seedDemoDatabase } from '../seed-demo-data.ts';

/** Creates the database if it does not exist, migrates it, and seeds it if it is empty. */
export async function prepareDatabase(url: string, log: (line: string) => void): Promise<void> {
  await createDatabase(url);
  const applied = await migrate(url);
  if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
  if (await seedDemoDatabase(url, log)) log('Seeded the demo data.');
}
