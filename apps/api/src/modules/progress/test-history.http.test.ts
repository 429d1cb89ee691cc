import { achievements, testHistory } from '@markwell/shared/progress/analytics.contract';
import { expect, test } from 'vitest';
import { buildFinishedAttempts, finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildParent, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();

const get = (path: string, user: TestUser) => request.get(`/api/analytics${path}`).set(signInAs(user));
const historyOf = async (user: TestUser, query = '') =>
  bodyOf(testHistory, await get(`/test-history${query}`, user));
const achievementsOf = async (user: TestUser) => bodyOf(achievements, await get('/achievements', user));

/** Creates tests with these scores, a day apart, in the order given. */
async function buildHistory(
  userId: string,
  scores: readonly number[],
  subject?: Awaited<ReturnType<typeof buildSubject>>,
) {
  const of = subject ?? (await buildSubject(database));
  const attempts = scores.map((score, index) =>
    finishedAttempt({
      userId,
      subject: of,
      score,
      finishedAt: new Date(Date.UTC(2026, 0, index + 1, 12)).toISOString(),
    }),
  );
  await buildFinishedAttempts(database, attempts);
  return { subject: of, ids: attempts.map(({ id }) => id) };
}

test('a test is in the history immediately after it', async () => {
  const pupil = await buildPupil(database);
  const subject = await buildSubject(database, { color: 'teal' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 10, { topicId: topic.id });
  const learner = createApiClient({ request, signInAs }, pupil);
  const started = startedTestOf(await learner.generate(subject, { examMode: true }));
  await learner.complete(started.testId, answersFor(started, 'A', 8));
  const [item, ...others] = await historyOf(pupil);
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    id: started.testId,
    totalQuestions: 10,
    correctAnswers: 8,
    score: 80,
    kind: 'EXAM_SIMULATION',
    subject: { id: subject.id, name: subject.name, color: 'teal' },
  });
  expect(item?.subject.examType.name).toMatch(/^Stage .* \(long form\)$/);
});

test('newest first, without similar questions, unfinished tests and tests of other pupils', async () => {
  const pupil = await buildPupil(database);
  const { subject, ids } = await buildHistory(pupil.id, [50, 60, 70]);
  const other = await buildPupil(database);
  await buildHistory(other.id, [90], subject);
  const later = { subject, score: 100, finishedAt: '2026-03-01T12:00:00Z' };
  await buildFinishedAttempts(database, [
    finishedAttempt({ userId: pupil.id, ...later }, { kind: 'SIMILAR_QUESTION' }),
    finishedAttempt(
      { userId: pupil.id, ...later },
      {
        status: 'OPEN',
        finishedAt: null,
        finishedBy: null,
        timeTakenSeconds: null,
        correctCount: null,
        score: null,
        deadlineAt: new Date(Date.now() + 600_000),
      },
    ),
  ]);
  expect((await historyOf(pupil)).map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await achievementsOf(pupil)).testsFinished).toBe(3);
});

test('five thousand tests are listed page by page, each once, even with equal times', async () => {
  const pupil = await buildPupil(database);
  const subject = await buildSubject(database);
  const at = (index: number) => new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 3) * 3_600_000);
  const attempts = Array.from({ length: 5_000 }, (_, index) =>
    finishedAttempt({ userId: pupil.id, subject, score: index % 101, finishedAt: at(index).toISOString() }),
  );
  await buildFinishedAttempts(database, attempts);
  const seen: string[] = [];
  const times: string[] = [];
  for (let page = await historyOf(pupil, '?limit=500'); page.length > 0;) {
    seen.push(...page.map(({ id }) => id));
    times.push(...page.map(({ completedAt }) => completedAt));
    page = await historyOf(pupil, `?limit=500&before=${itemAt(page, page.length - 1).id}`);
  }
  expect(seen).toHaveLength(5_000);
  expect(new Set(seen)).toEqual(new Set(attempts.map(({ id }) => id)));
  expect(times).toEqual(times.toSorted().reverse());
  expect(await historyOf(pupil)).toHaveLength(100);
  expect(await achievementsOf(pupil)).toMatchObject({ testsFinished: 5_000, bestScore: 100 });
});

test('achievements show which are earned, when, and the progress of the others', async () => {
  const pupil = await buildPupil(database);
  await buildHistory(pupil.id, [90, 85, 79, 80, 80, 95]);
  const reply = await achievementsOf(pupil);
  expect(reply).toMatchObject({ testsFinished: 6, averageScore: 85, bestScore: 95 });
  const five = ['FIRST_TEST', 'FIVE_TESTS', 'TEN_TESTS', 'PERFECT_SCORE', 'ON_A_ROLL'];
  expect(reply.achievements.filter(({ id }) => five.includes(id))).toEqual([
    { id: 'FIRST_TEST', isEarned: true, earnedAt: '2026-01-01T12:00:00.000Z', progress: 1, target: 1 },
    { id: 'FIVE_TESTS', isEarned: true, earnedAt: '2026-01-05T12:00:00.000Z', progress: 5, target: 5 },
    { id: 'TEN_TESTS', isEarned: false, earnedAt: null, progress: 6, target: 10 },
    { id: 'PERFECT_SCORE', isEarned: false, earnedAt: null, progress: 95, target: 100 },
    { id: 'ON_A_ROLL', isEarned: true, earnedAt: '2026-01-06T12:00:00.000Z', progress: 3, target: 3 },
  ]);
});

test('improvement is calculated for each subject', async () => {
  const pupil = await buildPupil(database);
  const { subject } = await buildHistory(pupil.id, [0, 40, 50, 60, 70, 80, 90]);
  const { subject: other } = await buildHistory(pupil.id, [100, 90]);
  const { subjects } = await achievementsOf(pupil);
  expect(subjects).toEqual([
    {
      subject: { id: subject.id, name: subject.name, color: 'blue' },
      testsFinished: 7,
      improvement: { recentAverage: 80, previousAverage: 50, change: 30 },
    },
    {
      subject: { id: other.id, name: other.name, color: 'blue' },
      testsFinished: 2,
      improvement: null,
    },
  ]);
});

test('before the first test the history and achievements are empty', async () => {
  const newcomer = await buildPupil(database);
  expect(await historyOf(newcomer)).toEqual([]);
  const reply = await achievementsOf(newcomer);
  expect(reply).toMatchObject({ testsFinished: 0, averageScore: 0, bestScore: 0, subjects: [] });
  expect(reply.achievements.some(({ isEarned }) => isEarned)).toBe(false);
});

test.each(['?limit=0', '?limit=501', '?limit=many', '?before=yesterday'])(
  '%s is a bad request',
  async (query) => {
    const response = await get(`/test-history${query}`, await buildPupil(database));
    expect(response.status).toBe(400);
    expect(errorOf(response).code).toBe('BAD_REQUEST');
  },
);

test('a page cannot start at another pupil’s test', async () => {
  const pupil = await buildPupil(database);
  const { ids } = await buildHistory((await buildPupil(database)).id, [90]);
  for (const id of [ids[0] ?? '', crypto.randomUUID()]) {
    expect((await get(`/test-history?before=${id}`, pupil)).status).toBe(404);
  }
});

test.each(['/test-history', '/achievements'])('%s is for learners', async (path) => {
  const parent = await buildParent(database);
  expect((await get(path, parent)).status).toBe(403);
  expect((await request.get(`/api/analytics${path}`)).status).toBe(401);
});
