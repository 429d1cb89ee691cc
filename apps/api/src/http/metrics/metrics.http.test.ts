import { expect, test } from 'vitest';
import { buildPupil } from '../../testing/builders/build-user.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';

const token = 'only-for-the-tests-of-metrics';
const { request, database, signInAs, jobs } = await createTestApp({ settings: { metricsToken: token } });
const closed = await createTestApp();

async function readMetrics(): Promise<string> {
  const response = await request.get('/metrics').set('Authorization', `Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers['cache-control']).toBe('no-store');
  return response.text;
}

test('without a token in the settings there is nothing', async () => {
  const response = await closed.request.get('/metrics').set('Authorization', 'Bearer undefined');
  expect(response.status).toBe(404);
});

test.each([undefined, 'Bearer ', 'Bearer wrong', `Basic ${token}`])('%s opens nothing', async (header) => {
  const response = await request.get('/metrics').set(header === undefined ? {} : { Authorization: header });
  expect(response.status).toBe(401);
  expect(errorOf(response).code).toBe('UNAUTHENTICATED');
});

test('replies are counted by the pattern of their route, never by an id', async () => {
  const pupil = await buildPupil(database);
  const testId = crypto.randomUUID();
  await request.get(`/api/tests/${testId}/results`).set(signInAs(pupil));
  await request.get(`/nothing/${testId}`);
  const metrics = await readMetrics();
  expect(metrics).toMatch(
    /markwell_http_request_duration_seconds_count\{method="GET",route="\/api\/tests\/:testId\/results",status="404"\} 1/,
  );
  expect(metrics).toContain('route="unknown",status="404"');
  expect(metrics).not.toContain(testId);
});

test('sign-ins and uploads are counted by outcome', async () => {
  const pupil = await buildPupil(database);
  const email = pupil.email;
  await request.post('/api/auth/login').send({ email, password: 'not the password' });
  await request
    .post('/api/admin/upload/questions')
    .set(signInAs(pupil))
    .attach('questionImages', Buffer.from('x'), 'x.png');
  const metrics = await readMetrics();
  expect(metrics).toContain('markwell_sign_ins_total{outcome="refused"} 1');
  expect(metrics).toContain('markwell_uploads_total{outcome="refused"} 1');
  expect(metrics).not.toContain(email);
});

test('the pool, the queue, memory and the event loop are reported', async () => {
  const metrics = await readMetrics();
  for (const line of [
    /markwell_database_connections\{state="idle"\} [1-9]/,
    /markwell_database_waiting 0/,
    /markwell_pupils_requests\{state="running"\} 0/,
    /process_resident_memory_bytes \d+/,
    /nodejs_eventloop_lag_p99_seconds /,
  ])
    expect(metrics).toMatch(line);
});

test('stored jobs are counted by state', async () => {
  await request.post('/api/auth/forgot-password').send({ email: 'nobody@example.com' });
  const metrics = await readMetrics();
  expect(metrics).toContain('markwell_jobs{state="waiting"} 1');
  expect(metrics).toContain('markwell_jobs{state="failed"} 0');
});

test('runs of a job are counted', async () => {
  await jobs.find(({ name }) => name === 'old idempotency keys')?.run();
  expect(await readMetrics()).toContain(
    'markwell_job_duration_seconds_count{job="old idempotency keys",outcome="done"} 1',
  );
});
