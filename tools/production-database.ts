import { connectDatabase } from '@markwell/database/connect';
import { migrate } from '@markwell/database/migrate';
import { seedRequiredRows } from '@markwell/database/seed-essentials';
import { createDatabase } from '@markwell/database/server';

/** Brings the database to what this version needs: its tables, the stages and exam boards. Nothing of the demo world. */
export async function prepareProductionDatabase(databaseUrl: string): Promise<void> {
  await createDatabase(databaseUrl);
  await migrate(databaseUrl);
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    await seedRequiredRows(database);
  } finally {
    await database.$disconnect();
  }
}
