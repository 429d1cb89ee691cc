import { hashPassword } from '../../apps/api/src/modules/accounts/password-hash.ts';
import { toParts } from '@markwell/shared/answers/multiple-choice';
import pg from 'pg';

const benchPassword = 'bench-only-password';

/** Rapid-fire questions, all on the first level. A quiz is drawn like a test, so more would show nothing new. */
const rapidFireQuestions = 2000;

/** Fills a database with generated content: one subject with ten topics, all questions published, four options each. */
export async function fillBank(databaseUrl: string, questions: number, pupils: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    // For millions of rows, foreign keys are not checked and the indexes are created after all rows are inserted.
    await client.query('set local session_replication_role = replica');
    await client.query(`set local maintenance_work_mem = '1GB'`);
    await client.query(createNewId);
    const indexes = await dropIndexes(client);
    await client.query(`insert into stages (id, code, name, display_name, age_range, description, color, icon)
      values (gen_random_uuid(), 'BENCH', 'Bench', 'Bench', '10-11', '', 'blue', 'x')`);
    await client.query(`insert into subjects (id, stage_id, name, code, icon, color)
      select gen_random_uuid(), id, 'Bench', 'BENCH', 'x', 'blue' from stages where code = 'BENCH'`);
    await client.query(`insert into topics (id, subject_id, name, code, "order")
      select gen_random_uuid(), s.id, 'Topic ' || n, 'TOPIC_' || n, n from subjects s, generate_series(1, 10) n where s.code = 'BENCH'`);
    await client.query(`insert into buckets (id, kind, topic_id, difficulty, published_count)
      select gen_random_uuid(), 'REGULAR'::question_kind, t.id, difficulty, 0 from topics t, generate_series(1, 5) difficulty where t.code like 'TOPIC_%'
      union all select gen_random_uuid(), 'RAPID_FIRE'::question_kind, t.id, 1, 0 from topics t where t.code like 'TOPIC_%'`);
    await fillBuckets(client, 'REGULAR', questions);
    await fillBuckets(client, 'RAPID_FIRE', rapidFireQuestions);
    await client.query(
      `update buckets b set published_count = (select count(*) from questions where bucket_id = b.id)`,
    );
    await client.query(
      `insert into users (id, email, email_verified_at, password_hash, name, current_stage_id)
      select gen_random_uuid(), 'pupil-' || n || '@bench.example', now(), $2, 'Pupil ' || n, s.id
      from generate_series(1, $1) n, stages s where s.code = 'BENCH'`,
      [pupils, await hashPassword(benchPassword)],
    );
    for (const definition of indexes) await client.query(definition);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Distributes published questions of one kind evenly over its buckets. */
async function fillBuckets(client: pg.Client, kind: 'REGULAR' | 'RAPID_FIRE', count: number): Promise<void> {
  await client.query(`drop table if exists generated`);
  await client.query(
    `create temporary table generated on commit drop as
      select pg_temp.new_id(n) as id, pg_temp.new_id(n) as revision_id, 'What is ' || n || ' + ' || n * 7 || '?' as body,
        n as number, b.id as bucket_id, b.topic_id, b.difficulty
      from generate_series(0, $2 - 1) n
      join (select *, row_number() over (order by id) - 1 as turn, (count(*) over ())::int as buckets
        from buckets where kind = $1::question_kind) b on b.turn = n % b.buckets`,
    [kind, count],
  );
  await client.query(
    `insert into questions (id, kind, status, topic_id, difficulty, time_limit, search_text, bucket_id, current_revision_id)
      select id, $1::question_kind, 'PUBLISHED', topic_id, difficulty, case when $1 = 'RAPID_FIRE' then 20 end, body, bucket_id, revision_id
      from generated`,
    [kind],
  );
  await client.query(`insert into question_revisions (id, question_id, number, body, explanation, parts)
      select revision_id, id, 1, body, 'Add the tens, then the ones.', '${JSON.stringify(fourOptions)}' from generated`);
}

/** A question whose options are A to D, B correct. */
export const { parts: fourOptions } = toParts(
  (['A', 'B', 'C', 'D'] as const).map((optionLetter) => ({
    optionLetter,
    contentType: 'TEXT',
    contentValue: `Option ${optionLetter}`,
    alternativeText: null,
    isCorrect: optionLetter === 'B',
  })),
);

/** UUIDv7, as the product's ids are: one of each millisecond of some year. */
const createNewId = `
  create function pg_temp.new_id(number bigint) returns uuid language sql as $$
    select (lpad(to_hex(1700000000000 + number), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || '8' || substr(md5(random()::text), 1, 15))::uuid
  $$`;

/** Drops the indexes of the large tables, except primary keys, and returns the statements that create them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in ('questions'::regclass, 'question_revisions'::regclass)
        and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
