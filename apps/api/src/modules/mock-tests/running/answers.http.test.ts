import { recountPupils } from '#modules/progress/recount.repository.ts';
import { describe, expect, it } from 'vitest';
import { buildParent } from '#testing/builders/build-user.ts';
import { createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { createOpenTestHelpers } from '#testing/helpers/open-test-helpers.ts';

const { app, at, time, start, answer, activeOf, resultsOf } = await createOpenTestHelpers();

const saved = async (learner: ApiClient) =>
  new Map(
    (await activeOf(learner))?.answers.map(({ questionId, optionLetter }) => [questionId, optionLetter]),
  );

describe('PUT /tests/:testId/answers', () => {
  it('keeps the answer with the highest sequence number, in whatever order they arrive', async () => {
    const { learner, test, first, second, third } = await start();
    const reply = await learner.save(test.testId, [
      answer(first, 'B', 2),
      answer(second, 'C', 1),
      answer(first, 'A', 1),
    ]);
    expect(reply.body).toEqual({
      status: 'OPEN',
      duration: 15,
      deadlineAt: time(900),
      serverTime: time(0),
      refusedAnswers: 0,
    });
    expect(await saved(learner)).toEqual(
      new Map([
        [first, 'B'],
        [second, 'C'],
      ]),
    );

    await learner.save(test.testId, [answer(first, 'D', 2), answer(second, 'D', 3), answer(third, 'A', 1)]);
    await learner.save(test.testId, [answer(second, 'A', 2)]);
    expect(await saved(learner)).toEqual(
      new Map([
        [first, 'B'],
        [second, 'D'],
        [third, 'A'],
      ]),
    );

    const large = Date.now() * 1000;
    await learner.save(test.testId, [answer(second, null, large)]);
    expect(await saved(learner)).toEqual(
      new Map([
        [first, 'B'],
        [second, null],
        [third, 'A'],
      ]),
    );
  });

  it('keeps the newest of many saves at the same time', async () => {
    const { learner, test, first } = await start();
    const sequences = Array.from({ length: 12 }, (_, index) => ((index * 7) % 12) + 1);
    const letters = ['A', 'B', 'C', 'D'];
    await Promise.all(
      sequences.map((sequence) =>
        learner.save(test.testId, [answer(first, letters[sequence % 4] ?? 'A', sequence)]),
      ),
    );
    expect((await activeOf(learner))?.answers).toEqual([
      { questionId: first, optionLetter: 'A', sequence: 12 },
    ]);
  });

  it('loses no acknowledged answer when the test is submitted at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const { learner, test, first } = await start();
      const [save, done] = await Promise.all([
        learner.save(test.testId, [answer(first, 'A', 1)]),
        learner.complete(test.testId, {}),
      ]);
      const { status } = save.body as { status: string };
      expect(done.body).toMatchObject({ correctAnswers: status === 'OPEN' ? 1 : 0 });
    }
  });

  it('counts saved answers that the submission omits; otherwise the sequence numbers decide', async () => {
    const { learner, test, first, second, third } = await start();
    await learner.save(test.testId, [answer(first, 'A', 5), answer(second, 'A', 5), answer(third, 'A', 5)]);
    const done = await learner.complete(
      test.testId,
      { [second]: 'B', [third]: 'C' },
      { sequences: { [second]: 4 } },
    );
    expect(done.body).toMatchObject({ correctAnswers: 2 });
    const chosen = [first, second, third].map((questionId, index) => ({
      questionId,
      chosenLetter: index === 2 ? 'C' : 'A',
    }));
    expect(done.body).toMatchObject({ questions: chosen });
  });

  it('accepts answers from before the deadline for as long as a submission, and no later ones', async () => {
    const { learner, test, first, second } = await start();
    at(910);
    const reply = await learner.save(test.testId, [answer(first, 'A', 1, 899), answer(second, 'A', 1, 905)]);
    expect(reply.body).toMatchObject({ status: 'OPEN' });
    at(931);
    expect(await resultsOf(learner, test.testId)).toMatchObject({ correctAnswers: 1, unanswered: 2 });
  });

  it('adds answers from before the deadline to a test that the server closed, once', async () => {
    const { learner, test, topic, first, second, third } = await start();
    await learner.save(test.testId, [answer(first, 'A', 1), answer(second, 'B', 1)]);
    at(3600);
    const late = [answer(first, 'B', 2, 800), answer(second, 'A', 2, 890), answer(third, 'A', 1, 950)];
    expect((await learner.save(test.testId, late)).body).toMatchObject({ status: 'FINISHED' });
    expect(await resultsOf(learner, test.testId)).toMatchObject({
      correctAnswers: 1,
      unanswered: 1,
      score: 33,
    });
    const where = { questionId: { in: [first, second, third] } };
    const statistics = async () =>
      (await app.database.questionStatistics.findMany({ where })).map((row) => [
        row.questionId,
        row.answeredCount,
        row.correctCount,
      ]);
    expect((await statistics()).toSorted()).toEqual(
      [
        [first, 1, 0],
        [second, 1, 1],
      ].toSorted(),
    );

    await learner.save(test.testId, [answer(third, 'A', 2, 899)]);
    expect(await resultsOf(learner, test.testId)).toMatchObject({ correctAnswers: 1 });
    const totals = { testsFinished: 1, answeredCount: 2, correctCount: 1, scoreSum: 33, streakDays: 1 };
    const userId = learner.user.id;
    expect(await app.database.pupilTotals.findUnique({ where: { userId } })).toMatchObject(totals);
    const progress = await app.database.topicProgress.findMany({ where: { userId } });
    expect(progress).toMatchObject([{ topicId: topic.id, answeredCount: 2, correctCount: 1 }]);
    await recountPupils(app.database.sql, [userId]);
    expect(await app.database.topicProgress.findMany({ where: { userId } })).toEqual(progress);
  });

  it('adds late answers once even when several requests arrive at the same time', async () => {
    const { learner, test, first, second } = await start();
    at(1000);
    await Promise.all([
      learner.save(test.testId, [answer(first, 'A', 1)]),
      learner.save(test.testId, [answer(second, 'A', 1)]),
      learner.get('/tests/active'),
      ...app.jobs.map(({ run }) => run()),
    ]);
    expect(await resultsOf(learner, test.testId)).toMatchObject({ correctAnswers: 1, unanswered: 2 });
  });

  it('adds no answers after a day, nor to a test that the pupil submitted', async () => {
    const { learner, test, first } = await start();
    at(900 + 86_401);
    expect((await learner.save(test.testId, [answer(first, 'A', 1)])).body).toMatchObject({
      status: 'FINISHED',
    });
    expect(await resultsOf(learner, test.testId)).toMatchObject({ correctAnswers: 0 });

    const submitted = await start();
    await submitted.learner.complete(submitted.test.testId, {});
    await submitted.learner.save(submitted.test.testId, [answer(submitted.first, 'A', 1)]);
    expect(await resultsOf(submitted.learner, submitted.test.testId)).toMatchObject({ correctAnswers: 0 });
  });

  it('accepts answers with impossible times', async () => {
    const { learner, test, first, second, third } = await start();
    const odd = { ...answer(first, 'A', 1), answeredAt: '0000-01-01T00:00:00Z' };
    const far = { ...answer(second, 'A', 1), answeredAt: '9999-12-31T23:59:59Z' };
    expect((await learner.save(test.testId, [odd, far])).status).toBe(200);
    expect(await saved(learner)).toEqual(
      new Map([
        [first, 'A'],
        [second, 'A'],
      ]),
    );
    const beyond = { ...answer(third, 'B', 1), answeredAt: '9999-12-31T23:59:59-23:59' };
    expect((await learner.save(test.testId, [beyond])).status).toBe(200);
    expect((await saved(learner)).get(third)).toBe('B');
  });

  it("refuses answers that do not belong to the test, and another pupil's test", async () => {
    const [{ learner, test, first }, other] = [await start(), await start()];
    expect((await learner.save(test.testId, [answer(other.first, 'A', 1)])).status).toBe(422);
    expect((await learner.save(test.testId, [answer(first, 'E', 1)])).status).toBe(422);
    expect((await learner.save(test.testId, [answer(first, 'A', 0)])).status).toBe(400);
    expect((await learner.save('x', [answer(first, 'A', 1)])).status).toBe(400);
    expect((await other.learner.save(test.testId, [answer(first, 'A', 1)])).status).toBe(404);
    expect((await app.request.put(`/api/tests/${test.testId}/answers`).send({})).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.save(test.testId, [answer(first, 'A', 1)])).status).toBe(403);
    expect(await saved(learner)).toEqual(new Map());
  });
});
