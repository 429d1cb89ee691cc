import { answerColumns } from '#modules/attempts/answer-columns.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttemptKind } from '@markwell/database/enums';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { recountPupils } from './recount.repository.ts';
import { scheduleAfter } from './reviews/review-schedule.rules.ts';
import { insertRows } from '@markwell/database/sql/insert-rows';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';

const userId = uuid();
const stageId = uuid();
const subjectId = uuid();
const topicId = uuid();
const question = { id: uuid(), revisionId: uuid() };
let database: Database;

beforeAll(async () => {
  database = connectDatabase(await testDatabaseUrl(), { poolSize: 1 });
  await database.stage.create({
    data: {
      id: stageId,
      code: 'RECOUNT',
      name: 'A stage',
      displayName: 'A stage',
      ageRange: '9-11 years',
      description: '',
      color: 'blue',
      icon: '🎒',
    },
  });
  const { id, revisionId } = question;
  await insertRows(database.sql, {
    users: [{ id: userId, email: 'counted@example.org', name: 'Counted', role: 'STUDENT' }],
    subjects: [
      {
        id: subjectId,
        stageId,
        name: 'A subject',
        code: 'RECOUNT_A',
        description: '',
        icon: '🔢',
        color: 'blue',
        order: 0,
        visibility: 'PUBLIC',
      },
    ],
    topics: [{ id: topicId, subjectId, name: 'A topic', code: 'A', description: '', order: 0 }],
    questions: [
      {
        id,
        kind: 'REGULAR',
        status: 'DRAFT',
        topicId,
        difficulty: 1,
        currentRevisionId: revisionId,
        searchText: '',
      },
    ],
    questionRevisions: [
      {
        id: revisionId,
        questionId: id,
        number: 1,
        body: 'What is 1 + 1?',
        parts: multipleChoice([
          { text: '2', isCorrect: true },
          { text: '3', isCorrect: false },
        ]),
      },
    ],
  });
});

afterAll(async () => {
  await database.$disconnect();
});

/** Creates an attempt with one question that ends after a minute. */
async function finished(
  finishedAt: string,
  answer: 'right' | 'wrong' | 'skipped' | 'void',
  kind: AttemptKind = 'MOCK_TEST',
): Promise<void> {
  const id = uuid();
  const end = new Date(finishedAt);
  const correct = answer === 'right' ? 1 : 0;
  const startedAt = new Date(end.getTime() - 60_000);
  await insertRows(database.sql, {
    attempts: [
      {
        id,
        userId,
        stageId,
        subjectId,
        kind,
        status: 'FINISHED',
        answerKeyOnClient: true,
        requestedQuestions: 10,
        totalQuestions: 1,
        durationSeconds: 900,
        startedAt,
        deadlineAt: new Date(startedAt.getTime() + 900_000),
        finishedAt: end,
        finishedBy: 'PUPIL',
        timeTakenSeconds: 60,
        correctCount: correct,
        score: 100 * correct,
        ...answerColumns(startedAt, [
          {
            questionId: question.id,
            revisionId: question.revisionId,
            topicId,
            response: answer === 'skipped' ? null : answer === 'wrong' ? 'B' : 'A',
            isCorrect: answer === 'right' || answer === 'void',
            isVoid: answer === 'void',
          },
        ]),
      },
    ],
  });
}

/** Creates a quiz with one question, answered correctly, that took 40 seconds. */
async function quizFinished(finishedAt: string): Promise<void> {
  const sessionId = uuid();
  const end = new Date(finishedAt);
  const startedAt = new Date(end.getTime() - 40_000);
  await insertRows(database.sql, {
    rapidFireSessions: [
      {
        id: sessionId,
        userId,
        subjectId,
        level: 1,
        status: 'FINISHED',
        totalQuestions: 1,
        startedAt,
        deadlineAt: new Date(startedAt.getTime() + 300_000),
        finishedAt: end,
        correctCount: 1,
        accuracy: 100,
        bestStreak: 1,
        timeSpentSeconds: 40,
        levelCompleted: true,
        nextLevelUnlocked: true,
      },
    ],
    rapidFireAnswers: [
      {
        sessionId,
        userId,
        ordinal: 1,
        questionId: question.id,
        revisionId: question.revisionId,
        chosenLetter: 'A',
        isCorrect: true,
        timeSpentMs: 5000,
      },
    ],
  });
}

