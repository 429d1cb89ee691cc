import { recountPupils } from '#modules/progress/recount.repository.ts';
import type { TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { achievements, testHistory } from '@markwell/shared/progress/analytics.contract';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import { exportData } from '@markwell/shared/settings/users.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const started = new Date('2026-06-10T12:00:00.000Z');
let now = started;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});

/** Seconds since the test began; its deadline is at 900. */
const at = (seconds: number) => {
  now = new Date(started.getTime() + seconds * 1000);
};
const time = (seconds: number) => new Date(started.getTime() + seconds * 1000).toISOString();

async function start() {
  const subject = await buildSubject(app.database, { name: 'Mathematics' });
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  await buildQuestions(app.database, 3, { topicId: topic.id });
  const learner = createApiClient(app, await buildPupil(app.database));
  const next = async () => startedTestOf(await learner.generate(subject, { duration: 15 }));
  return { learner, next };
}

/** A pupil with one test of the day before, all correct, and another one started by mistake. */
async function startByMistake() {
  at(-86_400);
  const { learner, next } = await start();
  const first = await next();
  await learner.complete(first.testId, answersFor(first, 'A'));
  const before = await countersOf(learner);
  at(0);
  return { learner, test: await next(), before };
}

/** Every counter of a pupil, after checking that a recount from the answers gives the same. */
async function countersOf({ user }: ApiClient) {
  const where = { userId: user.id };
  const read = async () => ({
    totals: await app.database.pupilTotals.findUnique({ where }),
    topics: await app.database.topicProgress.findMany({ where }),
    days: await app.database.dailyActivity.findMany({ where, orderBy: { day: 'asc' } }),
    cards: await app.database.reviewCard.findMany({ where, orderBy: { questionId: 'asc' } }),
  });
  const first = await read();
  await recountPupils(app.database.sql, [user.id]);
  expect(first).toEqual(await read());
  return first;
}

const resultsOf = async (learner: ApiClient, testId: string) =>
  ((await learner.get(`/tests/${testId}/results`)).body as { results: TestResultsDto }).results;
const runJobs = () => Promise.all(app.jobs.map(({ run }) => run()));
const timeUp = (learner: ApiClient, testId: string, answers = {}) =>
  learner.complete(testId, answers, { isTimeUp: true, timeTaken: 900 });
const noticesOf = async (learner: ApiClient) =>
  bodyOf(ownNotifications, await learner.get('/notifications')).notifications.filter(
    ({ kind }) => kind === 'test-closed',
  );

