import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { testDatabase } from '#testing/test-app.ts';
import { findParts } from './answered-attempt.repository.ts';

it('finds the parts of each revision, however many others it keeps', async () => {
  const database = await testDatabase();
  const question = await buildQuestion(database);
  const { rows } = await sql<{ id: string }>`
    insert into question_revisions (id, question_id, number, body, parts)
    select gen_random_uuid(), question_id, number + n, body, parts
    from question_revisions, generate_series(1, 6000) n where question_id = ${question.id}
    returning id`.execute(database.sql);
  const ids = rows.map(({ id }) => id);
  const all = await findParts(database.sql, ids);
  expect(all.filter((parts) => parts.length === 0)).toEqual([]);
  const [kept, other] = [ids.slice(-4_999), ids.slice(0, 2)];
  const both = await findParts(database.sql, [...kept, ...other]);
  expect(both.filter((parts) => parts.length === 0)).toEqual([]);
});
