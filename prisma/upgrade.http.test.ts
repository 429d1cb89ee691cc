import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshUrl, query } from './testing/fresh-database.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { drift, migrate } from './migrate.ts';
import { migrationList, migrationNames } from './migration-files.ts';

const rowsOfFirstMigration = readFileSync(path.join(import.meta.dirname, 'first-migration-rows.sql'), 'utf8');
const [upgraded, fresh] = [freshUrl(), freshUrl()];
let before: Record<string, number>;

/** The number of rows of every table. */
async function countRows(url: string): Promise<Record<string, number>> {
  const tables = await query(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations'`,
  );
  const counts = tables.map(
    ({ name }) => `select '${String(name)}' as name, count(*)::int as rows from "${String(name)}"`,
  );
  const rows = await query(url, counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows }) => [String(name), Number(rows)]));
}

beforeAll(async () => {
  await Promise.all([createDatabase(upgraded), createDatabase(fresh)]);
  const all = migrationList();
  const first = { ...all, migrationDirectories: all.migrationDirectories.slice(0, 1) };
  expect(await migrate(upgraded, first)).toEqual(migrationNames().slice(0, 1));
  await query(upgraded, rowsOfFirstMigration);
  before = await countRows(upgraded);
  expect(await migrate(upgraded)).toEqual(migrationNames().slice(1));
  await migrate(fresh);
});

afterAll(() => Promise.all([dropDatabase(upgraded), dropDatabase(fresh)]));

test('the first database had rows in every table', () => {
  expect(Object.keys(before).length).toBeGreaterThan(30);
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
});

test('an upgraded database has the schema', async () => {
  expect(await drift(upgraded)).toBe('');
});

test.each([
  [
    'columns with their types and defaults',
    `select table_name, column_name, udt_name, is_nullable, column_default, generation_expression,
        character_maximum_length, datetime_precision
      from information_schema.columns where table_schema = 'public'`,
  ],
  ['enums', 'select enumtypid::regtype::text as type, enumlabel, enumsortorder from pg_enum'],
  [
    'constraints',
    `select conrelid::regclass::text as relation, conname, convalidated, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace`,
  ],
  [
    'indexes',
    `select pg_get_indexdef(indexrelid) as definition, indisvalid from pg_index
      join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  ],
  ['triggers', 'select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal'],
  [
    'functions',
    `select oid::regprocedure::text as name, prosrc, proretset, provolatile from pg_proc
      where pronamespace = 'public'::regnamespace`,
  ],
  [
    'views and sequences',
    `select relname, relkind, pg_get_viewdef(oid) as definition from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'S')`,
  ],
])('an upgraded database has the %s of a new one', async (_what, sql) => {
  const sorted = async (url: string) => (await query(url, sql)).map((row) => JSON.stringify(row)).sort();
  expect(await sorted(upgraded)).toEqual(await sorted(fresh));
});

test('every row is kept, except those that a migration removes', async () => {
  const { flags, ...unrenamed } = before;
  expect(await countRows(upgraded)).toMatchObject({
    ...unrenamed,
    reports: flags,
    idempotency_keys: 1,
    daily_activity: 1,
  });
});

test.each([
  [
    'of subjects with the same name, the oldest keeps it',
    'select name from subjects order by created_at',
    [{ name: 'English' }, { name: 'english (2)' }],
  ],
  [
    'a test whose time ran out without an answer expired at its deadline',
    `select status::text, finished_by::text, to_char(finished_at at time zone 'UTC', 'HH24:MI:SS') as at
      from attempts order by started_at`,
    [
      { status: 'FINISHED', finished_by: 'PUPIL', at: '10:01:00' },
      { status: 'EXPIRED', finished_by: 'DEADLINE', at: '10:30:00' },
      { status: 'OPEN', finished_by: null, at: null },
    ],
  ],
  [
    'so did a quiz without an answer',
    'select status::text from rapid_fire_sessions order by started_at',
    [{ status: 'FINISHED' }, { status: 'EXPIRED' }],
  ],
  [
    'the pupil’s totals count only work with an answer',
    `select tests_finished, score_sum, answered_count, correct_count, study_seconds, streak_days, best_streak,
        last_finish_on::text from pupil_totals`,
    [
      {
        tests_finished: 1,
        score_sum: 100,
        answered_count: 2,
        correct_count: 1,
        study_seconds: 140,
        streak_days: 1,
        best_streak: 1,
        last_finish_on: '2026-11-02',
      },
    ],
  ],
  [
    'the days, too',
    'select day::text, finished_count from daily_activity',
    [{ day: '2026-11-02', finished_count: 3 }],
  ],
  ['the number of quizzes, too', 'select total_sessions from rapid_fire_progress', [{ total_sessions: 1 }]],
  [
    'the notification says that nothing was counted',
    `select body like '%nothing was counted%' as says from notifications`,
    [{ says: true }],
  ],
  [
    'the text to search in has the options in the order of their words',
    'select search_text from questions order by question_number',
    [
      { search_text: 'Which is a fruit?\nApples\ncats' },
      { search_text: 'Which is an animal?\nApples\ncats' },
    ],
  ],
  [
    'every question and bucket is for both tiers',
    'select tier from questions where tier is not null union all select tier from buckets where tier is not null',
    [],
  ],
  [
    'only the reply of a request that ended is kept',
    'select key, response from idempotency_keys',
    [{ key: 'answered', response: { status: 'PENDING' } }],
  ],
])('%s', async (_promise, sql, rows) => {
  expect(await query(upgraded, sql)).toEqual(rows);
});
