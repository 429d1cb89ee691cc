import { testHistory } from '@markwell/shared/progress/analytics.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { startStarter } from '@markwell/shared/first-day/first-day.contract';
import { activeTest, testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { studyPlan } from '@markwell/shared/planner/planner.contract';
import { exportData, ownStats } from '@markwell/shared/settings/users.contract';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { beforeEach, expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { buildParent, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { answersFor, createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const time = createTestClock();
const app = await createTestApp({ clock: time.clock });
const { database } = app;

let stageId: string;
let pupil: ApiClient;

/** A subject of the stage with easy questions. */
async function subjectWith(name: string, questions: number, overrides: object = {}) {
  const subject = await buildSubject(database, { stageId, name, ...overrides });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, questions, { topicId: topic.id });
  return { ...subject, topicId: topic.id };
}

const start = (who = pupil) => who.post('/first-day/starter', {});
const firstDayOf = async (who = pupil) => bodyOf(ownStats, await who.get('/users/me')).firstDay;

beforeEach(async () => {
  time.set('2026-03-02T16:00:00Z');
  stageId = (await buildStage(database)).id;
  pupil = createApiClient(app, await buildPupil(database, { currentStageId: stageId }));
});

test('mixes ten easy and medium questions of all subjects the pupil can see, without long passages', async () => {
  const maths = await subjectWith('Mathematics', 6);
  const english = await subjectWith('English', 4);
  await subjectWith('Draft', 5, { visibility: 'DRAFT' });
  await subjectWith('Private', 5, {
    visibility: 'SCHOOL_PRIVATE',
    schoolId: (await buildSchool(database)).id,
  });
  for (const difficulty of [3, 4, 5]) await buildQuestion(database, { topicId: maths.topicId, difficulty });
  const passage = await database.passage.create({
    data: { subjectId: english.id, title: 'The Lighthouse', body: 'It stood.' },
  });
  await buildQuestions(database, 2, { topicId: english.topicId, passageId: passage.id });
  await subjectWith('Science', 1);

  const starter = bodyOf(startStarter, await start());
  expect(starter).toMatchObject({
    kind: 'MOCK_TEST',
    subject: mixedSubjects,
    duration: 5,
    requestedQuestions: 10,
  });
  const subjects = starter.questions.map(({ topic }) => topic.subject.name);
  const countOf = (name: string) => subjects.filter((each) => each === name).length;
  expect(new Set(subjects.slice(0, 3))).toEqual(new Set(['Mathematics', 'English', 'Science']));
  expect(countOf('Science')).toBe(1);
  expect([countOf('Mathematics'), countOf('English')].sort()).toEqual([4, 5]);
  expect(starter.questions.every(({ difficulty }) => difficulty <= 2)).toBe(true);
  expect(starter.questions.filter((question) => question.passage !== null).length).toBeLessThanOrEqual(1);
});

test('continues an open starter, also from another device, and is refused after a finished one', async () => {
  await subjectWith('Mathematics', 12);
  const first = bodyOf(startStarter, await start());
  expect(bodyOf(startStarter, await start()).testId).toBe(first.testId);
  expect(bodyOf(activeTest, await pupil.get('/tests/active')).test).toMatchObject({
    testId: first.testId,
    subject: mixedSubjects,
  });
  await pupil.complete(first.testId, answersFor(first, 'A'));
  const again = await start();
  expect(again.status).toBe(422);
  expect(errorOf(again).message).toBe('You have done the five-minute starter. Start a mock test instead.');
});

test('can be taken after one that ran out without an answer', async () => {
  await subjectWith('Mathematics', 12);
  const first = bodyOf(startStarter, await start());
  time.advance(6 * 60_000);
  expect(bodyOf(activeTest, await pupil.get('/tests/active')).test).toBeNull();
  expect(await firstDayOf()).toEqual({ hasFinishedWork: false });
  expect(bodyOf(startStarter, await start()).testId).not.toBe(first.testId);
});

test('counts for topics, history and plan', async () => {
  const maths = await subjectWith('Mathematics', 5);
  const english = await subjectWith('English', 5);
  const starter = bodyOf(startStarter, await start());
  expect(await firstDayOf()).toEqual({ hasFinishedWork: false });
  const ofMaths = starter.questions.filter(({ topic }) => topic.id === maths.topicId);
  const wrong = Object.fromEntries(ofMaths.slice(0, 2).map(({ id }) => [id, 'B']));
  const englishIds = starter.questions
    .filter(({ topic }) => topic.id === english.topicId)
    .map(({ id }) => id);
  const answers = {
    ...Object.fromEntries(englishIds.map((id, index) => [id, index === 0 ? 'C' : 'A'])),
    ...wrong,
  };
  time.advance(60_000);
  await pupil.complete(starter.testId, answers);

  const { test: shown } = bodyOf(testResults, await pupil.get(`/tests/${starter.testId}/results`));
  expect(new Set(shown.questions.map(({ topic }) => topic.subject.name))).toEqual(
    new Set(['Mathematics', 'English']),
  );
  expect(bodyOf(testHistory, await pupil.get('/analytics/test-history'))).toMatchObject([
    { id: starter.testId, score: 40, subject: { ...mixedSubjects } },
  ]);
  const plan = bodyOf(studyPlan, await pupil.get('/planner'));
  expect(plan.subjects.map(({ subjectId, dueCount }) => [subjectId, dueCount])).toEqual([
    [maths.id, 2],
    [english.id, 1],
  ]);
  expect(plan.suggestions).toMatchObject([
    { subjectId: maths.id, questionsAttempted: 2, correctAnswers: 0 },
    { subjectId: english.id, questionsAttempted: 5, correctAnswers: 4 },
  ]);
  expect((await pupil.get('/analytics/achievements')).body).toMatchObject({ testsFinished: 1, subjects: [] });
  expect(bodyOf(exportData, await pupil.get('/users/export'))).toMatchObject({
    tests: [{ id: starter.testId, subject: mixedSubjects.name }],
  });
  expect(await firstDayOf()).toEqual({ hasFinishedWork: true });
});

test('the plan suggests the lowest result first, then what was not tried', async () => {
  const names = ['Art', 'Biology', 'Chemistry', 'Drama', 'Electronics'];
  const [art, biology, chemistry, drama] = await Promise.all(names.map((name) => subjectWith(name, 1)));
  const counters = (topicId: string | undefined, answeredCount: number, correctCount: number) => ({
    userId: pupil.user.id,
    topicId: topicId ?? '',
    answeredCount,
    correctCount,
    lastAnsweredAt: time.clock(),
  });
  await database.topicProgress.createMany({
    data: [counters(art?.topicId, 2, 1), counters(biology?.topicId, 4, 4), counters(drama?.topicId, 1, 0)],
  });
  const { suggestions } = bodyOf(studyPlan, await pupil.get('/planner'));
  expect(suggestions.map(({ subjectId }) => subjectId)).toEqual([drama?.id, art?.id, chemistry?.id]);
  expect(suggestions[1]).toMatchObject({ questionsAttempted: 2, correctAnswers: 1 });
});

test('the steps are not shown again once they are ended', async () => {
  expect(await firstDayOf()).toEqual({ hasFinishedWork: false });
  for (let times = 0; times < 2; times++) expect((await pupil.post('/first-day/end', {})).status).toBe(200);
  expect(await firstDayOf()).toBeNull();
  const teacher = createApiClient(app, await buildUser(database, { role: 'TEACHER' }));
  expect(await firstDayOf(teacher)).toBeNull();
});

test('is refused without a stage, without questions, to a parent and without a session', async () => {
  expect((await start()).status).toBe(422);
  const newcomer = createApiClient(app, await buildPupil(database));
  expect(errorOf(await start(newcomer)).message).toBe('Please choose a stage first');
  const parent = createApiClient(app, await buildParent(database));
  expect((await start(parent)).status).toBe(403);
  expect((await app.request.post('/api/first-day/starter').send({})).status).toBe(401);
  expect((await app.request.post('/api/first-day/end').send({})).status).toBe(401);
});

test('a pupil may answer that they do not know their exam board', async () => {
  const session = async () => bodyOf(currentUser, await pupil.get('/auth/me'));
  expect((await session()).isExamBoardUnknown).toBe(false);
  await pupil.post(`/stages/users/${pupil.user.id}/exam-board`, { examBoardId: null });
  expect(await session()).toMatchObject({ currentExamBoardId: null, isExamBoardUnknown: true });
  const board = await database.examBoard.findFirstOrThrow({ where: { isActive: true } });
  await pupil.post(`/stages/users/${pupil.user.id}/exam-board`, { examBoardId: board.id });
  expect(await session()).toMatchObject({ currentExamBoardId: board.id, isExamBoardUnknown: false });
  await pupil.post(`/stages/users/${pupil.user.id}/exam-board`, { examBoardId: null });
  await pupil.post(`/stages/users/${pupil.user.id}/stage`, { stageId: (await buildStage(database)).id });
  expect((await session()).isExamBoardUnknown).toBe(false);
});
