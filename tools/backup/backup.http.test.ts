import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { migrate } from '@markwell/database/migrate';
import { createDatabase, dropDatabase } from '@markwell/database/databases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshUrl, query } from '../../prisma/testing/fresh-database.ts';
import { readStorageSettings } from '../../apps/api/src/platform/config/storage-settings.ts';
import { startS3Server } from '@markwell/testing/s3-server';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const [source, target] = [freshUrl(), freshUrl()];
const media = { 'picture-a.webp': 'a picture', 'a-paper-b.pdf': 'x'.repeat(300_000) };
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const mediaIn = (name: string) => ({ kind: 'folder', folder: at(name, 'media') }) as const;

/** Every table with its number of rows and a sum of their content, read without the code under test. */
async function sumTables(url: string) {
  const tables = await query(url, `select tablename as name from pg_tables where schemaname = 'public'`);
  const sums = tables
    .filter(({ name }) => name !== '_prisma_migrations')
    .map(
      ({ name }) => `select '${String(name)}' as name, count(*)::int as rows,
      md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text)) as sum from "${String(name)}" t`,
    );
  return query(url, `${sums.join(' union all ')} order by name`);
}

const readConstraints = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as relation, conname, convalidated, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  );

async function readMedia(dataDir: string) {
  const names = (await readdir(path.join(dataDir, 'media'))).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(dataDir, 'media', name), 'utf8')]),
    ),
  ) as Record<string, string>;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'markwell-backup-'));
  await createDatabase(source);
  await migrate(source);
  await query(source, await readFile(path.join(import.meta.dirname, 'rows.sql'), 'utf8'));
  await query(
    source,
    `insert into schools (id, name) values (gen_random_uuid(), E'a "school"\\n(with, \\\\ and ü)\\u2028')`,
  );
  await mkdir(at('data', 'media'), { recursive: true });
  for (const [name, content] of Object.entries(media)) await writeFile(at('data', 'media', name), content);
  await writeFile(at('data', 'media', '.being-written'), 'half');
  await createBackup({ databaseUrl: source, media: mediaIn('data'), folder: at('backup') });
});
afterAll(async () => {
  await Promise.all([dropDatabase(source), dropDatabase(target)]);
  await rm(folder, { recursive: true });
});

const restore = (changes: object = {}) =>
  restoreBackup({
    databaseUrl: target,
    media: mediaIn('restored'),
    folder: at('backup'),
    force: false,
    ...changes,
  });

test('a restored database has the same rows, constraints and files', async () => {
  const { manifest } = await restore();
  const expected = await sumTables(source);
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.filter(({ rows }) => rows === 0).length).toBeLessThan(expected.length / 2);
  expect(await sumTables(target)).toEqual(expected);
  expect(manifest.tables.map(({ name, rows }) => ({ name, rows }))).toEqual(
    expected.map(({ name, rows }) => ({ name, rows })),
  );
  expect(await readConstraints(target)).toEqual(await readConstraints(source));
  expect(await readMedia(at('restored'))).toEqual(media);
  expect(await migrate(target)).toEqual([]);
});

test('what is not empty is not replaced without --force', async () => {
  await query(target, `update schools set name = name || ' later'`);
  const before = await sumTables(target);
  await expect(restore()).rejects.toThrow('The database is not empty. Nothing was changed.');
  const unused = freshUrl();
  await expect(restore({ databaseUrl: unused })).rejects.toThrow(/The folder .*media is not empty/);
  await dropDatabase(unused);
  expect(await sumTables(target)).toEqual(before);
});

test('--force replaces the database and keeps the earlier files under another name', async () => {
  await writeFile(at('restored', 'media', 'picture-a.webp'), 'another picture');
  const { keptMedia = '' } = await restore({ force: true });
  expect(await sumTables(target)).toEqual(await sumTables(source));
  expect(await readMedia(at('restored'))).toEqual(media);
  expect(await readFile(path.join(keptMedia, 'picture-a.webp'), 'utf8')).toBe('another picture');
});

test('a backup does not overwrite another', async () => {
  await expect(
    createBackup({ databaseUrl: source, media: mediaIn('data'), folder: at('backup') }),
  ).rejects.toThrow('is not empty');
});

test('the files of a folder are restored to an S3 server, and backed up from there', async () => {
  const server = await startS3Server({ folder: at('s3') });
  try {
    const bucket = readStorageSettings(server.settings, folder);
    await restore({ media: bucket, force: true });
    const again = await createBackup({ databaseUrl: source, media: bucket, folder: at('from-s3') });
    expect(again.files.map(({ name }) => name)).toEqual(Object.keys(media).sort());
    await expect(restore({ media: bucket })).rejects.toThrow('is not empty');
  } finally {
    await server.stop();
  }
});

test('a damaged or unfinished backup changes nothing', async () => {
  const before = await sumTables(target);
  await createBackup({ databaseUrl: source, media: mediaIn('data'), folder: at('damaged') });
  await appendFile(at('damaged', 'media', 'picture-a.webp'), '!');
  await expect(restore({ folder: at('damaged'), force: true })).rejects.toThrow(
    'damaged: the file picture-a.webp',
  );
  await rm(at('damaged', 'tables', 'users.jsonl.gz'));
  await expect(restore({ folder: at('damaged'), force: true })).rejects.toThrow('damaged: the table users');
  await rm(at('damaged', 'manifest.json'));
  await expect(restore({ folder: at('damaged'), force: true })).rejects.toThrow('not a finished backup');
  expect(await sumTables(target)).toEqual(before);
});
