import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type Database } from '../connect.ts';
import { insertFrom } from './insert-from.ts';
import { insertJsonRows } from './insert-json-rows.ts';
import { prepareStatement } from './prepared-statement.ts';
import { arrayOf, jsonRows, typed, unnest } from './values.ts';
import { testDatabaseUrl } from '../testing/worker-database.ts';

let url: string;
let database: Database;
beforeAll(async () => {
  url = await testDatabaseUrl();
  database = connectDatabase(url);
});
afterAll(async () => {
  await database.$disconnect();
});

const countSchools = (name: string) => database.school.count({ where: { name } });

test('a transaction whose work fails leaves nothing', async () => {
  await database.sql
    .transaction()
    .execute((sql) => sql.insertInto('schools').values({ id: randomUUID(), name: 'Southfield' }).execute());
  const failing = database.sql.transaction().execute(async (sql) => {
    await sql.insertInto('schools').values({ id: randomUUID(), name: 'Westfield' }).execute();
    throw new Error('the work fails');
  });
  await expect(failing).rejects.toThrow('the work fails');
  expect(await countSchools('Southfield')).toBe(1);
  expect(await countSchools('Westfield')).toBe(0);
});

const written = { id: randomUUID(), at: new Date('2026-03-29T00:30:00Z') };
const values = (sql: Database['sql']) =>
  sql
    .selectNoFrom((eb) => [
      typed('uuid', written.id).as('id'),
      typed('timestamptz', written.at).as('at'),
      typed('date', written.at).as('day'),
      typed('bigint', 9_000_000_000).as('big'),
      eb.cast<number>(eb.val('2.5'), 'numeric').as('ratio'),
      typed('bytea', Buffer.from([1, 2])).as('bytes'),
      arrayOf('integer', [3, 4]).as('list'),
      typed('text', null).as('nothing'),
    ])
    .executeTakeFirst();

test('values are the same from the pool and in a transaction', async () => {
  const expected = {
    id: written.id,
    at: written.at,
    day: new Date('2026-03-29T00:00:00Z'),
    big: 9_000_000_000,
    ratio: 2.5,
    list: [3, 4],
    nothing: null,
  };
  for (const row of [await values(database.sql), await database.sql.transaction().execute(values)]) {
    expect(row).toMatchObject(expected);
    expect([...(row?.bytes ?? [])]).toEqual([1, 2]);
  }
});

test('writes report how many rows they changed', async () => {
  const name = randomUUID();
  await database.school.createMany({ data: [{ name }, { name: `${name} 2` }] });
  const rename = (sql: Database['sql']) =>
    sql.updateTable('schools').set({ name }).where('name', '=', name).executeTakeFirst();
  expect((await rename(database.sql)).numUpdatedRows).toBe(1n);
});

test('arrays become rows with an ordinal; an empty list has none', async () => {
  const rowsOf = (ids: number[], names: (string | null)[]) =>
    database.sql
      .selectFrom(unnest('given', { id: arrayOf('integer', ids), name: arrayOf('text', names) }))
      .selectAll()
      .execute();
  expect(await rowsOf([7, 8], ['a', null])).toEqual([
    { id: 7, name: 'a', ordinal: 1 },
    { id: 8, name: null, ordinal: 2 },
  ]);
  expect(await rowsOf([], [])).toEqual([]);
});

test('selected rows are inserted under their names, whatever their order', async () => {
  const name = `It's ${randomUUID()}`;
  const rows = jsonRows('given', { name: 'text', id: 'uuid' }, [{ id: randomUUID(), name }]);
  const inserted = await insertFrom(
    database.sql,
    'schools',
    database.sql.selectFrom(rows).select(['given.name', 'given.id']),
  )
    .returning('name')
    .execute();
  expect(inserted).toEqual([{ name }]);
});

test('rows are inserted from one JSON parameter', async () => {
  const rows = [1, 2].map((number) => ({ id: randomUUID(), name: `School ${number} ${randomUUID()}` }));
  const columns = { id: 'uuid', name: 'text' } as const;
  await insertJsonRows(database.sql, 'schools', columns, rows).execute();
  const inserted = await database.school.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
  expect(inserted).toEqual(rows);
});

test('a prepared statement takes new values at each execution', async () => {
  const double = prepareStatement<{ number: number; numbers: readonly number[] }>()((sql, value) =>
    sql.selectNoFrom((eb) => [
      eb(typed('integer', value('number')), '*', eb.lit(2)).as('double'),
      arrayOf('integer', value('numbers')).as('numbers'),
    ]),
  );
  expect(await double(database.sql, { number: 2, numbers: [1] })).toEqual([{ double: 4, numbers: [1] }]);
  expect(await double(database.sql, { number: 5, numbers: [] })).toEqual([{ double: 10, numbers: [] }]);
});

test('disconnecting ends the connections, even if Prisma used none', async () => {
  const other = connectDatabase(url);
  await other.sql.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  await other.$disconnect();
  await other.$disconnect();
  await expect(other.sql.selectNoFrom((eb) => eb.lit(1).as('one')).execute()).rejects.toThrow(
    /after calling end/,
  );
});