describe('a test whose time runs out without an answer', () => {
  it.each([
    ['the server closes it', 931, () => runJobs()],
    ['the pupil requests the open test', 931, (learner: ApiClient) => learner.get('/tests/active')],
    ['the browser submits it at the deadline', 901, timeUp],
    ['the browser submits it too late', 931, timeUp],
  ] as const)('counts nowhere when %s', async (_, seconds, end) => {
    const { learner, test, before } = await startByMistake();
    at(seconds);
    await end(learner, test.testId);
    expect(await countersOf(learner)).toEqual(before);
    expect(before.totals).toMatchObject({ testsFinished: 1, scoreSum: 100, streakDays: 1 });

    const progress = bodyOf(achievements, await learner.get('/analytics/achievements'));
    expect(progress).toMatchObject({ testsFinished: 1, averageScore: 100 });
    const history = bodyOf(testHistory, await learner.get('/analytics/test-history'));
    expect(history.map(({ id }) => id)).not.toContain(test.testId);
    const { tests } = bodyOf(exportData, await learner.get('/users/export'));
    const expired = {
      status: 'EXPIRED',
      completedAt: null,
      correctAnswers: null,
      score: null,
      timeTaken: null,
    };
    expect(tests).toContainEqual(expect.objectContaining({ id: test.testId, ...expired }));
  });

  it('has a result that says so, the same for every request', async () => {
    const { learner, test } = await startByMistake();
    at(901);
    const reply = await timeUp(learner, test.testId);
    expect(reply.body).toMatchObject({
      isCounted: false,
      finishedBy: 'DEADLINE',
      finishedAt: time(900),
      unanswered: 3,
      averageBefore: null,
    });
    expect((await timeUp(learner, test.testId)).body).toEqual(reply.body);
    expect(await resultsOf(learner, test.testId)).toEqual(reply.body);
  });

  it('creates a notification that does not mention answers', async () => {
    const { learner } = await startByMistake();
    at(931);
    await runJobs();
    const [notice] = await noticesOf(learner);
    expect(notice?.title).toBe('Your Mathematics test has ended');
    expect(notice?.body).toContain('the test does not count');
  });

  it('counts with an answer that only the server has', async () => {
    const { learner, test } = await startByMistake();
    const answer = { optionLetter: 'A', sequence: 1, answeredAt: time(10) };
    await learner.save(test.testId, [{ ...answer, questionId: itemAt(test.questions, 0).id }]);
    at(901);
    expect((await timeUp(learner, test.testId)).body).toMatchObject({ isCounted: true, score: 33 });
    expect((await countersOf(learner)).totals).toMatchObject({ testsFinished: 2, streakDays: 2 });
  });

  it('adds no time for a similar question', async () => {
    const { learner, test } = await startByMistake();
    at(901);
    await timeUp(learner, test.testId);
    const before = await countersOf(learner);
    await learner.post('/tests/similar', { questionId: itemAt(test.questions, 0).id });
    at(86_400);
    await runJobs();
    expect(await countersOf(learner)).toEqual(before);
  });

  it('counts when answers from before the deadline arrive within a day, and updates the notification', async () => {
    const { learner, test } = await startByMistake();
    at(931);
    await runJobs();
    const answer = { optionLetter: 'A', sequence: 1, answeredAt: time(890) };
    at(3600);
    await learner.save(test.testId, [{ ...answer, questionId: itemAt(test.questions, 0).id }]);
    expect(await resultsOf(learner, test.testId)).toMatchObject({
      isCounted: true,
      finishedBy: 'DEADLINE',
      finishedAt: time(900),
      correctAnswers: 1,
      score: 33,
      timeTaken: 900,
    });
    expect((await countersOf(learner)).totals).toMatchObject({
      testsFinished: 2,
      scoreSum: 133,
      answeredCount: 4,
      streakDays: 2,
    });
    const [notice] = await noticesOf(learner);
    expect(notice?.body).toContain('with the answers you had given');
  });
});

describe('a test that the pupil submits without an answer', () => {
  it('counts, with every question wrong', async () => {
    const { learner, test } = await startByMistake();
    at(60);
    expect((await learner.complete(test.testId, {})).body).toMatchObject({
      isCounted: true,
      finishedBy: 'PUPIL',
      score: 0,
      averageBefore: 100,
    });
    expect((await countersOf(learner)).totals).toMatchObject({ testsFinished: 2, scoreSum: 100 });
  });
});

it('a test that the browser submits as over while it has time left stays open', async () => {
  const { learner, test } = await startByMistake();
  at(890);
  const early = await timeUp(learner, test.testId, answersFor(test, 'A', 2));
  expect(early.status).toBe(422);
  expect(early.body).toMatchObject({ code: 'TIME_LEFT' });
  const times = await learner.save(test.testId, []);
  expect(times.body).toMatchObject({ status: 'OPEN', serverTime: time(890), deadlineAt: time(900) });
});

it('a test that the browser submits at the deadline keeps the result that time was up', async () => {
  const { learner, test } = await startByMistake();
  at(901);
  const reply = await timeUp(learner, test.testId, answersFor(test, 'A', 2));
  const result = { isCounted: true, finishedBy: 'DEADLINE', finishedAt: time(900), timeTaken: 900 };
  expect(reply.body).toMatchObject({ ...result, correctAnswers: 2 });
  expect(await resultsOf(learner, test.testId)).toEqual(reply.body);
  await countersOf(learner);
});
