import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@markwell/database/connect';
import { recountPupils } from '../../apps/api/src/modules/progress/recount.repository.ts';
import { send } from './calls.ts';
import { buildDrillEnvironment, type DrillEnvironment } from './drill-environment.ts';

const questionsOfTest = 20;
const maxSeconds = 60;
/** The pupils whose counters are compared with a full recount. */
const compared = 200;

/**
 * As many pupils have finished a test with the same question, whose answer key was wrong for half of them. An
 * administrator has their answers marked again, which a job does. Resolves to the failed checks: that it takes at most a minute, and that the
 * counters of a few pupils equal a full recount.
 */
export async function drill(pupils: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  try {
    const { database } = environment;
    const [administrator] = environment.pupils;
    if (!administrator) throw new Error('There is no administrator');
    await database.query(`update users set role = 'ADMIN' where id = $1::uuid`, [administrator.id]);
    const question = await finishTests(environment);
    const sample = environment.pupils.slice(0, compared).map(({ id }) => id);
    await recount(environment, sample);
    const api = await environment.startApi();
    const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
      send(
        `${api.url}/api${path}`,
        { method, token: administrator.token, key: randomUUID(), body },
        AbortSignal.timeout(150_000),
      );
    const path = `/admin/questions/${question.id}/corrections`;
    const runPath = `/admin/questions/${question.id}/correction-run`;
    const listed = await timed(() => call('GET', path));
    const body = { action: 'remark', fromRevisionId: question.revisionId };
    const started = await timed(() => call('POST', path, body));
    const corrected = await timed(() => untilFinished(() => call('GET', runPath)));
    console.log(
      `${pupils} answers: listed in ${listed.seconds.toFixed(1)} s (${listed.result.status}), started in ` +
        `${started.seconds.toFixed(1)} s (${started.result.status}), marked again in ` +
        `${corrected.seconds.toFixed(1)} s more (${corrected.result.slice(0, 300)}).`,
    );
    const seconds = started.seconds + corrected.seconds;
    const counted = await countersOf(environment, sample);
    await recount(environment, sample);
    const isRight = counted === (await countersOf(environment, sample));
    return [
      ...(corrected.result.includes(`"affectedAttempts":${Math.floor(pupils / 2)},`)
        ? []
        : ['some tests are not corrected']),
      ...(seconds > maxSeconds ? [`it took more than ${maxSeconds} s`] : []),
      ...(isRight ? [] : ['a counter differs from a full recount']),
    ];
  } finally {
    await environment.stop();
  }
}

/** A finished test of each pupil with one question, answered A or C in turn; its answer key is changed from B to A after. */
async function finishTests({
  database,
  pupils,
}: DrillEnvironment): Promise<{ id: string; revisionId: string }> {
  const { rows } = await database.query<{ id: string; revisionId: string }>(
    `select id, current_revision_id as "revisionId" from questions where kind = 'REGULAR' order by id limit 1`,
  );
  const [question] = rows;
  if (!question) throw new Error('There is no question');
  await database.query(
    `with bank as materialized (
      select id, topic_id, current_revision_id, row_number() over (order by id) - 1 as number
      from questions where status = 'PUBLISHED' and kind = 'REGULAR'
    ), drawn as materialized (
      select n, array_agg(id order by ordinal) as ids, array_agg(current_revision_id order by ordinal) as revisions,
        array_agg(topic_id order by ordinal) as topics
      from generate_series(1, cardinality($1::uuid[])) n cross join generate_series(0, $2::int - 1) ordinal
      join bank on bank.number = case ordinal when 0 then 0 else 1 + (n * 7919 + ordinal * 13) % (select max(number) from bank) end
      group by n
    )
    insert into attempts (id, user_id, stage_id, subject_id, kind, status, difficulties, topic_ids, requested_questions,
      total_questions, duration_seconds, started_at, deadline_at, finished_at, finished_by, time_taken_seconds,
      correct_count, score, question_ids, revision_ids, question_topic_ids, answers, earned, possible)
    select gen_random_uuid(), ($1::uuid[])[n], subjects.stage_id, subjects.id, 'MOCK_TEST', 'FINISHED', '{1,2,3}', '{}', $2, $2,
      1800, now() - interval '1 hour', now() - interval '30 minutes', now() - interval '40 minutes', 'PUPIL', 600, 0, 0,
      ids, revisions, topics,
      (select jsonb_object_agg(ordinal, jsonb_build_array(case n % 2 when 0 then 'A' else 'C' end, ordinal, ordinal * 29000))
        from generate_series(1, $2::int) ordinal),
      array_fill(0::real, array[$2::int]), array_fill(1::smallint, array[$2::int])
    from drawn cross join subjects`,
    [pupils.map(({ id }) => id), questionsOfTest],
  );
  await database.query(
    `insert into pupil_totals (user_id, tests_finished, answered_count)
      select id, 1, $2 from unnest($1::uuid[]) as pupil (id)`,
    [pupils.map(({ id }) => id), questionsOfTest],
  );
  await database.query(
    `insert into topic_progress (user_id, topic_id, answered_count, correct_count, last_answered_at)
      select user_id, topic_id, count(*), 0, max(finished_at)
      from attempts cross join unnest(question_topic_ids) as topic (topic_id) group by user_id, topic_id`,
  );
  await database.query(
    `insert into daily_activity (user_id, day, finished_count, answered_count)
      select user_id, (finished_at at time zone 'Europe/London')::date, 1, $1 from attempts`,
    [questionsOfTest],
  );
  const to = randomUUID();
  await database.query(
    `insert into question_revisions (id, question_id, number, body, explanation, parts)
      select $1::uuid, question_id, number + 1, body, explanation, jsonb_set(parts, '{0,answer,correct}', '"A"')
      from question_revisions where id = $2::uuid`,
    [to, question.revisionId],
  );
  await database.query('update questions set current_revision_id = $1::uuid where id = $2::uuid', [
    to,
    question.id,
  ]);
  await database.query('vacuum (analyze) attempts');
  return question;
}

/** The reply of the first call that says that the run has finished. */
async function untilFinished(read: () => Promise<{ text: string }>): Promise<string> {
  const end = performance.now() + 2_000 * maxSeconds;
  while (performance.now() < end) {
    const { text } = await read();
    if (text.includes('"finishedAt":"')) return text;
    await pause(250);
  }
  return 'not finished';
}

async function recount({ database }: DrillEnvironment, userIds: readonly string[]): Promise<void> {
  const client = connectDatabase(database.options.connectionString ?? '', { poolSize: 1 });
  try {
    await recountPupils(client.sql, userIds);
  } finally {
    await client.$disconnect();
  }
}

/** What a correction changes, as one text. */
async function countersOf({ database }: DrillEnvironment, userIds: readonly string[]): Promise<string> {
  const { rows } = await database.query<{ counter: string }>(
    `select t::text as counter from pupil_totals t where user_id = any($1::uuid[])
      union all select t::text from topic_progress t where user_id = any($1::uuid[])
      union all select t::text from daily_activity t where user_id = any($1::uuid[])
      order by 1`,
    [userIds],
  );
  return rows.map(({ counter }) => counter).join('\n');
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}
