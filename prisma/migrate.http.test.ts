import { hash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { migrationNames, readMigrations } from './migration-files.ts';
import { freshUrl, query } from './testing/fresh-database.ts';

const urls: string[] = [];
let url: string;

beforeEach(async () => {
  url = freshUrl();
  urls.push(url);
  await createDatabase(url);
});
afterAll(() => Promise.all(urls.map(dropDatabase)));

test('migrations are recorded as by Prisma’s command line', async () => {
  expect(await isUpToDate(url)).toBe(false);
  expect(await migrate(url)).toEqual(migrationNames());
  expect(await isUpToDate(url)).toBe(true);
  const rows = await query(
    url,
    `select migration_name, checksum, logs, rolled_back_at, applied_steps_count, finished_at >= started_at as is_finished
    from _prisma_migrations order by started_at`,
  );
  expect(rows).toEqual(
    readMigrations().map(({ name, sql }) => ({
      migration_name: name,
      checksum: hash('sha256', sql, 'hex'),
      logs: null,
      rolled_back_at: null,
      applied_steps_count: 1,
      is_finished: true,
    })),
  );
  expect(await migrate(url)).toEqual([]);
});

test('a migration that fails is named, leaves nothing behind and can be applied after a correction', async () => {
  await query(url, 'create table users (id int)');
  await expect(migrate(url)).rejects.toThrow(/^The migration \d{14}_first failed: relation "users" already/);
  const tables = `select tablename from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations'`;
  expect(await query(url, tables)).toEqual([{ tablename: 'users' }]);
  expect(await query(url, 'select migration_name from _prisma_migrations')).toEqual([]);
  await query(url, 'drop table users');
  expect(await migrate(url)).toEqual(migrationNames());
});

test('a statement that PostgreSQL refuses in a transaction runs without one; if it fails, nothing follows it', async () => {
  const laterOn = (table: string) => [
    ...readMigrations(),
    {
      name: '99990101000000_later',
      sql: `-- Without a transaction.\ncreate index concurrently later_${table} on ${table} (name);\n`,
    },
  ];
  expect(await migrate(url, laterOn('users'))).toContain('99990101000000_later');
  expect(
    await query(url, `select indisvalid from pg_index where indexrelid = 'later_users'::regclass`),
  ).toEqual([{ indisvalid: true }]);
  await query(url, `delete from _prisma_migrations where migration_name = '99990101000000_later'`);
  await expect(migrate(url, laterOn('nothing'))).rejects.toThrow('The migration 99990101000000_later failed');
  await expect(migrate(url)).rejects.toThrow('The migration 99990101000000_later did not finish.');
});
