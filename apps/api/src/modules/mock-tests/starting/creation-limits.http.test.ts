import { expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildTeenager } from '#testing/builders/build-family.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, advance } = createTestClock('2026-06-10T12:00:00.000Z');
const app = await createTestApp({ clock, settings: { maxOpenTests: 2, maxStarts: 6 } });
const { database } = app;

async function buildBank() {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 12, { topicId: topic.id, difficulty: 1 });
  return subject;
}

/** The choices of a test of ten questions. */
const choicesOf = (subject: { id: string; stageId: string }) => ({
  subjectId: subject.id,
  examTypeId: subject.stageId,
  difficulty: [1],
  questionCount: 10,
  duration: 15,
  topicIds: [],
});

test('a pupil with too many open tests is asked to finish one, and can start again after that', async () => {
  const subject = await buildBank();
  const pupil = createApiClient(app, await buildPupil(database));
  const first = startedTestOf(await pupil.generate(subject, { duration: 15 }));
  await pupil.generate(subject, { duration: 30 });
  const refused = await pupil.generate(subject);
  expect(refused.status).toBe(429);
  expect(errorOf(refused).message).toBe('You have 2 tests open. Finish one of them, then start a new one.');
  expect(refused.headers['retry-after']).toBe('900');
  expect(await database.attempt.count({ where: { userId: pupil.user.id } })).toBe(2);
  await pupil.post('/tests/complete', { testId: first.testId, userAnswers: {}, timeTaken: 60 });
  expect((await pupil.generate(subject)).status).toBe(200);
});

test('a test after its deadline is no longer open', async () => {
  const subject = await buildBank();
  const pupil = createApiClient(app, await buildPupil(database));
  await pupil.generate(subject, { duration: 15 });
  await pupil.generate(subject, { duration: 15 });
  expect((await pupil.generate(subject)).status).toBe(429);
  advance(15 * 60_000);
  expect((await pupil.generate(subject)).status).toBe(200);
});

test('creating calls are limited for each pupil, but a repeat still gets its reply', async () => {
  const subject = await buildBank();
  const user = await buildPupil(database);
  const pupil = createApiClient(app, user);
  const start = (key: string) =>
    app.request
      .post('/api/tests/generate')
      .set({ ...app.signInAs(user), 'Idempotency-Key': key })
      .send(choicesOf(subject));
  for (let call = 1; call <= 6; call++) {
    const reply = await start(`call-${call}`);
    expect(reply.status).toBe(200);
    await pupil.post('/tests/complete', {
      testId: startedTestOf(reply).testId,
      userAnswers: {},
      timeTaken: 60,
    });
  }
  const refused = await start('call-7');
  expect(refused.status).toBe(429);
  expect(errorOf(refused).message).toBe(
    'You have started a lot in a short time. Please wait 150 seconds, then try again.',
  );
  expect(refused.headers['retry-after']).toBe('150');
  expect((await start('call-6')).status).toBe(200);
  const other = createApiClient(app, await buildPupil(database));
  expect((await other.generate(subject)).status).toBe(200);
});

test('the record of a start or a report is small', async () => {
  const subject = await buildBank();
  const topic = await database.topic.findFirstOrThrow({ where: { subjectId: subject.id } });
  const question = await database.question.findFirstOrThrow({ where: { topicId: topic.id } });
  const user = await buildPupil(database);
  const send = (path: string, body: object) =>
    app.request
      .post(`/api${path}`)
      .set({ ...app.signInAs(user), 'Idempotency-Key': path })
      .send(body)
      .expect(200);
  await send('/questions/flag', {
    questionId: question.id,
    questionType: 'mock-test',
    reason: 'Wrong Answer',
    sessionId: 'test-session',
  });
  await send('/tests/generate', choicesOf(subject));
  const records = await database.idempotencyKey.findMany({ where: { userId: user.id } });
  expect(records).toHaveLength(2);
  for (const { response } of records) expect(JSON.stringify(response).length).toBeLessThan(200);
});

test('calls that only pupils may make are limited too', async () => {
  const { request, signInAs } = app;
  const teenager = await buildTeenager(database);
  const invite = () =>
    request.post('/api/parents/invitations').set(signInAs(teenager)).send({ email: 'nobody@example.com' });
  for (let round = 0; round < 6; round++) await invite();
  const refused = await invite();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '150']);
});
