import { ownStats } from '@markwell/shared/settings/users.contract';
import { expect, test } from 'vitest';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

// A Wednesday in British Summer Time: 23:30 UTC is already Thursday in London.
const { clock, set } = createTestClock('2026-07-15T12:00:00Z');
const { request, database, signInAs } = await createTestApp({ clock });

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const statsOf = async (user: TestUser) =>
  bodyOf(ownStats, await request.get('/api/users/me').set(signInAs(user)));

test('a new pupil starts with zeros, on level 1', async () => {
  set('2026-07-15T12:00:00Z');
  const pupil = await buildPupil(database);
  const { name, stats, week } = await statsOf(pupil);
  expect(name).toBe(pupil.name);
  expect(stats).toEqual({
    totalStudyTime: 0,
    questionsSolved: 0,
    averageScore: 0,
    currentLevel: 1,
    streak: 0,
    daysSinceLastLogin: 0,
    lastLoginAt: null,
  });
  expect(week.map(({ day: date }) => date)).toEqual([
    '2026-07-13',
    '2026-07-14',
    '2026-07-15',
    '2026-07-16',
    '2026-07-17',
    '2026-07-18',
    '2026-07-19',
  ]);
  expect(week.filter(({ isToday }) => isToday).map(({ day: date }) => date)).toEqual(['2026-07-15']);
});

test('the numbers count finished activities', async () => {
  set('2026-07-15T12:00:00Z');
  const pupil = await buildPupil(database, { lastLoginAt: new Date('2026-07-10T08:00:00Z') });
  const totals = { testsFinished: 3, scoreSum: 200, answeredCount: 80, correctCount: 50, studySeconds: 3600 };
  await database.pupilTotals.create({
    data: { userId: pupil.id, ...totals, streakDays: 4, bestStreak: 9, lastFinishOn: day('2026-07-14') },
  });
  await database.dailyActivity.createMany({
    data: [
      { userId: pupil.id, day: day('2026-07-12'), finishedCount: 1 },
      { userId: pupil.id, day: day('2026-07-13'), finishedCount: 2 },
      { userId: pupil.id, day: day('2026-07-14'), finishedCount: 1 },
    ],
  });
  const { stats, week } = await statsOf(pupil);
  expect(stats).toMatchObject({
    totalStudyTime: 3600,
    questionsSolved: 80,
    averageScore: 67,
    currentLevel: 3,
    streak: 4,
    lastLoginAt: '2026-07-10T08:00:00.000Z',
  });
  expect(week.filter(({ isDone }) => isDone).map(({ day: date }) => date)).toEqual([
    '2026-07-13',
    '2026-07-14',
  ]);

  set('2026-07-15T23:30:00Z');
  const later = await statsOf(pupil);
  expect(later.stats.streak).toBe(4); // one missed day a week does not end a streak
  expect(later.week.find(({ isToday }) => isToday)?.day).toBe('2026-07-16');
  set('2026-07-16T23:30:00Z');
  expect((await statsOf(pupil)).stats.streak).toBe(0);
});

test('the first call of a day returns the days since the last use, later calls return 0', async () => {
  set('2026-07-15T12:00:00Z');
  const pupil = await buildPupil(database, { lastActiveOn: day('2026-07-06') });
  expect((await statsOf(pupil)).stats.daysSinceLastLogin).toBe(9);
  expect((await statsOf(pupil)).stats.daysSinceLastLogin).toBe(0);
  set('2026-07-16T12:00:00Z');
  expect((await statsOf(pupil)).stats.daysSinceLastLogin).toBe(1);
});

test('the numbers require a session', async () => {
  expect((await request.get('/api/users/me')).status).toBe(401);
});
