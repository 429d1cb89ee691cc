import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFatalProxy, type FatalProxy } from '@markwell/testing/fatal-proxy';
import { testDatabaseUrl } from './testing/worker-database.ts';
import { connectDatabase, type Database } from './connect.ts';
import { createClient } from './create-client.ts';

let proxy: FatalProxy;
let database: Database;
beforeAll(async () => {
  proxy = await startFatalProxy(await testDatabaseUrl());
});
afterAll(async () => {
  await proxy.stop();
});

/** An error event without a listener, which would end the process. */
const endings: unknown[] = [];
const note = (error: unknown) => endings.push(error);
beforeEach(() => {
  endings.length = 0;
  process.on('uncaughtException', note);
  database = connectDatabase(proxy.url, { poolSize: 1 });
  return async () => {
    process.off('uncaughtException', note);
    await database.$disconnect();
  };
});

test.each<[string, () => Promise<unknown>]>([
  ['a typed statement', () => database.sql.selectFrom('users').select('id').execute()],
  ['a query of Prisma', () => database.user.count()],
  [
    'a transaction',
    () =>
      database.sql
        .transaction()
        .execute((transaction) => transaction.selectFrom('users').select('id').execute()),
  ],
  ['a statement of a library', () => database.executeSql('select 1')],
])('a connection that PostgreSQL ends as it opens fails %s, and only that', async (_what, run) => {
  proxy.endNext(1);
  await expect(run()).rejects.toThrow();
  expect(proxy.left()).toBe(0);
  await expect(run()).resolves.toBeDefined();
  expect(endings).toEqual([]);
});

test('a connection outside of a pool that PostgreSQL ends as it opens fails its statement', async () => {
  proxy.endNext(1);
  const client = createClient({ connectionString: proxy.url });
  await client.connect();
  await expect(client.query('select 1')).rejects.toThrow();
  await client.end();
  expect(endings).toEqual([]);
});
