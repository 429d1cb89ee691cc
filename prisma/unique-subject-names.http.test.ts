import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrationNames } from './migration-files.ts';
import { createDatabase, dropDatabase } from './databases.ts';

const migration = '20261122004500_one_subject_of_a_name';
const sqlOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'migrations', name, 'migration.sql'), 'utf8');

test('subjects with the same name keep their content: the oldest keeps the name, the others get a number', async () => {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/names_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(url.href);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    for (const name of migrationNames().filter((each) => each < migration)) await client.query(sqlOf(name));
    const [stage, elsewhere, school] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [stage, elsewhere]) {
      await client.query(
        `insert into stages (id, code, name, display_name, age_range, description, color, icon)
          values ($1::uuid, $1::text, 'Stage', 'Stage', '9-11', '', 'blue', '🎒')`,
        [id],
      );
    }
    await client.query(`insert into schools (id, name) values ($1, 'Hollybrook')`, [school]);
    let age = 0;
    const add = (code: string, name: string, more: object = {}) => {
      const { stageId, visibility, schoolId, archivedAt } = {
        stageId: stage,
        visibility: 'PUBLIC',
        schoolId: null,
        archivedAt: null,
        ...more,
      };
      age += 1;
      return client.query(
        `insert into subjects (id, stage_id, name, code, icon, color, visibility, school_id, archived_at, created_at)
          values ($1, $2, $3, $4, '📖', 'blue', $5, $6, $7, timestamptz '2026-01-01' + $8 * interval '1 day')`,
        [randomUUID(), stageId, name, code, visibility, schoolId, archivedAt, age],
      );
    };
    await add('FIRST', 'English');
    await add('SECOND', ' english');
    await add('THIRD', 'ENGLISH ');
    await add('TAKEN', 'English (2)');
    await add('FOURTH', 'English');
    await add('ELSEWHERE', 'English', { stageId: elsewhere });
    await add('DRAFT', 'English', { visibility: 'DRAFT' });
    await add('SCHOOL', 'English', { visibility: 'SCHOOL_PRIVATE', schoolId: school });
    await add('SCHOOL_AGAIN', 'English', { visibility: 'SCHOOL_PRIVATE', schoolId: school });
    await add('DELETED', 'English', { archivedAt: '2026-02-01' });

    await client.query(sqlOf(migration));

    const { rows } = await client.query<{ code: string; name: string }>('select code, name from subjects');
    expect(Object.fromEntries(rows.map(({ code, name }) => [code, name]))).toEqual({
      FIRST: 'English',
      SECOND: 'english (3)',
      THIRD: 'ENGLISH (4)',
      TAKEN: 'English (2)',
      FOURTH: 'English (5)',
      ELSEWHERE: 'English',
      DRAFT: 'English',
      SCHOOL: 'English',
      SCHOOL_AGAIN: 'English (2)',
      DELETED: 'English',
    });
    await expect(add('TOO_LATE', 'ENGLISH')).rejects.toThrow('subjects_one_name');
  } finally {
    await client.end();
    await dropDatabase(url.href);
  }
});
