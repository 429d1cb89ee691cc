import pg from 'pg';
import { openAttempts, questionsOf } from '../bench/open-attempts.ts';
import { send } from './calls.ts';
import { buildDrillEnvironment, type DrillEnvironment, type DrilledApi } from './drill-environment.ts';

const pupils = 200;
const answersOfTest = 20;
/** The number of answers that the time of a finish is compared with. */
const comparedWith = 2_000_000;
/** Answers that are added in one transaction. */
const perStep = 1_000_000;
const finishes = 400;
/** How much slower finishing a test may become: its slowest in a hundred. */
const maxRatio = 1.5;

/**
 * Adds answers of finished tests up to this number, and measures how long it takes to finish a test with two million of them
 * (or a tenth, if there are fewer) and with all. An answer needs about 114 bytes of disk with its indexes. Resolves to
 * the failed checks.
 */
export async function drill(rows: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  const few = Math.min(comparedWith, Math.round(rows / 10));
  try {
    const api = await environment.startApi();
    await addAnswers(environment.database, 0, few);
    await measureFinishes(environment, api); // warms up
    const before = await measureFinishes(environment, api);
    await addAnswers(environment.database, few, rows);
    await measureFinishes(environment, api);
    const after = await measureFinishes(environment, api);
    const ratio = after / before;
    const count = (number: number) => number.toLocaleString('en-GB');
    console.log(
      `Finishing a test, p99: ${before.toFixed(1)} ms with ${count(few)} answers, ${after.toFixed(1)} ms with ${count(rows)}: ` +
        `${ratio.toFixed(2)} times; the tables have ${await megabytes(environment.database)} MB.`,
    );
    return ratio > maxRatio ? [`finishing a test became ${ratio.toFixed(2)} times as slow`] : [];
  } finally {
    await environment.stop();
  }
}

async function addAnswers(database: pg.Pool, from: number, to: number): Promise<void> {
  let added = from;
  const addSteps = async () => {
    while (added < to) {
      const tests = Math.ceil(Math.min(perStep, to - added) / answersOfTest);
      added += tests * answersOfTest;
      const client = await database.connect();
      try {
        await client.query('begin');
        await client.query('set local session_replication_role = replica'); // the foreign keys hold as it is
        await client.query(addTests, [tests, answersOfTest]);
        await client.query('commit');
      } finally {
        client.release();
      }
      console.log(`${added.toLocaleString('en-GB')} answers.`);
    }
  };
  await Promise.all([addSteps(), addSteps()]);
  await database.query('vacuum (analyze) attempts');
}

/** Finishes tests one after another. Resolves to the milliseconds of the slowest in a hundred. */
async function measureFinishes(
  { database, pupils: all }: DrillEnvironment,
  { url }: DrilledApi,
): Promise<number> {
  const tokens = new Map(all.map(({ id, token }) => [id, token]));
  const client = new pg.Client(database.options);
  await client.connect();
  const opened = await openAttempts(client, [...tokens.keys()], finishes);
  const questions = await questionsOf(
    client,
    opened.map(({ id }) => id),
  );
  await client.end();
  const times: number[] = [];
  for (const { id, userId } of opened) {
    const userAnswers = Object.fromEntries((questions.get(id) ?? []).map((question) => [question, 'B']));
    const call = { method: 'POST' as const, token: tokens.get(userId) ?? '' };
    const body = { testId: id, userAnswers, timeTaken: 60 };
    const began = performance.now();
    const { status, text } = await send(
      `${url}/api/tests/complete`,
      { ...call, body },
      AbortSignal.timeout(30_000),
    );
    if (status !== 200) throw new Error(`a test was not finished: ${status} ${text}`);
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

async function megabytes(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ megabytes: number }>(
    `select (pg_total_relation_size('attempts') / 1000000)::int as megabytes`,
  );
  return rows[0]?.megabytes ?? 0;
}

/** Finished tests of the last two years, with ids of that time, and their answers to questions of the bank. */
const addTests = `
  with bank as materialized (
    select id, topic_id, current_revision_id, row_number() over (order by id) - 1 as number
    from questions where status = 'PUBLISHED' and kind = 'REGULAR'
  ), people as materialized (
    select id, row_number() over (order by id) - 1 as number from users
  ), drawn as materialized (
    select n, array_agg(id order by ordinal) as ids, array_agg(current_revision_id order by ordinal) as revisions,
      array_agg(topic_id order by ordinal) as topics
    from generate_series(1, $1::int) n cross join generate_series(1, $2::int) ordinal
    join bank on bank.number = (n * 7919 + ordinal * 13) % (select count(*) from bank) group by n
  )
  insert into attempts (id, user_id, stage_id, subject_id, kind, status, difficulties, topic_ids, requested_questions,
    total_questions, duration_seconds, started_at, deadline_at, finished_at, finished_by, time_taken_seconds,
    correct_count, score, question_ids, revision_ids, question_topic_ids, answers, earned, possible)
  select (lpad(to_hex((extract(epoch from started) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || '8' || substr(md5(random()::text), 1, 15))::uuid,
    people.id, subjects.stage_id, subjects.id, 'MOCK_TEST', 'FINISHED', '{1,2,3}', '{}', $2, $2, 1800,
    started, started + interval '30 minutes', started + interval '10 minutes', 'PUPIL', 600, 0, 0, ids, revisions, topics,
    (select jsonb_object_agg(ordinal, jsonb_build_array('A', ordinal, ordinal * 29000)) from generate_series(1, $2::int) ordinal),
    array_fill(0::real, array[$2::int]), array_fill(1::smallint, array[$2::int])
  from drawn
  cross join lateral (select now() - random() * interval '730 days' as started) time
  join people on people.number = n % (select count(*) from people) cross join subjects`;
