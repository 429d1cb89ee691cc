import { startEmbeddedPostgres } from '@markwell/database/embedded';
import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/server';
import { dataDirectory, databaseUrlSetting } from '../environment.ts';
import { seedDemoDatabase } from '../seed-demo-data.ts';

/** The database that DATABASE_URL names, else the embedded one: migrated and, when it is empty, seeded. */
export async function openDevelopmentDatabase(
  log: (line: string) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const given = databaseUrlSetting();
  const embedded =
    given === undefined ? await startEmbeddedPostgres({ dataDir: dataDirectory(), log }) : undefined;
  const url = given ?? embedded?.url('markwell') ?? '';
  if (embedded) log(`PostgreSQL runs at ${url}, its files are in ${embedded.data}.`);
  const close = embedded?.stop ?? (() => Promise.resolve());
  try {
    await createDatabase(url);
    const applied = await migrate(url);
    if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
    if (await seedDemoDatabase(url, log)) log('Seeded the demo world.');
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
