import { nextSteps } from '@markwell/shared/mock-tests/mock-tests.contract';
import { describe, expect, it } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { createOpenTestHelpers } from '#testing/helpers/open-test-helpers.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { app, at, start } = await createOpenTestHelpers();

const missedOf = (learner: ApiClient, testId: string) => learner.post(`/tests/${testId}/missed`, {});
const nextOf = async (learner: ApiClient, testId: string) =>
  bodyOf(nextSteps, await learner.get(`/tests/${testId}/next-steps`));

/** A finished test of six questions: the first two correct, two wrong, two skipped. */
async function finished() {
  const helpers = await start(6);
  const { learner, test } = helpers;
  const [, , third, fourth] = test.questions;
  const wrong = { [third?.id ?? '']: 'B', [fourth?.id ?? '']: 'B' };
  await learner.complete(test.testId, { ...answersFor(test, 'A', 2), ...wrong });
  return { ...helpers, missed: test.questions.slice(2).map(({ id }) => id) };
}

describe('POST /tests/:testId/missed', () => {
  it('starts a test of exactly the wrong and skipped questions, marked like any other', async () => {
    const { learner, subject, test, missed } = await finished();
    const reply = await missedOf(learner, test.testId);
    expect(reply.status).toBe(200);
    const practice = startedTestOf(reply);
    expect(practice).toMatchObject({ kind: 'MOCK_TEST', subject: { id: subject.id }, requestedQuestions: 4 });
    expect(practice.questions.map(({ id }) => id)).toEqual(missed);
    expect(practice.duration).toBe(15);
    at(60);
    const result = await learner.complete(practice.testId, answersFor(practice, 'A'));
    expect(result.body).toMatchObject({ score: 100, correctAnswers: 4, averageBefore: 33 });
  });

  it('starts one test for a repeated request', async () => {
    const { learner, test } = await finished();
    const once = () => missedOf(learner, test.testId).set('Idempotency-Key', 'once');
    const first = startedTestOf(await once());
    expect(startedTestOf(await once()).testId).toBe(first.testId);
  });

  it('leaves void and withdrawn questions out, and says when none remains', async () => {
    const { learner, test, missed } = await finished();
    const [voided, archived, ...rest] = missed;
    const ordinal = test.questions.findIndex(({ id }) => id === voided) + 1;
    await app.database.attempt.updateMany({ where: { id: test.testId }, data: { voidOrdinals: [ordinal] } });
    const withdraw = (ids: string[]) =>
      app.database.question.updateMany({
        where: { id: { in: ids } },
        data: { status: 'ARCHIVED', bucketId: null },
      });
    await withdraw([archived ?? '']);
    expect((await nextOf(learner, test.testId)).missedQuestions).toBe(2);
    const practice = startedTestOf(await missedOf(learner, test.testId));
    expect(practice.questions.map(({ id }) => id)).toEqual(rest);

    await withdraw(rest);
    const reply = await missedOf(learner, test.testId);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ message: 'This test has no questions left to practise.' });
    expect((await nextOf(learner, test.testId)).missedQuestions).toBe(0);
  });

  it('refuses a test that is open, and one of another pupil', async () => {
    const { learner, test } = await finished();
    const other = createApiClient(app, await buildPupil(app.database));
    expect((await missedOf(other, test.testId)).status).toBe(404);
    expect((await other.get(`/tests/${test.testId}/next-steps`)).status).toBe(404);
    expect((await app.request.post(`/api/tests/${test.testId}/missed`).send({})).status).toBe(401);
    const open = startedTestOf(await missedOf(learner, test.testId));
    expect((await missedOf(learner, open.testId)).status).toBe(404);
    expect((await learner.get(`/tests/${open.testId}/next-steps`)).status).toBe(404);
  });
});

describe('GET /tests/:testId/next-steps', () => {
  it('returns the choices of the test', async () => {
    const { learner, subject, topic } = await start();
    const choices = {
      difficulty: [1, 3],
      topicIds: [topic.id],
      tier: 'FOUNDATION',
      answerMode: 'MULTIPLE_CHOICE',
      questionCount: 20,
      duration: 45,
      examMode: true,
    };
    const test = startedTestOf(await learner.generate(subject, choices));
    await learner.complete(test.testId, {});
    expect(await nextOf(learner, test.testId)).toEqual({
      missedQuestions: 3,
      configuration: { ...choices, subjectId: subject.id, examTypeId: subject.stageId },
      previousTest: null,
      bestScoreBefore: null,
    });
  });

  it('returns the long test before it in the subject, and the best of them; practice of a few questions is not compared', async () => {
    const { learner, subject, test } = await start(12);
    await learner.complete(test.testId, answersFor(test, 'A', 9));
    const next = async (correct: number, seconds: number) => {
      at(seconds);
      const later = startedTestOf(await learner.generate(subject, { questionCount: 10 }));
      await learner.complete(later.testId, answersFor(later, 'A', correct));
      return later;
    };
    const second = await next(6, 100);
    const practice = startedTestOf(await missedOf(learner, second.testId));
    await learner.complete(practice.testId, answersFor(practice, 'A'));
    const last = await next(7, 200);
    expect(await nextOf(learner, last.testId)).toMatchObject({
      previousTest: { correctAnswers: 6, totalQuestions: 10, score: 60 },
      bestScoreBefore: 90,
    });
    expect(await nextOf(learner, second.testId)).toMatchObject({
      previousTest: { correctAnswers: 9, totalQuestions: 10, score: 90 },
      bestScoreBefore: 90,
    });
  });
});
