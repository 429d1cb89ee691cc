import { answerColumns } from '#modules/attempts/answer-columns.ts';
import { achievements, topicWeeks } from '@markwell/shared/progress/analytics.contract';
import type { AchievementId } from '@markwell/shared/progress/achievement-definitions';
import { addDays, dayOf, weekOf } from '@markwell/shared/time/days';
import { scorePercent } from '@markwell/shared/progress/marking';
import { insertRows } from '@markwell/database/sql/insert-rows';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildParent, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { recountPupils } from './recount.repository.ts';

/** A Wednesday, three and a half weeks after the clocks went back. */
const now = new Date('2026-11-18T17:30:00Z');
const { request, database, signInAs } = await createTestApp({ clock: () => now });

const get = (path: string, user: TestUser) => request.get(`/api/analytics${path}`).set(signInAs(user));
const weeksOf = async (user: TestUser) => bodyOf(topicWeeks, await get('/topic-weeks', user));
async function stateOf(user: TestUser, id: AchievementId) {
  const { achievements: states } = bodyOf(achievements, await get('/achievements', user));
  return states.find((state) => state.id === id);
}

type Given = 'right' | 'wrong' | 'skipped' | 'void';

async function buildWorld() {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id });
  const pupil = await buildPupil(database, { currentStageId: stage.id });
  const topics = [
    await buildTopic(database, { subjectId: subject.id, order: 1 }),
    await buildTopic(database, { subjectId: subject.id, order: 2 }),
  ];
  const questions = (
    await Promise.all(topics.map(({ id: topicId }) => buildQuestions(database, 6, { topicId })))
  ).flat();

  /** Inserts finished tests: when each was finished, and what was answered to which questions. */
  async function finish(
    tests: readonly { at: string; answers: readonly { question: number; given: Given }[] }[],
    userId = pupil.id,
  ) {
    const attempts = tests.map(({ at, answers }) => {
      const answered = answers.map(({ question: index, given }) => {
        const { id: questionId, revisionId, topicId } = itemAt(questions, index);
        return {
          ...{ questionId, revisionId, topicId },
          response: given === 'skipped' ? null : given === 'wrong' ? 'B' : 'A',
          isCorrect: given === 'right' || given === 'void',
          isVoid: given === 'void',
        };
      });
      return finishedAttempt(
        { userId, subject, score: 50, finishedAt: at },
        { id: uuid(), ...answerColumns(new Date(at), answered) },
      );
    });
    await insertRows(database.sql, { attempts });
    await recountPupils(database.sql, [userId]);
  }
  return { stage, subject, pupil, topics, questions, finish };
}

const answersTo = (questions: readonly number[], given: Given) =>
  questions.map((question) => ({ question, given }));
const sixOf = { first: [0, 1, 2, 3, 4, 5], second: [6, 7, 8, 9, 10, 11] };

test('the answers of each topic are counted by weeks of London, exactly', async () => {
  const { pupil, topics, finish } = await buildWorld();
  const someTest = fc.record({
    minutesAgo: fc.nat(100 * 24 * 60),
    answers: fc.uniqueArray(
      fc.record({
        question: fc.nat(11),
        given: fc.constantFrom<Given>('right', 'wrong', 'skipped', 'void'),
      }),
      { selector: ({ question }) => question, minLength: 1, maxLength: 12 },
    ),
  });
  const tests = fc.sample(someTest, { seed: 1, numRuns: 150 }).map(({ minutesAgo, answers }) => ({
    at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    answers,
  }));
  // The first and the last minute of a week in summer time, when it begins an hour earlier in UTC.
  const edges = ['2026-10-11T22:59:00.000Z', '2026-10-11T23:00:00.000Z', '2026-10-25T00:30:00.000Z'];
  tests.push(...edges.map((at) => ({ at, answers: answersTo(sixOf.first, 'right') })));
  await finish(tests);
  const other = await buildPupil(database);
  await finish([{ at: '2026-11-17T12:00:00Z', answers: answersTo(sixOf.first, 'right') }], other.id);

  const monday = weekOf(dayOf(now))[0] ?? '';
  const weeks = Array.from({ length: 12 }, (_, index) => addDays(monday, (index - 11) * 7));
  const counted = (topic: number, week: string) => {
    const given = tests
      .filter(({ at }) => weekOf(dayOf(new Date(at)))[0] === week)
      .flatMap(({ answers }) => answers)
      .filter(({ question }) => Math.floor(question / 6) === topic)
      .map((answer) => answer.given);
    const right = given.filter((each) => each === 'right').length;
    return {
      questionsAttempted: right + given.filter((each) => each === 'wrong').length,
      correctAnswers: right,
    };
  };
  expect(await weeksOf(pupil)).toEqual({
    weeks,
    topics: topics.map(({ id }, topic) => ({
      topicId: id,
      answers: weeks.map((week) => counted(topic, week)),
    })),
  });
});

