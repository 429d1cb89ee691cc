import { afterAll, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { freshUrl, query } from './testing/fresh-database.ts';

const url = freshUrl();
afterAll(() => dropDatabase(url));

const id = (number: number) => `'00000000-0000-4000-8000-${String(number).padStart(12, '0')}'`;
const [pupil, stage, subject, topic, question, revision, brief] = [1, 2, 3, 4, 5, 6, 7].map(id);

const parents = `
  insert into users (id, email, name) values (${pupil}, 'pupil@example.com', 'Pupil');
  insert into stages (id, code, name, display_name, age_range, description, color, icon)
    values (${stage}, 'GCSE', 'GCSE', 'GCSE', '', '', '', '');
  insert into subjects (id, stage_id, name, code, icon, color)
    values (${subject}, ${stage}, 'Mathematics', 'MATHS', '', '');
  insert into topics (id, subject_id, name, code) values (${topic}, ${subject}, 'Number', 'NUMBER');
  insert into questions (id, kind, topic_id, difficulty, time_limit)
    values (${question}, 'RAPID_FIRE', ${topic}, 1, 20);
  insert into question_revisions (id, question_id, number, body, parts)
    values (${revision}, ${question}, 1, 'What is 2 + 2?', '[]');
  insert into creative_writing_questions (id, stage_id, subject_id, title, brief, age_group)
    values (${brief}, ${stage}, ${subject}, 'A storm', 'Four lines', 'Year 6-7');`;

/** What the version before writes when a pupil starts a quiz and a challenge, and rests in a test. */
const written = `
  with quiz as (
    insert into rapid_fire_sessions (id, user_id, subject_id, level, total_questions, started_at, deadline_at)
    values (gen_random_uuid(), ${pupil}, ${subject}, 1, 1, now(), now()) returning id
  )
  insert into rapid_fire_answers (session_id, ordinal, question_id, revision_id)
  select id, 1, ${question}, ${revision} from quiz;
  with attempt as (
    insert into attempts (id, user_id, stage_id, difficulties, topic_ids, requested_questions, total_questions,
      duration_seconds, started_at, deadline_at)
    values (gen_random_uuid(), ${pupil}, ${stage}, '{1}', '{}', 1, 1, 60, now(), now()) returning id
  )
  insert into attempt_pauses (attempt_id, id, started_at, ends_at)
  select id, id, now(), now() from attempt
  on conflict (attempt_id, id) do update set ends_at = excluded.ends_at;
  with challenge as (
    insert into creative_writing_sessions (id, user_id, stage_id, subject_id, difficulty, total_questions, started_at)
    values (gen_random_uuid(), ${pupil}, ${stage}, ${subject}, 'STANDARD', 1, now()) returning id
  )
  insert into creative_writing_answers (session_id, ordinal, question_id) select id, 1, ${brief} from challenge;`;

test('rows from before, and those that the version before writes after any step, get their pupil', async () => {
  await createDatabase(url);
  const migrations = readMigrations();
  const first = migrations.findIndex(({ name }) => name === '20261129091000_pupil_of_quiz_answers');
  const steps =
    migrations.findIndex(({ name }) => name === '20261129094000_check_keys_of_challenges') + 1 - first;
  for (let step = 0; step <= steps; step++) {
    await migrate(url, migrations.slice(0, first + step));
    await query(url, step === 0 ? `${parents} ${written}` : written);
  }
  for (const table of ['rapid_fire_answers', 'attempt_pauses', 'creative_writing_answers'])
    expect(await query(url, `select user_id, count(*)::int as rows from ${table} group by 1`)).toEqual([
      { user_id: pupil?.replaceAll("'", ''), rows: steps + 1 },
    ]);
});
