import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from './testing/worker-database.ts';
import { connectDatabase, type Database } from './connect.ts';

let url: string;
const opened: Database[] = [];
beforeEach(async () => {
  url = await testDatabaseUrl();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.$disconnect();
});

function connect({ isPooled }: { isPooled: boolean }): Database {
  const database = connectDatabase(url, { poolSize: 1, isPooled });
  opened.push(database);
  return database;
}

/** What a new session of the user gets in this database, unless it asks for something else. */
async function storeTimeZone(zone: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `do $$ begin execute format('alter role %I in database %I set timezone to %L', current_user, current_database(), '${zone}'); end $$`,
  );
  await client.end();
}

test('without a pooler a session is in UTC and has a time-out, whatever is stored for the user', async () => {
  await storeTimeZone('America/New_York');
  const { rows } = await connect({ isPooled: false }).executeSql(
    `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as "timeOut"`,
  );
  expect(rows).toEqual([{ zone: 'UTC', timeOut: '15s' }]);
});

test('a pooler whose sessions are in another time zone is refused', async () => {
  await storeTimeZone('Europe/London');
  const message = "The pooler's time zone is Europe/London, not UTC.";
  await expect(connect({ isPooled: true }).executeSql('select 1')).rejects.toThrow(message);
  await expect(connect({ isPooled: true }).user.count()).rejects.toThrow(message);

  await storeTimeZone('UTC');
  expect(await connect({ isPooled: true }).user.count()).toBe(0);
});

test.each([
  [false, 2],
  [true, 0],
])('pooled %s: %i statements keep a name', async (isPooled, named) => {
  await storeTimeZone('UTC');
  const database = connect({ isPooled });
  await database.user.findMany({ where: { name: 'Nobody' } });
  await database.sql.selectFrom('users').select('id').where('name', '=', 'Nobody').execute();
  const { rows } = await database.executeSql('select name from pg_prepared_statements');
  expect(rows).toHaveLength(named);
});
