import { hashPassword } from '@markwell/database/password-hash';
import pg from 'pg';

export const benchPassword = 'bench-only-password';

/** For quizzes, all on the first level: their draw is the same as that of tests, so a larger bank would show nothing new. */
const quizQuestions = 2000;

/** A database's worth of made-up content: one subject with ten topics, all its questions published, four options each. */
export async function fillBank(databaseUrl: string, questions: number, pupils: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`insert into stages (id, code, name, display_name, age_range, description, color, icon)
      values (gen_random_uuid(), 'BENCH', 'Bench', 'Bench', '10-11', '', 'blue', 'x')`);
    await client.query(`insert into subjects (id, stage_id, name, code, icon, color)
      select gen_random_uuid(), id, 'Bench', 'BENCH', 'x', 'blue' from stages where code = 'BENCH'`);
    await client.query(`insert into topics (id, subject_id, name, code, "order")
      select gen_random_uuid(), s.id, 'Topic ' || n, 'TOPIC_' || n, n from subjects s, generate_series(1, 10) n where s.code = 'BENCH'`);
    await client.query(`insert into buckets (id, kind, topic_id, grade, published_count)
      select gen_random_uuid(), 'REGULAR'::question_kind, t.id, grade, 0 from topics t, generate_series(1, 5) grade where t.code like 'TOPIC_%'
      union all select gen_random_uuid(), 'RAPID_FIRE'::question_kind, t.id, 1, 0 from topics t where t.code like 'TOPIC_%'`);
    await client.query(
      `insert into questions (id, kind, status, topic_id, grade, search_text)
      select gen_random_uuid(), 'REGULAR', 'DRAFT', b.topic_id, b.grade, 'What is ' || n || ' + ' || n * 7 || '?'
      from generate_series(0, $1 - 1) n
      join (select *, row_number() over (order by id) - 1 as turn from buckets where kind = 'REGULAR') b on b.turn = n % 50`,
      [questions],
    );
    await client.query(
      `insert into questions (id, kind, status, topic_id, grade, time_limit, search_text)
      select gen_random_uuid(), 'RAPID_FIRE', 'DRAFT', b.topic_id, 1, 20, 'What is ' || n || ' + ' || n * 3 || '?'
      from generate_series(0, $1 - 1) n
      join (select *, row_number() over (order by id) - 1 as turn from buckets where kind = 'RAPID_FIRE') b on b.turn = n % 10`,
      [quizQuestions],
    );
    await client.query(`insert into question_revisions (id, question_id, number, body, explanation)
      select gen_random_uuid(), id, 1, search_text, 'Add the tens, then the ones.' from questions`);
    await client.query(`insert into question_options (id, revision_id, letter, text, is_correct)
      select gen_random_uuid(), r.id, l.letter, 'Option ' || l.letter, l.letter = 'B'
      from question_revisions r, unnest(array['A','B','C','D']) as l(letter)`);
    await client.query(`update questions q set status = 'PUBLISHED', bucket_id = p.bucket_id, position = p.position, current_revision_id = r.id
      from question_revisions r,
        (select q2.id, b.id as bucket_id, row_number() over (partition by b.id order by q2.id) - 1 as position
         from questions q2 join buckets b on b.topic_id = q2.topic_id and b.grade = q2.grade and b.kind = q2.kind) p
      where r.question_id = q.id and p.id = q.id`);
    await client.query(
      `update buckets b set published_count = (select count(*) from questions where bucket_id = b.id)`,
    );
    await client.query(
      `insert into users (id, email, email_verified_at, password_hash, name, current_stage_id)
      select gen_random_uuid(), 'pupil-' || n || '@bench.example', now(), $2, 'Pupil ' || n, s.id
      from generate_series(1, $1) n, stages s where s.code = 'BENCH'`,
      [pupils, await hashPassword(benchPassword)],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
