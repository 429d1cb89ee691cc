import * as contract from '@markwell/shared/progress/analytics.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import {
  buildAdmin,
  buildParent,
  buildPupil,
  buildUser,
  type TestUser,
} from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();

let pupil: TestUser;
let world: Awaited<ReturnType<typeof buildStageWithProgress>>;

/** A stage with one practised and one unpractised subject. */
async function buildStageWithProgress() {
  const stage = await buildStage(database);
  const practised = await buildSubject(database, { stageId: stage.id, order: 1 });
  const untouched = await buildSubject(database, { stageId: stage.id, order: 2 });
  const weak = await buildTopic(database, { subjectId: practised.id, order: 1 });
  const strong = await buildTopic(database, { subjectId: practised.id, order: 2 });
  const unseen = await buildTopic(database, { subjectId: untouched.id });
  for (const { id: topicId } of [weak, strong, unseen]) await buildQuestions(database, 2, { topicId });
  return { stage, practised, untouched, weak, strong, unseen };
}

beforeEach(async () => {
  world = await buildStageWithProgress();
  pupil = await buildPupil(database, { currentStageId: world.stage.id });
  const lastAnsweredAt = new Date('2026-03-01T10:00:00Z');
  const elsewhere = await buildTopic(database);
  await database.topicProgress.createMany({
    data: [
      { userId: pupil.id, topicId: world.weak.id, answeredCount: 10, correctCount: 4, lastAnsweredAt },
      { userId: pupil.id, topicId: world.strong.id, answeredCount: 20, correctCount: 18, lastAnsweredAt },
      { userId: pupil.id, topicId: elsewhere.id, answeredCount: 20, correctCount: 0, lastAnsweredAt },
    ],
  });
});

const get = (path: string, user = pupil) => request.get(`/api/analytics${path}`).set(signInAs(user));

test('subject progress covers every subject of the current stage', async () => {
  const progress = bodyOf(contract.subjectProgress, await get('/subject-progress'));
  expect(progress).toEqual([
    {
      subjectId: world.practised.id,
      subjectName: world.practised.name,
      color: 'blue',
      questionsAttempted: 30,
      correctAnswers: 22,
      accuracy: 73,
      lastPractisedAt: '2026-03-01T10:00:00.000Z',
    },
    expect.objectContaining({ subjectId: world.untouched.id, questionsAttempted: 0, lastPractisedAt: null }),
  ]);
});

test('topic performance marks weak and strong topics', async () => {
  const topics = bodyOf(contract.topicPerformance, await get(`/topic-performance/${pupil.id}`));
  expect(topics).toEqual([
    {
      topicId: world.weak.id,
      topicName: world.weak.name,
      subjectId: world.practised.id,
      subjectName: world.practised.name,
      questionsAttempted: 10,
      correctAnswers: 4,
      accuracy: 40,
      isWeak: true,
      isStrong: false,
    },
    expect.objectContaining({ topicId: world.strong.id, accuracy: 90, isWeak: false, isStrong: true }),
  ]);
});

test('recommended practice uses progress and performance', async () => {
  const items = bodyOf(contract.recommendedPractice, await get('/recommended-practice'));
  expect(items.map(({ type, subjectId, topicIds }) => ({ type, subjectId, topicIds }))).toEqual([
    { type: 'daily', subjectId: world.untouched.id, topicIds: [] },
    { type: 'weakness', subjectId: world.practised.id, topicIds: [world.weak.id] },
    { type: 'other', subjectId: world.untouched.id, topicIds: [world.unseen.id] },
  ]);
});

test('a subject that is a draft again is not in a pupil’s statistics', async () => {
  await database.subject.update({ where: { id: world.practised.id }, data: { visibility: 'DRAFT' } });
  const responses = [
    await get('/subject-progress'),
    await get('/recommended-practice'),
    await get(`/topic-performance/${pupil.id}`),
  ];
  for (const { status, text } of responses) {
    expect(status).toBe(200);
    expect(text).not.toContain(world.practised.name);
    expect(text).not.toContain(world.weak.name);
  }
});

test('before a stage is chosen the lists are empty', async () => {
  const newcomer = await buildPupil(database);
  for (const path of ['/subject-progress', '/recommended-practice', `/topic-performance/${newcomer.id}`]) {
    expect((await get(path, newcomer)).body).toEqual([]);
  }
});

test("only administrators can read another user's performance", async () => {
  const other = await buildPupil(database);
  const teacher = await buildUser(database, { role: 'TEACHER' });
  const admin = await buildAdmin(database);
  const path = `/topic-performance/${pupil.id}`;
  expect((await get(path, other)).status).toBe(403);
  expect((await get(path, teacher)).status).toBe(403);
  expect(bodyOf(contract.topicPerformance, await get(path, admin))).toHaveLength(2);
  expect((await get(`/topic-performance/${crypto.randomUUID()}`, admin)).status).toBe(404);
});

test('a parent and a caller without a session are refused', async () => {
  const parent = await buildParent(database);
  for (const path of ['/subject-progress', '/recommended-practice', `/topic-performance/${parent.id}`]) {
    expect((await get(path, parent)).status).toBe(403);
    expect((await request.get(`/api/analytics${path}`)).status).toBe(401);
  }
  expect((await get('/topic-performance/nobody')).status).toBe(400);
});
