import { ownNotifications, readNotifications } from '@markwell/shared/notifications/notifications.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

// A Wednesday in British Summer Time.
const noon = '2026-07-15T11:00:00.000Z';
const { clock, set } = createTestClock(noon);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const newLearner = async () => createApiClient(app, await buildPupil(app.database));
const notificationsOf = async (learner: ApiClient) =>
  bodyOf(ownNotifications, await learner.get('/notifications'));
const read = async (learner: ApiClient, which: object) =>
  bodyOf(readNotifications, await learner.post('/notifications/read', which));

async function startTest(learner: ApiClient) {
  set(noon);
  const subject = await buildSubject(app.database, { name: 'Mathematics' });
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  const questions = await buildQuestions(app.database, 3, { topicId: topic.id });
  const test = startedTestOf(await learner.generate(subject, { duration: 15 }));
  return { test, question: itemAt(questions, 0), topic };
}

/** A streak whose rest day of the week, a Monday, is used unless another one is given. */
async function streakOf(
  learner: ApiClient,
  streakDays: number,
  lastFinishOn: string,
  lastRestDayOn = '2026-07-13',
) {
  const totals = {
    streakDays,
    bestStreak: 9,
    lastFinishOn: day(lastFinishOn),
    lastRestDayOn: day(lastRestDayOn),
  };
  await app.database.pupilTotals.upsert({
    where: { userId: learner.user.id },
    create: { userId: learner.user.id, ...totals },
    update: totals,
  });
}

describe('a test closed at its deadline', () => {
  it('creates one notification, however often it is closed', async () => {
    const learner = await newLearner();
    const { test } = await startTest(learner);
    await learner.save(test.testId, [
      { questionId: itemAt(test.questions, 0).id, optionLetter: 'A', sequence: 1, answeredAt: noon },
    ]);
    expect(await notificationsOf(learner)).toEqual({ notifications: [], unreadCount: 0 });
    set('2026-07-15T11:16:00.000Z');
    await Promise.all([
      ...app.jobs.map(({ run }) => run()),
      learner.get('/tests/active'),
      learner.get('/tests/active'),
    ]);
    const { notifications, unreadCount } = await notificationsOf(learner);
    const own = notifications.filter(({ kind }) => kind === 'test-closed');
    expect(unreadCount).toBe(1);
    expect(own).toMatchObject([
      {
        title: 'Your Mathematics test has ended',
        body: 'Time ran out, so we submitted the test with the answers you had given.',
        link: `/test/results?test=${test.testId}`,
        isRead: false,
        createdAt: '2026-07-15T11:16:00.000Z',
      },
    ]);
  });

  it('creates none when the pupil submitted it, nor for a similar question', async () => {
    const learner = await newLearner();
    const { test } = await startTest(learner);
    await learner.complete(test.testId, answersFor(test, 'A'));
    const similar = await learner.post('/tests/similar', { questionId: itemAt(test.questions, 0).id });
    expect(similar.status).toBe(200);
    set('2026-07-15T11:40:00.000Z');
    for (const { run } of app.jobs) await run();
    const { testId } = startedTestOf(similar);
    expect(await app.database.attempt.findFirst({ where: { id: testId } })).toMatchObject({
      finishedBy: 'DEADLINE',
    });
    expect((await notificationsOf(learner)).notifications).toEqual([]);
  });
});

describe('a streak that would end today', () => {
  it('creates no notification: nothing presses a pupil to practise', async () => {
    const learner = await newLearner();
    await streakOf(learner, 4, '2026-07-14');
    set('2026-07-15T05:00:00.000Z');
    expect(await notificationsOf(learner)).toEqual({ notifications: [], unreadCount: 0 });
  });
});

