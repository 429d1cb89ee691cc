import { createHttpClient } from '../http-client.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, repeating } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';

const dashboardsAtOnce = 4;
const variant = repeating(700, dashboardsAtOnce);

/** What the browser requests for a pupil's dashboard: the session, the page, its cards, the menus and the bell. */
const callsOf = (pupilId: string) => [
  '/api/users/me',
  '/api/analytics/subject-progress',
  '/api/analytics/recommended-practice',
  '/api/tests/open',
  `/api/stages/users/${pupilId}/stage`,
  `/api/stages/BENCH/subjects?userId=${pupilId}`,
  '/api/subjects/stats',
  '/api/notifications',
  '/api/auth/me',
  '/api/stages/exam-boards/all',
  '/api/classes/memberships',
  '/api/parents',
  '/api/own-assignments',
];

/** All calls of a dashboard against as many calls that do nothing. */
export async function dashboardRow(bank: Bank, rounds: number): Promise<Row> {
  const http = createHttpClient(bank.api.url, 6 * dashboardsAtOnce);
  const pupils = bank.pupils.slice(0, 100);
  let turn = 0;
  const durations: number[] = [];
  const dashboard = variant('dashboard', async () => {
    const pupil = pupils[turn++ % pupils.length];
    if (!pupil) throw new Error('the bank has no pupil');
    const started = performance.now();
    await Promise.all(callsOf(pupil.id).map((path) => http.get(path, pupil.token)));
    durations.push(performance.now() - started);
  });
  const nothing = variant('nothing', () => Promise.all(callsOf('').map(() => http.get('/api/health'))));
  try {
    const { ratio, spread, rates } = await compare(dashboard, nothing, rounds);
    const slow = durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? 0;
    return {
      what: 'A dashboard: its thirteen calls',
      against: 'thirteen times `GET /api/health`',
      ratio,
      spread,
      aim: 'none set',
      isMet: true,
      detail: `${Math.round(rates['dashboard'] ?? 0)} dashboards a second, ${dashboardsAtOnce} at a time; 99% within ${Math.round(slow)} ms`,
    };
  } finally {
    http.close();
  }
}