test('a recount replaces the counters: finished tests by London days, without void and skipped questions', async () => {
  await finished('2026-06-01T15:00:00Z', 'right');
  await finished('2026-06-02T15:00:00Z', 'wrong');
  await finished('2026-06-03T15:00:00Z', 'void');
  await finished('2026-06-05T23:30:00Z', 'right'); // the 6th in London
  await finished('2026-06-07T15:00:00Z', 'skipped');
  await finished('2026-06-08T15:00:00Z', 'right', 'SIMILAR_QUESTION'); // not a test, so not a day of the streak
  await database.pupilTotals.create({ data: { userId, answeredCount: 999, correctCount: 998 } });

  await recountPupils(database.sql, [userId]);

  expect(await database.pupilTotals.findUnique({ where: { userId } })).toEqual({
    userId,
    testsFinished: 5,
    scoreSum: 200,
    answeredCount: 4,
    correctCount: 3,
    studySeconds: 360,
    streakDays: 2,
    bestStreak: 3,
    lastFinishOn: new Date('2026-06-07T00:00:00Z'),
    lastRestDayOn: null,
  });
  expect(await database.topicProgress.findMany({ where: { userId } })).toEqual([
    { userId, topicId, answeredCount: 4, correctCount: 3, lastAnsweredAt: new Date('2026-06-08T15:00:00Z') },
  ]);
  const days = await database.dailyActivity.findMany({ where: { userId }, orderBy: { day: 'asc' } });
  expect(days.map(({ day, finishedCount }) => [day.toISOString().slice(0, 10), finishedCount])).toEqual([
    ['2026-06-01', 1],
    ['2026-06-02', 1],
    ['2026-06-03', 1],
    ['2026-06-06', 1],
    ['2026-06-07', 1],
    ['2026-06-08', 0],
  ]);
});

test('a rapid-fire quiz counts for the streak, the answers and the time, but not as a test or for topics', async () => {
  await quizFinished('2026-06-08T16:00:00Z');
  await quizFinished('2026-06-09T16:00:00Z');

  await recountPupils(database.sql, [userId]);

  expect(await database.pupilTotals.findUnique({ where: { userId } })).toEqual({
    userId,
    testsFinished: 5,
    scoreSum: 200,
    answeredCount: 6,
    correctCount: 5,
    studySeconds: 440,
    streakDays: 4,
    bestStreak: 4,
    lastFinishOn: new Date('2026-06-09T00:00:00Z'),
    lastRestDayOn: null,
  });
  expect(await database.topicProgress.findMany({ where: { userId } })).toMatchObject([{ answeredCount: 4 }]);
  const day = await database.dailyActivity.findFirst({
    where: { userId, day: new Date('2026-06-08T00:00:00Z') },
  });
  expect(day).toMatchObject({ finishedCount: 1, answeredCount: 2, correctCount: 2, studySeconds: 100 });
});

test('the card of a question answered wrong replays its answers in tests and quizzes, without void and skipped ones', async () => {
  const wrongNumbers = { dueAt: new Date('2030-01-01T00:00:00Z'), stability: 99, repetitions: 99 };
  await database.reviewCard.updateMany({ where: { userId }, data: wrongNumbers });

  await recountPupils(database.sql, [userId]);

  const on = (instant: string, isCorrect: boolean) => ({ at: new Date(instant), isCorrect });
  expect(await database.reviewCard.findMany({ where: { userId } })).toEqual([
    {
      userId,
      questionId: question.id,
      ...scheduleAfter([
        on('2026-06-02T15:00:00Z', false),
        on('2026-06-05T23:30:00Z', true),
        on('2026-06-08T15:00:00Z', true),
        on('2026-06-08T16:00:00Z', true),
        on('2026-06-09T16:00:00Z', true),
      ]),
    },
  ]);
});
