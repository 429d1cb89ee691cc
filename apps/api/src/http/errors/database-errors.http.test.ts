import { randomUUID } from 'node:crypto';
import { connectDatabase, type Database, type Sql } from '@markwell/database/connect';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../testing/test-app.ts';
import { createLogger } from '../logging.ts';
import { errorCodeOfDatabaseError } from './database-errors.ts';

const database = await testDatabase();

/** The error with which the work fails. */
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => error,
  );

type Work = (sql: Sql) => Promise<unknown>;
const clients: Record<string, (work: Work) => Promise<unknown>> = {
  'the query builder': (work) => work(database.sql),
  'its transaction': (work) => database.sql.transaction().execute((transaction) => work(transaction)),
};

const school = { id: randomUUID(), name: 'Northfield' };
const failures: Record<string, { code: string; work: Work }> = {
  'a duplicate': {
    code: 'CONFLICT',
    work: (sql) => sql.insertInto('schools').values([school, school]).execute(),
  },
  'a reference to nothing': {
    code: 'RULE_BROKEN',
    work: (sql) =>
      sql
        .insertInto('seen_numbers')
        .values({ user_id: randomUUID(), block: 0, numbers: [1] })
        .execute(),
  },
  'a failed check': {
    code: 'RULE_BROKEN',
    work: (sql) =>
      sql
        .insertInto('reports')
        .values({ id: randomUUID(), kind: 'MOCK_TEST', reason: 'WRONG_ANSWER' })
        .execute(),
  },
  'a bad id': {
    code: 'BAD_REQUEST',
    work: (sql) => sql.selectFrom('schools').select('name').where('id', '=', 'no id').execute(),
  },
  'a number too large': {
    code: 'BAD_REQUEST',
    work: (sql) => sql.selectFrom('schools').select('name').limit(1e30).execute(),
  },
};

test.each(
  Object.keys(clients).flatMap((client) =>
    Object.keys(failures).map((problem): [string, string] => [client, problem]),
  ),
)('%s: %s', async (client, problem) => {
  const { code = '', work = () => Promise.resolve() } = failures[problem] ?? {};
  expect(errorCodeOfDatabaseError(await errorOf(clients[client]?.(work) ?? Promise.resolve()))).toBe(code);
});

const name = 'Southfield';
test.each<[string, string, () => Promise<unknown>]>([
  ['a duplicate', 'CONFLICT', () => database.school.createMany({ data: [school, school] })],
  [
    'a reference to nothing',
    'RULE_BROKEN',
    () => database.seenNumbers.create({ data: { userId: randomUUID(), block: 0, numbers: [1] } }),
  ],
  [
    'a failed check',
    'RULE_BROKEN',
    () => database.report.create({ data: { kind: 'MOCK_TEST', reason: 'WRONG_ANSWER' } }),
  ],
  ['a bad id', 'BAD_REQUEST', () => database.school.findUnique({ where: { id: 'no id' } })],
  [
    'a number too large',
    'BAD_REQUEST',
    () => database.attempt.findMany({ where: { durationSeconds: 2 ** 40 } }),
  ],
  ['a NUL character', 'BAD_REQUEST', () => database.school.create({ data: { name: `${name}\u0000` } })],
  ['a row that is not there', 'NOT_FOUND', () => database.school.delete({ where: { id: randomUUID() } })],
])('Prisma: %s', async (_problem, code, run) => {
  expect(errorCodeOfDatabaseError(await errorOf(run()))).toBe(code);
});

const sleep: Work = (sql) =>
  sql.selectNoFrom((eb) => eb.cast(eb.fn('pg_sleep', [eb.lit(10)]), 'text').as('slept')).execute();
const setting = (sql: Sql, name: string, value: string) =>
  sql
    .selectNoFrom((eb) =>
      eb.fn<string>('set_config', [eb.val(name), eb.val(value), eb.lit(true)]).as('value'),
    )
    .execute();

test('a statement that takes too long, and a shutdown while one runs', async () => {
  const run = (work: Work) => database.sql.transaction().execute(work);
  const tooSlow = await errorOf(
    run(async (sql) => {
      await setting(sql, 'statement_timeout', '50');
      await sleep(sql);
    }),
  );
  expect(errorCodeOfDatabaseError(tooSlow)).toBe('UNAVAILABLE');
  const shutDown = await errorOf(
    run(async (sql) => {
      const [connection] = await sql
        .selectNoFrom((eb) => eb.fn<number>('pg_backend_pid').as('pid'))
        .execute();
      const terminate = database.sql
        .selectNoFrom((eb) => eb.fn<boolean>('pg_terminate_backend', [eb.val(connection?.pid)]).as('done'))
        .execute();
      // Together, because the statement may fail before the other one is answered.
      await Promise.all([sleep(sql), terminate]);
    }),
  );
  expect(errorCodeOfDatabaseError(shutDown)).toBe('UNAVAILABLE');
  expect(await database.school.count({ where: { id: school.id } })).toBe(0);
});

async function usingDatabase(connected: Database, work: (database: Database) => Promise<void>) {
  try {
    await work(connected);
  } finally {
    await connected.$disconnect();
  }
}

test('no server at the address', () =>
  usingDatabase(connectDatabase('postgresql://nobody@127.0.0.1:1/none'), async (unreachable) => {
    for (const work of [
      unreachable.sql.selectFrom('schools').select('id').execute(),
      unreachable.sql.transaction().execute(sleep),
      unreachable.school.count(),
    ])
      expect(errorCodeOfDatabaseError(await errorOf(work))).toBe('UNAVAILABLE');
  }));

test('no free connection in the pool', () =>
  usingDatabase(connectDatabase(inject('templateUrl'), { poolSize: 1 }), async (smallPool) => {
    await smallPool.sql.connection().execute(async () => {
      const error = await errorOf(smallPool.sql.selectFrom('schools').select('id').execute());
      expect(errorCodeOfDatabaseError(error)).toBe('UNAVAILABLE');
    });
  }));

test.each(Object.keys(clients))(
  '%s: the log does not quote the row of an unexpected error',
  async (client) => {
    const error = await errorOf(
      clients[client]?.((sql) =>
        sql
          .insertInto('schools')
          .values((eb) => ({ id: randomUUID(), name: eb.cast<string>(eb.lit(null), 'text') }))
          .execute(),
      ) ?? Promise.resolve(),
    );
    expect(errorCodeOfDatabaseError(error)).toBeUndefined();
    const lines: string[] = [];
    createLogger('error', { write: (line) => lines.push(line) }).error({ err: error }, 'unexpected error');
    expect(lines.join()).toContain('violates not-null constraint');
    expect(lines.join()).not.toContain('Failing row');
  },
);
