import { startEmbeddedPostgres } from '@markwell/dev-postgres/dev-postgres';
import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/server';
import { dataDirectory, databaseUrlSetting } from '../environment.ts';
import { seedDemoDatabase } from '../seed-demo-data.ts';

/** Opens the database of DATABASE_URL, else the embedded one. Migrates it and seeds it if it is empty. */
export async function openDevelopmentDatabase(
  log: (line: string) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const given = databaseUrlSetting();
  const embedded =
    given === undefined ? await startEmbeddedPostgres({ dataDir: dataDirectory(), log }) : undefined;
  const url = given ?? embedded?.url('markwell') ?? '';
  if (embedded) log(`PostgreSQL is running at ${url}. Its files are in ${embedded.data}.`);
  const close = embedded?.stop ?? (() => Promise.resolve());
  try {
    await createDatabase(url);
    const applied = await migrate(url);
    if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
    if (await seedDemoDatabase(url, log)) log('Seeded the demo data.');
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
