import { connectDatabase } from '@markwell/database/connect';
import { migrate } from '@markwell/database/migrate';
import { seedRequiredRows } from '@markwell/database/required-rows';
import { createDatabase } from '@markwell/database/databases';

/**
 * Migrates the database to this version and writes the stages and exam boards. Adds no demo data. Returns whether there are
 * questions.
 */
export async function prepareProductionDatabase(databaseUrl: string): Promise<{ hasQuestions: boolean }> {
  await createDatabase(databaseUrl);
  await migrate(databaseUrl);
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    await seedRequiredRows(database.sql);
    return { hasQuestions: (await database.question.findFirst({ select: { id: true } })) !== null };
  } finally {
    await database.$disconnect();
  }
}