describe('a decided report', () => {
  it('creates one notification, with the time of the decision and without the note', async () => {
    set(noon);
    const learner = await newLearner();
    const topic = await buildTopic(app.database, { name: 'Angles' });
    const [first, second, pending, old] = await buildQuestions(app.database, 4, { topicId: topic.id });
    const buildReport = (
      questionId: string | undefined,
      status: 'RESOLVED' | 'DISMISSED' | 'PENDING',
      at: string,
    ) =>
      app.database.report.create({
        data: {
          userId: learner.user.id,
          kind: 'MOCK_TEST',
          questionId: questionId ?? null,
          reason: 'WRONG_ANSWER',
          status,
          notes: 'For administrators only',
          resolvedAt: status === 'PENDING' ? null : new Date(at),
        },
      });
    await buildReport(first?.id, 'RESOLVED', '2026-07-14T09:00:00.000Z');
    await buildReport(second?.id, 'DISMISSED', '2026-07-13T09:00:00.000Z');
    await buildReport(pending?.id, 'PENDING', noon);
    await buildReport(old?.id, 'RESOLVED', '2026-05-01T09:00:00.000Z');
    await Promise.all([notificationsOf(learner), notificationsOf(learner)]);
    const reply = await learner.get('/notifications');
    const { notifications, unreadCount } = bodyOf(ownNotifications, reply);
    expect(unreadCount).toBe(2);
    expect(notifications).toMatchObject([
      { title: 'Your report about Angles was answered', createdAt: '2026-07-14T09:00:00.000Z' },
      { title: 'Your report about Angles was answered', createdAt: '2026-07-13T09:00:00.000Z' },
    ]);
    expect(notifications.map(({ body }) => body)).toEqual([
      'Thank you: your report was checked.',
      'Thank you: your report was checked.',
    ]);
    expect(reply.text).not.toContain('For administrators');
  });
});

describe('POST /notifications/read', () => {
  async function withThree() {
    set(noon);
    const learner = await newLearner();
    const rows = await app.database.notification.createManyAndReturn({
      data: [1, 2, 3].map((number) => ({
        userId: learner.user.id,
        kind: 'test-closed',
        title: `Number ${String(number)}`,
        body: '',
        dedupeKey: String(number),
        createdAt: new Date(Date.parse(noon) + number),
      })),
    });
    return { learner, ids: rows.map(({ id }) => id) };
  }

  it('marks one, then all', async () => {
    const { learner, ids } = await withThree();
    expect(await read(learner, { ids: [itemAt(ids, 1)] })).toEqual({ unreadCount: 2 });
    const { notifications } = await notificationsOf(learner);
    expect(notifications.map(({ title, isRead }) => [title, isRead])).toEqual([
      ['Number 3', false],
      ['Number 2', true],
      ['Number 1', false],
    ]);
    expect(await read(learner, { all: true })).toEqual({ unreadCount: 0 });
  });

  it('neither changes nor shows notifications of another user', async () => {
    const { learner, ids } = await withThree();
    const other = await newLearner();
    expect(await read(other, { ids })).toEqual({ unreadCount: 0 });
    await read(other, { all: true });
    expect((await notificationsOf(learner)).unreadCount).toBe(3);
    expect((await notificationsOf(other)).notifications).toEqual([]);
  });

  it('shows the newest fifty and counts all', async () => {
    const { learner } = await withThree();
    await app.database.notification.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        userId: learner.user.id,
        kind: 'test-closed',
        title: 'Old',
        body: '',
        dedupeKey: `old-${String(index)}`,
        createdAt: new Date('2026-07-01T00:00:00Z'),
      })),
    });
    const { notifications, unreadCount } = await notificationsOf(learner);
    expect(unreadCount).toBe(63);
    expect(notifications).toHaveLength(50);
    expect(itemAt(notifications, 0).title).toBe('Number 3');
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { all: false }, { ids: [crypto.randomUUID()], all: true }])(
    'refuses %o',
    async (body) => {
      const learner = await newLearner();
      expect((await learner.post('/notifications/read', body)).status).toBe(400);
    },
  );

  it('and the list refuse callers without a session', async () => {
    expect((await app.request.get('/api/notifications')).status).toBe(401);
    expect((await app.request.post('/api/notifications/read').send({ all: true })).status).toBe(401);
  });
});

it('a report on a question that is now archived still creates a notification', async () => {
  set(noon);
  const learner = await newLearner();
  const { id } = await buildQuestion(app.database);
  await app.database.report.create({
    data: {
      userId: learner.user.id,
      kind: 'MOCK_TEST',
      questionId: id,
      reason: 'POOR_SOLUTION',
      status: 'RESOLVED',
      resolvedAt: new Date(noon),
    },
  });
  await app.database.question.update({
    where: { id },
    data: { status: 'ARCHIVED', bucketId: null },
  });
  expect((await notificationsOf(learner)).unreadCount).toBe(1);
});
