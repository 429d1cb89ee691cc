import { callUntilAnswered, createCallLog } from './calls.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import type { AcknowledgedTest, LoadLog } from './mixed-load.ts';

interface StoredTest {
  id: string;
  status: string;
  score: number | null;
  correctCount: number | null;
  answers: Record<string, { letter: string | null; sequence: number }>;
}

/**
 * Compares what the API acknowledged with the database, and the counters of the pupils with their tests: an acknowledgement
 * that is lost and an effect that is there twice. Prints the figures and returns the failed checks.
 */
export async function compareLoad(
  { database }: Pick<DrillEnvironment, 'database'>,
  { calls, tests }: LoadLog,
  title: string,
): Promise<string[]> {
  const pupilIds = [...new Set(tests.map(({ pupil }) => pupil.id))];
  const { rows } = await database.query<StoredTest>(testsOfPupils, [pupilIds]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const acknowledged = new Set(tests.map(({ testId }) => testId));
  const lost = tests.flatMap((test) => lostParts(test, stored.get(test.testId)));
  const second = rows
    .filter(({ id }) => !acknowledged.has(id))
    .map(({ id }) => `the test ${id} is a second one`);
  const { rows: wrongCounts } = await database.query<{ id: string; of: string }>(wrongTopicsAndDays, [
    pupilIds,
  ]);
  const { rows: wrongTotals } = await database.query<{ id: string }>(pupilsWithWrongTotals, [pupilIds]);
  const double = [
    ...second,
    ...wrongTotals.map(({ id }) => `the counters of pupil ${id} differ from the tests`),
    ...wrongCounts.map(({ id, of }) => `the counts by ${of} of pupil ${id} differ from the tests`),
  ];
  const submitted = tests.filter(({ result }) => result).length;
  console.log(
    `${title}: ${calls.answered} calls acknowledged (${tests.length} starts, ${submitted} submissions), ` +
      `${calls.busy} times 503 with Retry-After, ${calls.full} times 507, ${calls.cutOff} lost connections, ` +
      `${calls.givenUp} aborted after 10 s, ${calls.errors.length} other errors; ` +
      `${lost.length} acknowledgements lost, ${double.length} double effects.`,
  );
  return [
    ...firstOf('acknowledgements lost', lost),
    ...firstOf('double effects', double),
    ...firstOf('errors', calls.errors),
    ...(submitted === 0 ? ['no test was submitted, so the drill has tested nothing'] : []),
  ];
}

/**
 * Compares what each pupil's achievements count with the acknowledged submissions. A test that is still open does not
 * count. Prints the figures and returns the failed checks.
 */
export async function compareAchievements(
  tests: readonly AcknowledgedTest[],
  urls: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  const log = createCallLog();
  const ofPupils = Map.groupBy(tests, ({ pupil }) => pupil);
  for (const [{ id, token }, own] of ofPupils) {
    const call = { method: 'GET' as const, path: '/analytics/achievements', token };
    const reply = (await callUntilAnswered(call, urls, log)) as { testsFinished: number; bestScore: number };
    const scores = own.flatMap(({ result }) => result?.score ?? []);
    if (reply.testsFinished !== scores.length || reply.bestScore !== Math.max(0, ...scores))
      wrong.push(`pupil ${id} has ${reply.testsFinished} tests, best ${reply.bestScore}`);
  }
  console.log(
    `Achievements of ${ofPupils.size} pupils: ${wrong.length} differ from the acknowledged results.`,
  );
  return firstOf('achievements differ', wrong);
}

/** A failed check with the number of the problems and the first of them; none without problems. */
export const firstOf = (what: string, problems: readonly string[]): string[] =>
  problems.length > 0 ? [`${problems.length} ${what}, the first: ${problems[0] ?? ''}`] : [];

function lostParts({ testId, saved, result }: AcknowledgedTest, stored: StoredTest | undefined): string[] {
  if (!stored) return [`the test ${testId}`];
  const answers = [...saved]
    .filter(([questionId, { letter, sequence }]) => {
      const answer = stored.answers[questionId];
      return answer?.letter !== letter || answer.sequence !== sequence;
    })
    .map(([questionId]) => `the answer to question ${questionId} of test ${testId}`);
  const isResultLost =
    result && (stored.score !== result.score || stored.correctCount !== result.correctAnswers);
  return isResultLost ? [...answers, `the result of test ${testId}`] : answers;
}

const testsOfPupils = `
  select attempts.id, status, score, correct_count as "correctCount",
    json_object_agg(question_id, json_build_object('letter', letter, 'sequence', sequence)) as answers
  from attempts join attempt_answers on attempt_id = attempts.id
  where attempts.user_id = any($1::uuid[]) group by attempts.user_id, attempts.id`;

const pupilsWithWrongTotals = `
  select users.id from users
  cross join lateral (
    select count(*) as tests, coalesce(sum(score), 0) as score, coalesce(sum(answered), 0) as answered,
      coalesce(sum(correct), 0) as correct
    from attempts cross join lateral (
      select count(*) filter (where is_answered) as answered, count(*) filter (where is_correct) as correct
      from attempt_answers where attempt_id = attempts.id
    ) answers where attempts.user_id = users.id and status = 'FINISHED'
  ) counted
  left join pupil_totals totals on totals.user_id = users.id
  where users.id = any($1::uuid[]) and (coalesce(totals.tests_finished, 0), coalesce(totals.score_sum, 0),
    coalesce(totals.answered_count, 0), coalesce(totals.correct_count, 0))
    is distinct from (counted.tests, counted.score, counted.answered, counted.correct)`;

/** Pupils whose counters by topic or by day do not add up to their finished tests. */
const wrongTopicsAndDays = `
  with counted as (
    select attempts.user_id, count(distinct attempts.id)::int as finished, (count(*) filter (where is_answered))::int as answered,
      (count(*) filter (where is_correct))::int as correct
    from attempts join attempt_answers on attempt_id = attempts.id
    where attempts.user_id = any($1::uuid[]) and status = 'FINISHED' group by attempts.user_id
  ),
  topics as (
    select user_id, sum(answered_count)::int as answered, sum(correct_count)::int as correct
    from topic_progress group by user_id
  ),
  days as (
    select user_id, sum(finished_count)::int as finished, sum(answered_count)::int as answered,
      sum(correct_count)::int as correct
    from daily_activity group by user_id
  )
  select user_id as id, 'topic' as of from counted left join topics using (user_id)
  where (counted.answered, counted.correct) is distinct from (coalesce(topics.answered, 0), coalesce(topics.correct, 0))
  union all
  select user_id, 'day' from counted left join days using (user_id)
  where (counted.finished, counted.answered, counted.correct)
    is distinct from (coalesce(days.finished, 0), coalesce(days.answered, 0), coalesce(days.correct, 0))`;
