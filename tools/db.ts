/**
 * The `pnpm db:…` commands, `pnpm content:load`, `pnpm backup`, `pnpm restore` and `pnpm media:move`:
 * node tools/db.ts <command> [parameters]
 */
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { isUpToDate, migrate } from '@markwell/database/migrate';
import { createDatabase, dropDatabase } from '@markwell/database/databases';
import {
  dataDirectory,
  databaseUrlSetting,
  loadEnvironmentFile,
  root,
  setting,
} from './process/environment.ts';
import { generateClient } from './generate-client.ts';

const commands: Record<string, (parameters: string[]) => Promise<void>> = {
  migrate: () => withTargetDatabase(bringUpToDate),
  migration: writeNextMigration,
  async seed() {
    notInProduction('db:seed creates accounts with a public password');
    await withTargetDatabase(async (databaseUrl) => {
      await bringUpToDate(databaseUrl);
      await seed(databaseUrl);
    });
  },
  async reset() {
    notInProduction('db:reset deletes everything');
    await withTargetDatabase(async (databaseUrl) => {
      await dropDatabase(databaseUrl);
      await bringUpToDate(databaseUrl);
      await seed(databaseUrl);
    });
  },
  'create-admin': (parameters) =>
    withTargetDatabase(async (databaseUrl) => {
      await bringUpToDate(databaseUrl);
      const { createAdministrator } = await import('./create-administrator.ts');
      await createAdministrator(databaseUrl, parameters);
    }),
  async 'content:load'(parameters) {
    const { loadContent, readLoadParameters } = await import('./load-content.ts');
    const { mediaStorage } = await import('./media-storage.ts');
    const options = readLoadParameters(parameters);
    await withTargetDatabase(async (databaseUrl) => {
      if (!options.isDryRun) await bringUpToDate(databaseUrl);
      else if (!(await isUpToDate(databaseUrl)))
        throw new Error('The database is not up to date. Run `pnpm db:migrate` first.');
      await loadContent({ databaseUrl, storage: mediaStorage(), log: console.log }, options);
    });
  },
  async backup([folder]) {
    if (folder === undefined) throw new Error('Usage: pnpm backup <new folder>');
    const { mediaSettings } = await import('./media-storage.ts');
    const { createBackup } = await import('./backup/create-backup.ts');
    await withTargetDatabase(async (databaseUrl) => {
      const { tables, files } = await createBackup({ databaseUrl, media: mediaSettings(), folder });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${folder}.`,
      );
    });
  },
  async restore(parameters) {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (folder === undefined) throw new Error('Usage: pnpm restore <folder of a backup> [--force]');
    const { mediaSettings } = await import('./media-storage.ts');
    const { restoreBackup } = await import('./backup/restore-backup.ts');
    await withTargetDatabase(async (databaseUrl) => {
      const target = { databaseUrl, media: mediaSettings(), folder, force: values.force };
      const { manifest, keptMedia } = await restoreBackup(target);
      console.log(`Restored the backup of ${manifest.createdAt}; every row and file is as it was.`);
      if (keptMedia !== undefined) console.log(`The earlier files are in ${keptMedia}.`);
    });
  },
  async 'media:move'(parameters) {
    const { moveMedia, readMoveParameters } = await import('./move-media.ts');
    await moveMedia(readMoveParameters(parameters), console.log);
  },
};

/** Runs work on the database of DATABASE_URL, else on the embedded one, which is started for the work if necessary. */
async function withTargetDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const given = databaseUrlSetting();
  if (given) return work(given);
  if (setting('NODE_ENV') === 'production') throw new Error('DATABASE_URL is not set.');
  // Imported here because a production install does not have it.
  const { runningEmbeddedPostgres, startEmbeddedPostgres } =
    await import('@markwell/dev-postgres/dev-postgres');
  const running = runningEmbeddedPostgres(dataDirectory(), 'markwell');
  if (running) return work(running);
  const postgres = await startEmbeddedPostgres({ dataDir: dataDirectory(), log: console.log });
  try {
    await work(postgres.url('markwell'));
  } finally {
    await postgres.stop();
  }
}

function notInProduction(reason: string): void {
  if (setting('NODE_ENV') === 'production') throw new Error(`${reason}: not with NODE_ENV=production.`);
}

async function bringUpToDate(databaseUrl: string): Promise<void> {
  await createDatabase(databaseUrl);
  const applied = await migrate(databaseUrl);
  console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date.');
}

/** Seeds the demo data of development. */
async function seed(databaseUrl: string): Promise<void> {
  const { addRestOfLibrary, seedDemoData } = await import('@markwell/seed/seed');
  const { seedSize } = await import('./seed-demo-data.ts');
  const { mediaStorage } = await import('./media-storage.ts');
  const { createSeedOutput } = await import('./process/seed-progress.ts');
  const size = seedSize();
  const output = createSeedOutput(process.stdout);
  const seeded = await seedDemoData(databaseUrl, output);
  await addRestOfLibrary(databaseUrl, { ...output, size, storage: mediaStorage() });
  console.log(seeded ? 'Seeded the demo data.' : 'The demo data already exists.');
}

async function writeNextMigration([name]: string[]): Promise<void> {
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    throw new Error(
      'Usage: pnpm db:migration <name>; lower-case words with underscores, such as add_bookmarks',
    );
  }
  // Imported here because a production install does not have them.
  const { writeMigration } = await import('@markwell/database/write-migration');
  const { startTemporaryPostgres } = await import('@markwell/dev-postgres/dev-postgres');
  const postgres = await startTemporaryPostgres();
  try {
    const empty = postgres.url('next_migration');
    await createDatabase(empty);
    const file = await writeMigration(empty, name);
    console.log(file ? `Wrote ${path.relative(root, file)}` : 'The migrations already match the schema.');
  } finally {
    await postgres.stop();
  }
}

const [name = '', ...parameters] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Usage: node tools/db.ts ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
loadEnvironmentFile();
try {
  generateClient();
  await command(parameters);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
