import { describe, expect, it } from 'vitest';
import { buildParent, buildPupil } from '#testing/builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { createOpenTestHelpers } from '#testing/helpers/open-test-helpers.ts';

const { app, at, time, start, answer, activeOf, resultsOf } = await createOpenTestHelpers();

const isOpen = async (testId: string) =>
  (await app.database.attempt.findFirstOrThrow({ where: { id: testId } })).status === 'OPEN';

describe('GET /tests/active', () => {
  it('returns the newest open test as it was started, with its answers and the server time', async () => {
    const { learner, subject, test, first } = await start();
    at(60);
    const newer = startedTestOf(await learner.generate(subject, { duration: 30, examMode: true }));
    await learner.save(newer.testId, [answer(first, 'C', 1)]);
    const active = await activeOf(learner);
    expect(active).toMatchObject({
      testId: newer.testId,
      kind: 'EXAM_SIMULATION',
      serverTime: time(60),
      deadlineAt: time(1860),
    });
    expect(active?.questions).toEqual(newer.questions);
    expect(active?.answers).toEqual([{ questionId: first, optionLetter: 'C', sequence: 1 }]);

    await learner.complete(newer.testId, {});
    expect(await activeOf(learner)).toMatchObject({ testId: test.testId });
  });

  it('returns null without a test, and for a similar question', async () => {
    const { learner, test, first } = await start();
    await learner.complete(test.testId, {});
    await learner.post('/tests/similar', { questionId: first });
    expect(await activeOf(learner)).toBeNull();
    const other = createApiClient(app, await buildPupil(app.database));
    expect(await activeOf(other)).toBeNull();
  });

  it('returns no test after its deadline, and closes it with its saved answers when the grace time is over', async () => {
    const { learner, test, first } = await start();
    await learner.save(test.testId, [answer(first, 'A', 1)]);
    at(901);
    expect(await activeOf(learner)).toBeNull();
    expect(await isOpen(test.testId)).toBe(true);
    at(931);
    expect(await activeOf(learner)).toBeNull();
    expect(await resultsOf(learner, test.testId)).toMatchObject({
      finishedBy: 'DEADLINE',
      finishedAt: time(900),
      correctAnswers: 1,
      unanswered: 2,
      score: 33,
      timeTaken: 900,
    });
  });

  it('requires a signed-in learner', async () => {
    expect((await app.request.get('/api/tests/active')).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.get('/tests/active')).status).toBe(403);
  });
});

describe('the deadline', () => {
  it('accepts a submission shortly after it, and counts only the time of the test', async () => {
    const { learner, test } = await start();
    at(915);
    const reply = await learner.complete(test.testId, answersFor(test, 'A'), { timeTaken: 915 });
    expect(reply.body).toMatchObject({ finishedBy: 'PUPIL', correctAnswers: 3, timeTaken: 900 });
  });

  it('marks only the saved answers when the submission is later', async () => {
    const { learner, test, first } = await start();
    await learner.save(test.testId, [answer(first, 'A', 1)]);
    at(931);
    const reply = await learner.complete(test.testId, answersFor(test, 'A'));
    expect(reply.body).toMatchObject({ finishedBy: 'DEADLINE', correctAnswers: 1, finishedAt: time(900) });
    expect((await learner.complete(test.testId, answersFor(test, 'A'))).body).toEqual(reply.body);
  });

  it('closes the test once without a request, even with several processes', async () => {
    const tests = [await start(), await start(), await start()];
    for (const { learner, test, first } of tests) await learner.save(test.testId, [answer(first, 'A', 1)]);
    at(931);
    await Promise.all([...app.jobs, ...app.jobs, ...app.jobs].map(({ run }) => run()));
    for (const { learner, test } of tests) {
      expect(await isOpen(test.testId)).toBe(false);
      const totals = await app.database.pupilTotals.findUnique({ where: { userId: learner.user.id } });
      expect(totals).toMatchObject({
        testsFinished: 1,
        studySeconds: 900,
        lastFinishOn: new Date('2026-06-10T00:00:00Z'),
      });
    }
  });
});
