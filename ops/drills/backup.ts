import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import pg from 'pg';
import { createBackup } from '../../tools/backup/create-backup.ts';
import { copyChecked } from '../../tools/backup/files.ts';
import { restoreBackup } from '../../tools/backup/restore-backup.ts';
import { createFilledBank } from '../bench/benchmark-environment.ts';

const files = 200;
const bytesEach = 100_000;

/**
 * Backs up a bank of this many questions with files while rows are being added, restores it into another database,
 * and compares both. Resolves to the differences.
 */
export async function drill(questions: number): Promise<string[]> {
  const postgres = await startTemporaryPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-backup-drill-'));
  const [source, target] = [postgres.url('source'), postgres.url('target')];
  const at = (...names: string[]) => path.join(folder, ...names);
  const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
  try {
    await createFilledBank({ databaseUrl: source, dataDir: at('data'), questions, pupils: 400 });
    await mkdir(at('data', 'media'), { recursive: true });
    for (let file = 0; file < files; file++)
      await writeFile(at('data', 'media', `picture-${file}.webp`), randomBytes(bytesEach));

    const before = await sumTables(source);
    const backupBegan = performance.now();
    const writing = addSchools(source);
    const manifest = await createBackup({
      databaseUrl: source,
      media: mediaIn(at('data')),
      folder: at('backup'),
    });
    const added = await writing.stop();
    console.log(`Backed up in ${seconds(backupBegan)}, while ${added} rows were added.`);

    const restoreBegan = performance.now();
    await restoreBackup({
      databaseUrl: target,
      media: mediaIn(at('restored')),
      folder: at('backup'),
      force: false,
    });
    console.log(`Restored and compared in ${seconds(restoreBegan)}.`);
    const after = await sumTables(target);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${after.size} tables, ${rows} rows, ${manifest.files.length} files.`);
    // Rows were added to the schools during the backup: those of one moment are in it.
    const differing = [...before].filter(([name, sum]) => name !== 'schools' && after.get(name) !== sum);
    return [
      ...(manifest.files.length === files
        ? []
        : [`${manifest.files.length} of ${files} files were backed up`]),
      ...differing.map(([name]) => `the table ${name} differs`),
      ...(await differentFiles(at('data', 'media'), at('restored', 'media'))),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

/** Each table's number of rows and a sum of their content. */
async function sumTables(databaseUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sums = new Map<string, string>();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations'`,
  );
  for (const { name } of tables) {
    const table = client.escapeIdentifier(name);
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(${table})::text, 0)), 0) as sum from ${table}`,
    );
    sums.set(name, rows[0]?.sum ?? '');
  }
  await client.end();
  return sums;
}

/** Adds rows until it is stopped; `stop` resolves to their number. */
function addSchools(databaseUrl: string): { stop: () => Promise<number> } {
  const stopping = new AbortController();
  const adding = (async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    let count = 0;
    for (; !stopping.signal.aborted; count++)
      await client.query('insert into schools (id, name) values (gen_random_uuid(), $1)', [
        `School ${count}`,
      ]);
    await client.end();
    return count;
  })();
  return {
    stop: () => {
      stopping.abort();
      return adding;
    },
  };
}

async function differentFiles(source: string, target: string): Promise<string[]> {
  const [expected, found] = await Promise.all([readdir(source), readdir(target)]);
  const differing: string[] = expected.length === found.length ? [] : ['the number of files differs'];
  for (const name of expected) {
    const [one, other] = await Promise.all([
      copyChecked(path.join(source, name)),
      copyChecked(path.join(target, name)).catch(() => undefined),
    ]);
    if (one.sha256 !== other?.sha256) differing.push(`the file ${name} differs`);
  }
  return differing;
}

const mediaIn = (dataDir: string) => ({ kind: 'folder', folder: path.join(dataDir, 'media') }) as const;
