import type pg from 'pg';

/** Creates open attempts of 20 questions of one subject for these pupils, to finish. Returns them with their pupils. */
export async function openAttempts(
  client: pg.Client,
  userIds: readonly string[],
  count: number,
): Promise<{ id: string; userId: string }[]> {
  await client.query('begin');
  const { rows } = await client.query<{ id: string; userId: string }>(
    `with bank as materialized (
       select id, topic_id, current_revision_id, row_number() over (order by id) as number, count(*) over () as total
       from questions where status = 'PUBLISHED' and kind = 'REGULAR'
     ), drawn as (
       select turn, array_agg(id order by ordinal) as ids, array_agg(current_revision_id order by ordinal) as revisions,
         array_agg(topic_id order by ordinal) as topics
       from generate_series(1, $2::int) turn cross join generate_series(1, 20) ordinal
       join bank on bank.number = 1 + (turn * 20 + ordinal) % bank.total group by turn
     )
     insert into attempts (id, user_id, stage_id, subject_id, kind, difficulties, topic_ids, requested_questions, total_questions,
       duration_seconds, started_at, deadline_at, question_ids, revision_ids, question_topic_ids)
     select gen_random_uuid(), ($1::uuid[])[1 + turn % cardinality($1::uuid[])], s.stage_id, s.id, 'MOCK_TEST', '{1,2,3}', '{}', 20,
       20, 1800, now() - interval '10 minutes', now() + interval '20 minutes', ids, revisions, topics
     from drawn, subjects s returning id, user_id as "userId"`,
    [userIds, count],
  );
  await client.query('commit');
  await client.query('analyze attempts'); // autovacuum is off on a temporary server
  return rows;
}

/** The questions of each attempt in their order. */
export async function questionsOf(
  client: pg.Client,
  attemptIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ attemptId: string; questions: string[] }>(
    `select id as "attemptId", question_ids::text[] as questions from attempts where id = any($1::uuid[])`,
    [attemptIds],
  );
  return new Map(rows.map(({ attemptId, questions }) => [attemptId, questions]));
}
