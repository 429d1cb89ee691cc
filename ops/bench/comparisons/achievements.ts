import pg from 'pg';
import { createHttpClient } from '../http-client.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, repeating } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';

const tests = 5000;
const concurrency = 4;
const variant = repeating(700, concurrency);

const addTests = `
  insert into attempts (id, user_id, stage_id, subject_id, kind, status, difficulties, topic_ids, requested_questions, total_questions,
    duration_seconds, started_at, deadline_at, finished_at, finished_by, time_taken_seconds, correct_count, score)
  select gen_random_uuid(), $1::uuid, s.stage_id, s.id, 'MOCK_TEST', 'FINISHED', '{1,2,3}', '{}', 20, 20, 1800,
    at, at + interval '30 minutes', at + interval '10 minutes', 'PUPIL', 600, n % 21, (n % 21) * 5
  from subjects s, generate_series(1, $2::int) n, lateral (select now() - n * interval '8 hours' as at) begun`;

const readTests = `
  select subject_id, score, finished_at from attempts
  where user_id = $1::uuid and status = 'FINISHED' and kind <> 'SIMILAR_QUESTION' order by finished_at, id`;

/** The achievements of five thousand finished tests, against reading only those tests in bare pg. */
export async function achievementsRow(bank: Bank, rounds: number): Promise<Row> {
  const pupil = bank.pupils.at(-1);
  if (!pupil) throw new Error('the bank has no pupil');
  const pool = new pg.Pool({ connectionString: bank.databaseUrl, max: concurrency });
  const http = createHttpClient(bank.api.url, concurrency);
  try {
    await pool.query(addTests, [pupil.id, tests]);
    await pool.query('analyze attempts'); // autovacuum is off on a temporary server
    const { ratio, spread, rates } = await compare(
      variant('achievements', async () => {
        const reply = await http.get('/api/analytics/achievements', pupil.token);
        const { testsFinished } = JSON.parse(reply) as { testsFinished: number };
        if (testsFinished < tests) throw new Error(`${testsFinished} tests were counted`);
      }),
      variant('read', () => pool.query({ name: 'tests', text: readTests, values: [pupil.id] })),
      rounds,
    );
    return {
      what: `Achievements of ${tests.toLocaleString('en-GB')} finished tests: \`GET /api/analytics/achievements\``,
      against: 'reading those tests in bare pg',
      ratio,
      spread,
      aim: '≥ 0.4',
      isMet: ratio >= 0.4,
      detail: `${Math.round(rates['achievements'] ?? 0)}/s against ${Math.round(rates['read'] ?? 0)}/s`,
    };
  } finally {
    http.close();
    await pool.end();
  }
}
