import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '../tools/testing/worker-database.ts';
import { connectDatabase, type Database, type Pooled } from './connect.ts';
import { findSessionProblems, storeSessionSettings } from './session-settings.ts';

let url: string;
const opened: Database[] = [];
beforeEach(async () => {
  url = await testDatabaseUrl();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.$disconnect();
});

function connect(pooled: Pooled): Database {
  const database = connectDatabase(url, { poolSize: 1, pooled });
  opened.push(database);
  return database;
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const setTimeZone = (zone: string) =>
  run(
    `do $$ begin execute format('alter role %I in database %I set timezone to %L', current_user, current_database(), '${zone}'); end $$`,
  );

test('a session of a pooler has no time-outs until they are stored for its user', async () => {
  const problems = await findSessionProblems(connect(true));
  expect(problems.map(({ isFatal }) => isFatal)).toEqual([false, false]);
  expect(problems[0]?.message).toContain('has statement_timeout=0, not 15000');

  await storeSessionSettings(url);
  expect(await findSessionProblems(connect(true))).toEqual([]);
});

test('a wrong time zone is fatal, and the message has the statement that corrects it', async () => {
  await storeSessionSettings(url);
  await setTimeZone('Europe/London');
  const [problem, ...others] = await findSessionProblems(connect(true));
  expect(others).toEqual([]);
  expect(problem?.isFatal).toBe(true);
  const statement = /: (alter role .+ set TimeZone to 'UTC');/.exec(problem?.message ?? '')?.[1];
  await run(statement ?? '');
  expect(await findSessionProblems(connect(true))).toEqual([]);
});

test('without a pooler the session is right whatever is stored', async () => {
  await setTimeZone('America/New_York');
  expect(await findSessionProblems(connect(false))).toEqual([]);
});

test('two processes store the settings at the same time', async () => {
  await Promise.all([storeSessionSettings(url), storeSessionSettings(url), storeSessionSettings(url)]);
  expect(await findSessionProblems(connect(true))).toEqual([]);
});

test.each([
  [false, true],
  ['prepared', true],
  [true, false],
] as const)('pooled %s: statements keep a name: %s', async (pooled, areNamed) => {
  const database = connect(pooled);
  await database.user.findMany({ where: { name: 'Nobody' } });
  await database.sql.selectFrom('users').select('id').where('name', '=', 'Nobody').execute();
  const { rows } = await database.executeSql('select statement from pg_prepared_statements');
  expect(rows.length).toBe(areNamed ? 2 : 0);
});
