/**
 * Everything that depends on the day, at instants where a mistake is likely: midnight, changes of the clocks,
 * leap days, New Year.
 */
import { recountPupils } from '#modules/progress/recount.repository.ts';
import { achievements } from '@markwell/shared/progress/analytics.contract';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { describe, expect, test } from 'vitest';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from './testing/requests/api-client.ts';
import { buildSubject, buildTopic } from './testing/builders/build-curriculum.ts';
import { buildQuestions } from './testing/builders/build-question.ts';
import { buildPupil } from './testing/builders/build-user.ts';
import { bodyOf } from './testing/requests/response-body.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestClock } from './testing/test-clock.ts';

const time = createTestClock('2026-12-31T12:00:00Z');
const app = await createTestApp({ clock: time.clock });
const { database } = app;
const minute = 60_000;

/** The last minutes of a day in London and the first of the next one. */
const midnights = [
  { night: 'of New Year', before: '2026-12-31T23:59:59Z', day: '2026-12-31', nextDay: '2027-01-01' },
  { night: 'in winter', before: '2027-01-14T23:59:59Z', day: '2027-01-14', nextDay: '2027-01-15' },
  {
    night: 'before the clocks go forward',
    before: '2027-03-27T23:59:59Z',
    day: '2027-03-27',
    nextDay: '2027-03-28',
  },
  {
    night: 'after the day of 23 hours',
    before: '2027-03-28T22:59:59Z',
    day: '2027-03-28',
    nextDay: '2027-03-29',
  },
  { night: 'in summer', before: '2027-07-14T22:59:59Z', day: '2027-07-14', nextDay: '2027-07-15' },
  {
    night: 'before the clocks go back',
    before: '2027-10-30T22:59:59Z',
    day: '2027-10-30',
    nextDay: '2027-10-31',
  },
  {
    night: 'after the day of 25 hours',
    before: '2027-10-31T23:59:59Z',
    day: '2027-10-31',
    nextDay: '2027-11-01',
  },
  { night: 'before a leap day', before: '2028-02-28T23:59:59Z', day: '2028-02-28', nextDay: '2028-02-29' },
  { night: 'after a leap day', before: '2028-02-29T23:59:59Z', day: '2028-02-29', nextDay: '2028-03-01' },
];

/** Ten minutes of one day in London. */
const withinADay = [
  { hour: 'while the clocks go forward', start: '2027-03-28T00:55:00Z', day: '2027-03-28' },
  { hour: 'while the clocks go back', start: '2027-10-31T00:55:00Z', day: '2027-10-31' },
  { hour: 'of a leap day', start: '2028-02-29T12:00:00Z', day: '2028-02-29' },
];

async function newPupil() {
  const subject = await buildSubject(database, { name: 'Mathematics' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 3, { topicId: topic.id });
  const pupil = createApiClient(app, await buildPupil(database, { currentStageId: subject.stageId }));
  return { subject, pupil };
}
type Subject = Awaited<ReturnType<typeof newPupil>>['subject'];

/** Takes a test at this instant, with one wrong answer. */
async function takeTest(pupil: ApiClient, subject: Subject) {
  const started = startedTestOf(await pupil.generate(subject));
  const [wrong] = started.questions;
  const answers = { ...answersFor(started, 'A'), ...(wrong ? { [wrong.id]: 'B' } : {}) };
  expect((await pupil.complete(started.testId, answers)).status).toBe(200);
}

async function weekOf(pupil: ApiClient) {
  const { stats, week } = bodyOf(ownStats, await pupil.get('/users/me'));
  return { streak: stats.streak, today: week.find(({ isToday }) => isToday) };
}

const planOf = async (pupil: ApiClient) => bodyOf(studyPlan, await pupil.get('/planner')).days;

/** The days with activity, after checking that a recount from the answers gives the same counters. */
async function activeDays({ user }: ApiClient) {
  const where = { userId: user.id };
  const read = async () => ({
    totals: await database.pupilTotals.findUnique({ where }),
    days: await database.dailyActivity.findMany({ where, orderBy: { day: 'asc' } }),
  });
  const counters = await read();
  await recountPupils(database.sql, [user.id]);
  expect(await read()).toEqual(counters);
  return counters.days.map(({ day }) => day.toISOString().slice(0, 10));
}

describe.each(midnights)('at the midnight $night', ({ before, day, nextDay }) => {
  test('the day, the streak, the plan and the achievements change with the day in London', async () => {
    time.set(before);
    const { pupil, subject } = await newPupil();
    await takeTest(pupil, subject);
    expect(await weekOf(pupil)).toEqual({ streak: 1, today: { day, isToday: true, isDone: true } });
    expect((await planOf(pupil)).slice(0, 2)).toEqual([
      { day, dueCount: 1 },
      { day: nextDay, dueCount: 0 },
    ]);

    time.advance(10 * minute);
    expect(await weekOf(pupil)).toEqual({ streak: 1, today: { day: nextDay, isToday: true, isDone: false } });
    expect((await planOf(pupil))[0]).toEqual({ day: nextDay, dueCount: 1 });
    const practice = bodyOf(startPractice, await pupil.post('/planner/practice', { subjectId: subject.id }));
    await pupil.complete(practice.testId, answersFor(practice, 'A'));
    expect(await weekOf(pupil)).toEqual({ streak: 2, today: { day: nextDay, isToday: true, isDone: true } });
    expect((await planOf(pupil))[0]).toEqual({ day: nextDay, dueCount: 0 });
    expect(await activeDays(pupil)).toEqual([day, nextDay]);

    const earned = bodyOf(achievements, await pupil.get('/analytics/achievements'));
    expect(earned.testsFinished).toBe(2);
    expect(earned.achievements.find(({ id }) => id === 'FIRST_TEST')).toMatchObject({
      earnedAt: new Date(before).toISOString(),
    });
  });

  test('a test that is closed at its deadline counts on the new day, and creates one notification', async () => {
    time.set(before);
    const { pupil, subject } = await newPupil();
    const started = startedTestOf(await pupil.generate(subject, { duration: 15 }));
    const [question] = started.questions;
    const answeredAt = time.clock().toISOString();
    await pupil.save(started.testId, [
      { questionId: question?.id, optionLetter: 'A', sequence: 1, answeredAt },
    ]);
    time.advance(16 * minute);
    for (const { run } of app.jobs) await run();
    expect(await weekOf(pupil)).toEqual({ streak: 1, today: { day: nextDay, isToday: true, isDone: true } });
    expect(await activeDays(pupil)).toEqual([nextDay]);
    const { notifications } = bodyOf(ownNotifications, await pupil.get('/notifications'));
    expect(notifications).toMatchObject([
      { kind: 'test-closed', createdAt: new Date(Date.parse(before) + 16 * minute).toISOString() },
    ]);
  });
});

test.each(withinADay)('$hour the day remains the same', async ({ start, day }) => {
  time.set(start);
  const { pupil, subject } = await newPupil();
  await takeTest(pupil, subject);
  time.advance(10 * minute);
  await takeTest(pupil, subject);
  expect(await weekOf(pupil)).toEqual({ streak: 1, today: { day, isToday: true, isDone: true } });
  expect((await planOf(pupil))[0]).toMatchObject({ day });
  expect(await activeDays(pupil)).toEqual([day]);
});
