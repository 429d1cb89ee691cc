import { connectDatabase, type Database } from '@markwell/database/connect';
import { migrationList } from '@markwell/database/migration-files';
import { recountPupils } from '#modules/progress/recount.repository.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../../../../tools/testing/worker-database.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let now = new Date();
let url: string;
let database: Database;
let app: TestApp;
beforeAll(async () => {
  url = await testDatabaseUrl();
  database = connectDatabase(url, { poolSize: 5 });
  app = await createTestApp({ clock: () => now, database });
});
afterAll(() => database.$disconnect());

const at = (instant: string) => {
  now = new Date(instant);
};

async function migrateAgain() {
  const { migrationDirectories } = migrationList();
  const found = migrationDirectories.find(({ path }) => path.endsWith('_untouched_attempts_do_not_count'));
  if (found?.migrationFile.content.tag !== 'ok') throw new Error('The migration does not exist');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(found.migrationFile.content.value);
  await client.end();
}

async function countersOf(userId: string) {
  const where = { userId };
  return {
    totals: await database.pupilTotals.findUnique({ where }),
    topics: await database.topicProgress.findMany({ where, orderBy: { topicId: 'asc' } }),
    days: await database.dailyActivity.findMany({ where, orderBy: { day: 'asc' } }),
    cards: await database.reviewCard.findMany({ where, orderBy: { questionId: 'asc' } }),
    quizzes: await database.rapidFireProgress.findMany({ where, orderBy: { subjectId: 'asc' } }),
  };
}

const recount = (userId: string) =>
  database.$transaction((transaction) => recountPupils(transaction, [userId]));

/** A pupil who finishes one of each kind of attempt, with answers. */
async function startPupil() {
  const subject = await buildSubject(database);
  const { id: topicId } = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 5, { topicId });
  await buildQuestions(database, 5, { topicId, kind: 'RAPID_FIRE' });
  const learner = createApiClient(app, await buildPupil(database));
  const userId = learner.user.id;

  return {
    userId,
    async finishTest(instant: string, letter: string) {
      at(instant);
      const test = startedTestOf(await learner.generate(subject, { duration: 15 }));
      await learner.complete(test.testId, answersFor(test, letter));
      return test;
    },
    async submitEmptyTest(instant: string) {
      at(instant);
      const test = startedTestOf(await learner.generate(subject, { duration: 15 }));
      await learner.complete(test.testId, {});
    },
    /** A test or similar question that ran out without an answer and counts, as before the migration. */
    async runOut(instant: string, finishedBy: 'PUPIL' | 'DEADLINE', like?: string) {
      at(instant);
      const { testId, deadlineAt } = startedTestOf(
        like === undefined
          ? await learner.generate(subject, { duration: 15 })
          : await learner.post('/tests/similar', { questionId: like }),
      );
      await learner.complete(testId, {});
      const finishedAt = new Date(Date.parse(deadlineAt) + (finishedBy === 'PUPIL' ? 2000 : 0));
      await database.attempt.update({
        where: { id: testId },
        data: { finishedBy, finishedAt, timeTakenSeconds: 900 },
      });
      return testId;
    },
    async playQuiz(instant: string, letters: string) {
      at(instant);
      const quiz = quizOf(await startQuiz(learner, subject));
      now = new Date(Date.parse(quiz.startedAt) + 60_000);
      await completeQuiz(learner, quiz, letters);
      await database.rapidFireSession.update({
        where: { id: quiz.sessionId },
        data: { status: 'FINISHED' },
      });
      return subject.id;
    },
  };
}

it('no longer counts attempts that ran out without an answer, and makes every counter equal to a recount', async () => {
  const pupil = await startPupil();
  const { userId } = pupil;
  const first = await pupil.finishTest('2026-06-01T12:00:00Z', 'A');
  await pupil.submitEmptyTest('2026-06-02T12:00:00Z');
  const closed = await pupil.runOut('2026-06-03T12:00:00Z', 'DEADLINE');
  await pupil.runOut('2026-06-04T12:00:00Z', 'PUPIL');
  await pupil.runOut('2026-06-04T13:00:00Z', 'DEADLINE', itemAt(first.questions, 0).id);
  const subjectId = await pupil.playQuiz('2026-06-05T12:00:00Z', 'AB');
  await pupil.playQuiz('2026-06-06T12:00:00Z', '');
  await pupil.finishTest('2026-06-08T12:00:00Z', 'A');
  await recount(userId);
  const lastPlayedAt = new Date('2026-06-06T12:01:00Z');
  await database.rapidFireProgress.update({
    where: { userId_subjectId: { userId, subjectId } },
    data: { totalSessions: 2, lastPlayedAt },
  });
  await database.notification.create({
    data: { userId, kind: 'test-closed', title: '', body: 'Old', dedupeKey: `test-closed:${closed}` },
  });
  expect((await countersOf(userId)).totals).toMatchObject({ testsFinished: 5, bestStreak: 7 });

  await migrateAgain();

  const migrated = await countersOf(userId);
  expect(migrated.totals).toMatchObject({ testsFinished: 3, scoreSum: 200, streakDays: 1, bestStreak: 2 });
  expect(migrated.days.map(({ day }) => day.toISOString().slice(8, 10))).toEqual(['01', '02', '05', '08']);
  expect(migrated.quizzes).toMatchObject([{ totalSessions: 1, bestAccuracy: 20 }]);
  expect(migrated.quizzes[0]?.lastPlayedAt.toISOString()).toContain('2026-06-05');
  await recount(userId);
  expect(await countersOf(userId)).toEqual(migrated);
  expect(
    await database.attempt.groupBy({ by: ['status', 'finishedBy'], where: { userId }, _count: true }),
  ).toEqual(
    expect.arrayContaining([
      { status: 'FINISHED', finishedBy: 'PUPIL', _count: 3 },
      { status: 'EXPIRED', finishedBy: 'DEADLINE', _count: 3 },
    ]),
  );
  expect(await database.notification.findFirst({ where: { userId } })).toMatchObject({
    body: expect.stringContaining('nothing was counted') as string,
  });
});

it('removes the counters of a pupil who did nothing else, and changes no other pupil', async () => {
  const [idle, busy] = [await startPupil(), await startPupil()];
  await idle.runOut('2026-06-03T12:00:00Z', 'DEADLINE');
  await idle.playQuiz('2026-06-04T12:00:00Z', '');
  await recount(idle.userId);
  await busy.finishTest('2026-06-03T12:00:00Z', 'B');
  const before = await countersOf(busy.userId);

  await migrateAgain();

  const noCounters = { totals: null, topics: [], days: [], cards: [], quizzes: [] };
  expect(await countersOf(idle.userId)).toEqual(noCounters);
  expect(await countersOf(busy.userId)).toEqual(before);
});
