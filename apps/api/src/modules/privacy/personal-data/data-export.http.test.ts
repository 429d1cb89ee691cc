import { hashPassword } from '#modules/accounts/password-hash.ts';
import { exportData } from '@markwell/shared/settings/users.contract';
import { expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();

test('contains everything about the caller and nothing about other users', async () => {
  const passwordHash = await hashPassword('correct horse battery');
  const pupil = await buildPupil(database, { passwordHash, firstName: 'Ada', schoolName: 'Oakfield' });
  const other = await buildPupil(database);
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 10, { topicId: topic.id });
  for (const user of [pupil, other]) {
    const learner = createApiClient({ request, signInAs }, user);
    const started = startedTestOf(await learner.generate(subject));
    const mistake = { [itemAt(started.questions, 0).id]: 'B' };
    await learner.complete(started.testId, { ...answersFor(started, 'A', 7), ...mistake });
    await learner.post('/questions/flag', {
      questionType: 'mock-test',
      questionId: itemAt(started.questions, 0).id,
      reason: 'Wrong Answer',
      sessionId: started.testId,
    });
  }
  const quiz = await database.rapidFireSession.create({
    data: {
      id: crypto.randomUUID(),
      userId: pupil.id,
      subjectId: subject.id,
      level: 2,
      totalQuestions: 20,
      startedAt: new Date('2026-03-01T10:00:00Z'),
      deadlineAt: new Date('2026-03-01T10:05:00Z'),
    },
  });

  const response = await request.get('/api/users/export').set(signInAs(pupil));
  const data = bodyOf(exportData, response);
  expect(data.profile).toMatchObject({
    id: pupil.id,
    email: pupil.email,
    firstName: 'Ada',
    school: 'Oakfield',
  });
  expect(data.totals).toMatchObject({ testsFinished: 1, questionsAnswered: 7, correctAnswers: 6 });
  expect(data.topics).toEqual([
    expect.objectContaining({ topic: topic.name, questionsAttempted: 7, correctAnswers: 6 }),
  ]);
  expect(data.days).toEqual([expect.objectContaining({ finished: 1, answered: 7 })]);
  expect(data.tests).toEqual([
    expect.objectContaining({ subject: subject.name, status: 'FINISHED', score: 60 }),
  ]);
  const [taken] = data.tests;
  expect(taken?.answers.map(({ chosenLetter }) => chosenLetter)).toEqual([
    'B',
    ...Array.from({ length: 6 }, () => 'A'),
    ...Array.from({ length: 3 }, () => null),
  ]);
  expect(taken?.answers[0]).toMatchObject({ topic: topic.name, isCorrect: false });
  expect(data.reviews).toEqual([
    expect.objectContaining({ questionId: taken?.answers[0]?.questionId, topic: topic.name, repetitions: 1 }),
  ]);
  expect(data.rapidFire).toEqual([expect.objectContaining({ id: quiz.id, level: 2, answers: [] })]);
  expect(data.reports).toEqual([expect.objectContaining({ reason: 'WRONG_ANSWER', status: 'PENDING' })]);
  for (const secret of ['argon2', 'tokenVersion', other.id, other.email]) {
    expect(response.text).not.toContain(secret);
  }
});

test('a user without any activity gets an export without activity', async () => {
  const data = bodyOf(
    exportData,
    await request.get('/api/users/export').set(signInAs(await buildPupil(database))),
  );
  expect(data).toMatchObject({
    totals: null,
    tests: [],
    topics: [],
    reviews: [],
    reports: [],
    notifications: [],
  });
});

test('at most ten exports in 15 minutes are allowed', async () => {
  const pupil = await buildPupil(database);
  const ask = () => request.get('/api/users/export').set(signInAs(pupil));
  const statuses = [];
  for (let index = 0; index < 11; index++) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('an export requires a session', async () => {
  expect((await request.get('/api/users/export')).status).toBe(401);
});
