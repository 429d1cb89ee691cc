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
  let wrong = '';
  for (const user of [other, pupil]) {
    const learner = createApiClient({ request, signInAs }, user);
    const started = startedTestOf(await learner.generate(subject));
    wrong = itemAt(started.questions, 0).id;
    await learner.complete(started.testId, { ...answersFor(started, 'A', 7), [wrong]: 'B' });
    await learner.post('/questions/flag', {
      questionType: 'mock-test',
      questionId: wrong,
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
  const mistake = { topic: topic.name, chosenLetter: 'B', isCorrect: false };
  const answers = [
    mistake,
    ...Array.from({ length: 6 }, () => ({ chosenLetter: 'A', isCorrect: true })),
    ...Array.from({ length: 3 }, () => ({ chosenLetter: null })),
  ];
  expect(bodyOf(exportData, response)).toMatchObject({
    profile: { id: pupil.id, email: pupil.email, firstName: 'Ada', school: 'Oakfield' },
    totals: { testsFinished: 1, questionsAnswered: 7, correctAnswers: 6 },
    topics: [{ topic: topic.name, subject: subject.name, questionsAttempted: 7, correctAnswers: 6 }],
    days: [{ finished: 1, answered: 7 }],
    tests: [{ subject: subject.name, status: 'FINISHED', score: 60, answers }],
    reviews: [{ questionId: wrong, topic: topic.name, subject: subject.name, repetitions: 1 }],
    rapidFire: [{ id: quiz.id, level: 2, answers: [] }],
    reports: [{ reason: 'WRONG_ANSWER', status: 'PENDING' }],
  });
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
