import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases.ts';
import { installJobTables } from './job-tables.ts';
import { freshUrl, query } from './testing/fresh-database.ts';

test('the error for a database user who may not create the schema of jobs says what an administrator must run', async () => {
  const url = freshUrl();
  await createDatabase(url);
  const user = `tables_only_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create role ${user} login`);
  const own = new URL(url);
  own.username = user;

  await expect(installJobTables(own.href)).rejects.toThrow(
    'The database user may not create the schema pgboss. As an administrator of the database, run: create schema pgboss authorization <user>',
  );
  await query(url, `create schema pgboss authorization ${user}`);
  await installJobTables(own.href);
  expect(await query(own.href, `select name from pgboss.queue where name = 'media-removal'`)).toHaveLength(1);

  await dropDatabase(url);
});
