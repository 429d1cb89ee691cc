import { achievements, testHistory } from '@markwell/shared/progress/analytics.contract';
import { exportData, ownStats } from '@markwell/shared/settings/users.contract';
import { describe, expect, it } from 'vitest';
import { recountPupils } from '#modules/progress/recount.repository.ts';
import { createOpenTestHelpers } from '#testing/helpers/open-test-helpers.ts';
import { seenBy } from '#testing/database/seen-questions.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { buildParent, buildPupil } from '#testing/builders/build-user.ts';

const { app, at, time, start, answer, activeOf } = await createOpenTestHelpers();

const discard = (learner: ApiClient, testId: string) => learner.post(`/tests/${testId}/discard`, {});
const openOf = async (learner: ApiClient) => (await learner.get('/tests/open')).body as { tests: object[] };

/** Every counter of a pupil, after checking that a recount from the answers gives the same. */
async function countersOf({ user }: ApiClient) {
  const where = { userId: user.id };
  const read = async () => ({
    totals: await app.database.pupilTotals.findUnique({ where }),
    topics: await app.database.topicProgress.findMany({ where }),
    days: await app.database.dailyActivity.findMany({ where }),
    cards: await app.database.reviewCard.findMany({ where }),
  });
  const counters = await read();
  await recountPupils(app.database.sql, [user.id]);
  expect(await read()).toEqual(counters);
  return counters;
}

describe('GET /tests/open', () => {
  it('lists every open test, the newest first, with answers and deadline', async () => {
    const { learner, subject, test, first, second } = await start();
    at(60);
    const newer = startedTestOf(await learner.generate(subject, { duration: 30, examMode: true }));
    await learner.save(test.testId, [answer(first, 'A', 1), answer(second, 'B', 1)]);
    await learner.post('/tests/similar', { questionId: first });
    expect(await openOf(learner)).toEqual({
      serverTime: time(60),
      tests: [
        {
          testId: newer.testId,
          kind: 'EXAM_SIMULATION',
          subject: newer.subject,
          totalQuestions: 3,
          answeredQuestions: 0,
          deadlineAt: time(1860),
        },
        {
          testId: test.testId,
          kind: 'MOCK_TEST',
          subject: test.subject,
          totalQuestions: 3,
          answeredQuestions: 2,
          deadlineAt: time(900),
        },
      ],
    });
    const named = await learner.get(`/tests/active?testId=${test.testId}`);
    expect(named.body).toMatchObject({ test: { testId: test.testId, answers: [{}, {}] } });

    at(901);
    expect((await openOf(learner)).tests).toHaveLength(1);
    const other = createApiClient(app, await buildPupil(app.database));
    expect((await openOf(other)).tests).toEqual([]);
    expect((await other.get(`/tests/active?testId=${newer.testId}`)).body).toEqual({ test: null });
  });
});

describe('a discarded test', () => {
  it('counts nowhere, and cannot be continued', async () => {
    const { learner, test, first } = await start();
    await learner.save(test.testId, [answer(first, 'B', 1)]);
    const before = await countersOf(learner);
    at(60);
    const reply = await discard(learner, test.testId);
    expect([reply.status, reply.body]).toEqual([200, { status: 'DISCARDED' }]);

    expect(await activeOf(learner)).toBeNull();
    expect((await openOf(learner)).tests).toEqual([]);
    at(90_000);
    await Promise.all(app.jobs.map(({ run }) => run()));
    expect(await countersOf(learner)).toEqual(before);
    expect(bodyOf(achievements, await learner.get('/analytics/achievements'))).toMatchObject({
      testsFinished: 0,
    });
    expect(bodyOf(testHistory, await learner.get('/analytics/test-history'))).toEqual([]);
    expect(bodyOf(ownStats, await learner.get('/users/me'))).toMatchObject({
      stats: { streak: 0, totalStudyTime: 0, questionsSolved: 0 },
    });
    const { tests } = bodyOf(exportData, await learner.get('/users/export'));
    expect(tests).toMatchObject([{ id: test.testId, status: 'DISCARDED', score: null, completedAt: null }]);
  });

  it('stays discarded when the call is repeated, and another device learns of it', async () => {
    const { learner, test, first } = await start();
    await discard(learner, test.testId);
    expect((await discard(learner, test.testId)).status).toBe(200);

    const saved = await learner.save(test.testId, [answer(first, 'A', 1)]);
    expect(saved.body).toMatchObject({ status: 'DISCARDED' });
    for (const reply of [
      await learner.complete(test.testId, answersFor(test, 'A')),
      await learner.complete(test.testId, answersFor(test, 'A'), { isTimeUp: true }),
      await learner.get(`/tests/${test.testId}/results`),
    ]) {
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ message: 'You discarded this test, so it has no result.' });
    }
    at(901);
    await learner.save(test.testId, [answer(first, 'A', 2)]);
    const stored = await app.database.attempt.findFirstOrThrow({ where: { id: test.testId } });
    expect(stored).toMatchObject({ status: 'DISCARDED', score: null, finishedBy: null });
  });

  it('leaves its questions seen, as an expired one does', async () => {
    const { learner, subject, test } = await start(6);
    await discard(learner, test.testId);
    expect(await seenBy(app.database, learner.user.id)).toHaveLength(6);
    const next = startedTestOf(await learner.generate(subject));
    expect(next.questions).toHaveLength(6);
  });
});

describe('a test that is not open', () => {
  it('is not discarded when it was submitted, or when its time was up', async () => {
    const submitted = await start();
    await submitted.learner.complete(submitted.test.testId, answersFor(submitted.test, 'A'));
    const overdue = await start();
    await overdue.learner.save(overdue.test.testId, [answer(overdue.first, 'A', 1)]);
    at(931);
    for (const { learner, test } of [submitted, overdue]) {
      const reply = await discard(learner, test.testId);
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ message: expect.stringContaining('already ended') as string });
      expect((await learner.get(`/tests/${test.testId}/results`)).status).toBe(200);
    }
  });

  it('is not discarded by anyone else', async () => {
    const { learner, test } = await start();
    const other = createApiClient(app, await buildPupil(app.database));
    expect((await discard(other, test.testId)).status).toBe(404);
    expect((await discard(other, 'x')).status).toBe(400);
    expect((await app.request.post(`/api/tests/${test.testId}/discard`).send({})).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await discard(parent, test.testId)).status).toBe(403);
    expect((await openOf(learner)).tests).toHaveLength(1);
  });
});

it('of discarding and submitting at the same time, one wins', async () => {
  const { learner, test } = await start();
  const [discarded, submitted] = await Promise.all([
    discard(learner, test.testId),
    learner.complete(test.testId, answersFor(test, 'A')),
  ]);
  expect([discarded.status, submitted.status].sort()).toEqual([200, 409]);
  const { status } = await app.database.attempt.findFirstOrThrow({ where: { id: test.testId } });
  expect(status).toBe(discarded.status === 200 ? 'DISCARDED' : 'FINISHED');
});