test('a topic is mastered with 80% of at least 20 answers, and stays mastered', async () => {
  const { pupil, finish } = await buildWorld();
  const days = ['01', '02', '03', '04'].map((date) => `2026-11-${date}T12:00:00.000Z`);
  const wrong = [0, 1];
  const mixed = [...answersTo(wrong, 'wrong'), ...answersTo([2, 3, 4, 5], 'right')];
  await finish(days.slice(0, 3).map((at) => ({ at, answers: answersTo(sixOf.first, 'right') })));
  expect(await stateOf(pupil, 'FIRST_TOPIC')).toMatchObject({ isEarned: false, progress: 0 });
  await finish([{ at: itemAt(days, 3), answers: mixed }]); // 22 of 24
  expect(await stateOf(pupil, 'FIRST_TOPIC')).toMatchObject({ isEarned: true, earnedAt: days[3] });
  await finish([
    { at: '2026-11-05T12:00:00Z', answers: answersTo(sixOf.first, 'wrong') },
    { at: '2026-11-06T12:00:00Z', answers: answersTo(sixOf.first, 'wrong') },
  ]);
  expect(scorePercent(22, 36)).toBeLessThan(80);
  expect(await stateOf(pupil, 'FIRST_TOPIC')).toMatchObject({ isEarned: true, earnedAt: days[3] });
  expect(await stateOf(pupil, 'FIVE_TOPICS')).toMatchObject({ isEarned: false, progress: 1 });
});

test('a mistake is corrected by a later right answer to the same question, once', async () => {
  const { pupil, finish } = await buildWorld();
  const all = [...sixOf.first, ...sixOf.second];
  await finish([
    { at: '2026-11-01T12:00:00Z', answers: answersTo(all, 'right') },
    { at: '2026-11-02T12:00:00Z', answers: answersTo(all.slice(0, 11), 'wrong') },
    { at: '2026-11-03T12:00:00Z', answers: answersTo([0, 1, 2], 'right') },
    { at: '2026-11-04T12:00:00Z', answers: answersTo([0, 1, 2, 11], 'right') },
    { at: '2026-11-05T12:00:00Z', answers: [...answersTo([3], 'void'), ...answersTo([4], 'skipped')] },
  ]);
  expect(await stateOf(pupil, 'TEN_MISTAKES')).toMatchObject({ isEarned: false, progress: 3 });
  await finish([{ at: '2026-11-06T12:00:00Z', answers: answersTo([3, 4, 5, 6, 7, 8, 9], 'right') }]);
  expect(await stateOf(pupil, 'TEN_MISTAKES')).toMatchObject({
    isEarned: true,
    earnedAt: '2026-11-06T12:00:00.000Z',
    progress: 10,
  });
});

