import type pg from 'pg';

/** Creates open attempts of 20 questions of one subject for these pupils, to finish. Returns them with their pupils. */
export async function openAttempts(
  client: pg.Client,
  userIds: readonly string[],
  count: number,
): Promise<{ id: string; userId: string }[]> {
  await client.query('begin');
  const { rows } = await client.query<{ id: string; userId: string }>(
    `insert into attempts (id, user_id, stage_id, subject_id, kind, difficulties, topic_ids, requested_questions, total_questions,
       duration_seconds, started_at, deadline_at)
     select gen_random_uuid(), ($1::uuid[])[1 + n % cardinality($1::uuid[])], s.stage_id, s.id, 'MOCK_TEST', '{1,2,3}', '{}', 20, 20,
       1800, now() - interval '10 minutes', now() + interval '20 minutes'
     from generate_series(1, $2::int) n, subjects s returning id, user_id as "userId"`,
    [userIds, count],
  );
  await client.query(
    `with numbered as (select id, row_number() over (order by id) as turn from unnest($1::uuid[]) as a(id)),
       bank as (select id, topic_id, current_revision_id, row_number() over (order by id) as number, count(*) over () as total
         from questions where status = 'PUBLISHED' and kind = 'REGULAR')
     insert into attempt_questions (attempt_id, ordinal, question_id, revision_id, topic_id)
     select numbered.id, ordinal, bank.id, bank.current_revision_id, bank.topic_id
     from numbered cross join generate_series(1, 20) ordinal
     join bank on bank.number = 1 + (numbered.turn * 20 + ordinal) % bank.total`,
    [rows.map(({ id }) => id)],
  );
  await client.query('commit');
  await client.query('analyze attempts, attempt_questions'); // autovacuum is off on a temporary server
  return rows;
}

/** The questions of each attempt in their order. */
export async function questionsOf(
  client: pg.Client,
  attemptIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ attemptId: string; questions: string[] }>(
    `select attempt_id as "attemptId", array_agg(question_id::text order by ordinal) as questions
     from attempt_questions where attempt_id = any($1::uuid[]) group by attempt_id`,
    [attemptIds],
  );
  return new Map(rows.map(({ attemptId, questions }) => [attemptId, questions]));
}
