import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { freshUrl, query } from './testing/fresh-database.ts';
import { drift } from './development/schema-engine.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './migration-files.ts';
import { cloneDatabase, createDatabase, dropDatabase, withAdvisoryLock } from './databases.ts';

test('several processes may create and migrate one database at the same time', async () => {
  const url = freshUrl();
  await Promise.all([createDatabase(url), createDatabase(url), createDatabase(url)]);
  const applied = await Promise.all([migrate(url), migrate(url)]);
  expect(applied.flat()).toEqual(migrationNames());
  await dropDatabase(url);
});

test('the migrations produce exactly the schema', async () => {
  const url = freshUrl();
  await createDatabase(url);
  await migrate(url);
  expect(await drift(url)).toBe('');
  await query(url, 'alter table users drop column name');
  expect(await drift(url)).toContain('ADD COLUMN');
  await dropDatabase(url);
});

test('a clone has the content of its template and replaces an earlier clone of the same name', async () => {
  const url = freshUrl();
  await createDatabase(url);
  await query(url, 'create table marks as select 7 as score');
  const name = `clone_${randomUUID().replaceAll('-', '')}`;
  const clone = await cloneDatabase(url, name);
  await query(clone, 'update marks set score = 8');
  expect(await query(await cloneDatabase(url, name), 'select score from marks')).toEqual([{ score: 7 }]);
  await Promise.all([dropDatabase(clone), dropDatabase(url)]);
});

test('two tasks under the same lock never overlap', async () => {
  const url = inject('templateUrl');
  const other = new URL(url);
  other.pathname = '/postgres';
  const running: string[] = [];
  const work = (name: string) => async () => {
    running.push(`${name} begins`);
    await query(other.href, 'select pg_sleep(0.05)');
    running.push(`${name} ends`);
  };
  await Promise.all([withAdvisoryLock(other.href, 1, work('a')), withAdvisoryLock(other.href, 1, work('b'))]);
  const [first = ''] = running;
  expect(running).toEqual(
    first.startsWith('a')
      ? ['a begins', 'a ends', 'b begins', 'b ends']
      : ['b begins', 'b ends', 'a begins', 'a ends'],
  );
});

test('work under a lock decides its own outcome if the server closes the connection of the lock', async () => {
  const url = inject('templateUrl');
  const result = await withAdvisoryLock(url, 2, () =>
    query(
      url,
      `select pg_terminate_backend(pid, 5000) as closed from pg_locks
        where locktype = 'advisory' and objid = 2 and database =
          (select oid from pg_database where datname = current_database())`,
    ),
  );
  expect(result).toEqual([{ closed: true }]);
});

test('the error names a server that cannot be reached, and the reason', async () => {
  // Port 1 is reserved for a protocol that nothing uses.
  await expect(createDatabase('postgresql://somebody@127.0.0.1:1/markwell')).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1 cannot be used: connect ECONNREFUSED',
  );
});