test('questions, days and personal bests are of all tests, by days and weeks of London', async () => {
  const { pupil, subject, finish } = await buildWorld();
  const twelve = answersTo([...sixOf.first, ...sixOf.second], 'right');
  await finish([
    // A Sunday, and two tests on each of the next four days.
    { at: '2026-11-08T23:30:00.000Z', answers: twelve },
    ...Array.from({ length: 8 }, (_, index) => ({
      at: `2026-11-${['09', '10', '11', '12'][index % 4] ?? ''}T1${index}:00:00.000Z`,
      answers: twelve,
    })),
  ]);
  const reply = bodyOf(achievements, await get('/achievements', pupil));
  expect(reply.achievements.find(({ id }) => id === 'HUNDRED_QUESTIONS')).toMatchObject({
    isEarned: true,
    earnedAt: '2026-11-12T00:00:00.000Z',
  });
  expect(reply.achievements.find(({ id }) => id === 'FIVE_DAYS')).toMatchObject({
    isEarned: true,
    earnedAt: '2026-11-12T00:00:00.000Z',
  });
  expect(reply.personalBests).toEqual({
    tests: [
      {
        subject: { id: subject.id, name: subject.name, color: 'blue' },
        score: 50,
        completedAt: '2026-11-08T23:30:00.000Z',
      },
    ],
    answerStreak: 0,
    mostAnswers: { week: '2026-11-09', answered: 96 },
    bestWeek: { week: '2026-11-09', answered: 96, accuracy: 100 },
  });
});

test('quizzes and challenges count by what was completed', async () => {
  const { pupil, stage, subject } = await buildWorld();
  const quiz = (day: string, level: number, isCompleted: boolean, bestStreak: number) => {
    const startedAt = new Date(`2026-11-${day}T12:00:00Z`);
    return {
      id: uuid(),
      userId: pupil.id,
      subjectId: subject.id,
      level,
      status: 'FINISHED' as const,
      totalQuestions: 20,
      startedAt,
      deadlineAt: new Date(startedAt.getTime() + 300_000),
      finishedAt: new Date(startedAt.getTime() + 200_000),
      correctCount: 10,
      accuracy: 50,
      bestStreak,
      timeSpentSeconds: 200,
      levelCompleted: isCompleted,
      nextLevelUnlocked: isCompleted,
    };
  };
  const startedAt = new Date('2026-11-02T12:00:00Z');
  await insertRows(database.sql, {
    rapidFireSessions: [quiz('01', 1, true, 4), quiz('03', 3, true, 12), quiz('04', 5, false, 9)],
    creativeWritingSessions: [
      {
        id: uuid(),
        userId: pupil.id,
        stageId: stage.id,
        subjectId: subject.id,
        difficulty: 'STANDARD',
        status: 'FINISHED',
        totalQuestions: 1,
        startedAt,
        finishedAt: new Date(startedAt.getTime() + 60_000),
        totalScore: 2,
        maxPossibleScore: 3,
        timeSpentSeconds: 60,
      },
    ],
  });
  const earnedAt = '2026-11-03T12:03:20.000Z';
  expect(await stateOf(pupil, 'FIRST_QUIZ')).toMatchObject({ earnedAt: '2026-11-01T12:03:20.000Z' });
  expect(await stateOf(pupil, 'QUIZ_LEVEL_3')).toMatchObject({ isEarned: true, earnedAt });
  expect(await stateOf(pupil, 'QUIZ_LEVEL_5')).toMatchObject({ isEarned: false, progress: 3 });
  expect(await stateOf(pupil, 'TEN_IN_A_ROW')).toMatchObject({ isEarned: true, earnedAt });
  expect(await stateOf(pupil, 'FIRST_CHALLENGE')).toMatchObject({ earnedAt: '2026-11-02T12:01:00.000Z' });
  const { personalBests } = bodyOf(achievements, await get('/achievements', pupil));
  expect(personalBests).toMatchObject({ tests: [], answerStreak: 12, mostAnswers: null, bestWeek: null });
});

test('the weeks of a pupil without a stage have no topics, and are for learners only', async () => {
  expect((await weeksOf(await buildPupil(database))).topics).toEqual([]);
  const parent = await buildParent(database);
  expect((await get('/topic-weeks', parent)).status).toBe(403);
  expect((await request.get('/api/analytics/topic-weeks')).status).toBe(401);
});
