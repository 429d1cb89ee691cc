import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildParent, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { seenBy } from '#testing/database/seen-questions.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { quizOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const now = new Date('2026-06-10T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});

const newLearner = async () => createApiClient(app, await buildPupil(app.database));

/** A subject with these numbers of questions on level 1, 2 and so on. */
async function buildLevels(...counts: number[]) {
  const subject = await buildSubject(app.database);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  const levels = [];
  for (const [index, count] of counts.entries()) {
    const questions = { topicId: topic.id, kind: 'RAPID_FIRE', difficulty: index + 1 } as const;
    levels.push((await buildQuestions(app.database, count, questions)).map(({ id }) => id));
  }
  return { subject, topic, levels };
}

const openUpTo = (userId: string, subjectId: string, currentLevel: number) =>
  app.database.rapidFireProgress.create({ data: { userId, subjectId, currentLevel, lastPlayedAt: now } });

describe('POST /rapid-fire/start', () => {
  it('returns twenty questions of the first level with their answer key; time starts after the countdown', async () => {
    const { subject, topic, levels } = await buildLevels(25, 3);
    const learner = await newLearner();
    const reply = await startQuiz(learner, subject);
    expect(reply.status).toBe(200);
    const quiz = quizOf(reply);
    expect(quiz).toMatchObject({
      subject: { id: subject.id, name: subject.name },
      totalQuestions: 20,
      level: 1,
      levelName: rapidFireLevelOf(1).name,
      targetAccuracy: rapidFireLevelOf(1).targetAccuracy,
      serverTime: now.toISOString(),
      startedAt: '2026-06-10T15:00:03.700Z',
      deadlineAt: '2026-06-10T15:05:03.700Z',
    });
    const ids = quiz.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect(levels[0]).toEqual(expect.arrayContaining(ids));
    expect(quiz.questions[0]).toMatchObject({
      topic: { id: topic.id, name: topic.name },
      content: expect.stringContaining('What is 2 + 2?') as string,
      explanationText: 'Count on.',
      questionImageUrl: null,
      solutionImageUrl: null,
      timeLimit: 20,
    });
    expect(
      itemAt(quiz.questions, 0).options.map((option) => [
        option.optionLetter,
        option.content,
        option.isCorrect,
      ]),
    ).toEqual([
      ['A', 'Answer A', true],
      ['B', 'Answer B', false],
      ['C', 'Answer C', false],
      ['D', 'Answer D', false],
    ]);
  });

  it('draws unseen questions before seen ones', async () => {
    const { subject } = await buildLevels(40);
    const learner = await newLearner();
    const first = quizOf(await startQuiz(learner, subject)).questions.map(({ id }) => id);
    const second = quizOf(await startQuiz(learner, subject)).questions.map(({ id }) => id);
    expect(new Set([...first, ...second]).size).toBe(40);
    expect(await seenBy(app.database, learner.user.id)).toEqual([...first, ...second].toSorted());
    expect(quizOf(await startQuiz(learner, subject)).totalQuestions).toBe(20);
  });

  it('fills a level only from the level below', async () => {
    const { subject, levels } = await buildLevels(30, 5, 4);
    const learner = await newLearner();
    await openUpTo(learner.user.id, subject.id, 3);
    const third = quizOf(await startQuiz(learner, subject));
    expect(third.level).toBe(3);
    expect(third.questions.map(({ id }) => id).toSorted()).toEqual(
      [...itemAt(levels, 1), ...itemAt(levels, 2)].sort(),
    );
    const second = quizOf(await startQuiz(learner, subject, { level: 2 }));
    const drawn = second.questions.map(({ id }) => id);
    expect([second.level, drawn.length]).toEqual([2, 20]);
    expect(drawn).toEqual(expect.arrayContaining(itemAt(levels, 1)));
    expect(itemAt(levels, 2).some((id) => drawn.includes(id))).toBe(false);
  });

  it('repeats less by a few unseen questions of the level below', async () => {
    const { subject, levels } = await buildLevels(40, 22);
    const learner = await newLearner();
    await openUpTo(learner.user.id, subject.id, 2);
    const draw = async () => quizOf(await startQuiz(learner, subject)).questions.map(({ id }) => id);
    const [first, second] = [await draw(), await draw()];
    expect(itemAt(levels, 1)).toEqual(expect.arrayContaining(first));
    expect(second).toHaveLength(20);
    expect(second.filter((id) => itemAt(levels, 0).includes(id))).toHaveLength(5);
    expect(second.filter((id) => first.includes(id))).toHaveLength(13);
  });

  it('refuses a level that is not unlocked', async () => {
    const { subject } = await buildLevels(3, 3, 3);
    const learner = await newLearner();
    const early = await startQuiz(learner, subject, { level: 2 });
    expect(early.status).toBe(422);
    expect(errorOf(early).message).toBe('Level 2 is still locked. Complete level 1 first.');
    await openUpTo(learner.user.id, subject.id, 2);
    expect((await startQuiz(learner, subject, { level: 2 })).status).toBe(200);
    expect((await startQuiz(learner, subject, { level: 3 })).status).toBe(422);
    expect(await app.database.rapidFireSession.count({ where: { userId: learner.user.id } })).toBe(1);
  });

  it('returns a message when there are no questions, only drafts or only other kinds', async () => {
    const { subject, topic } = await buildLevels();
    await buildQuestion(app.database, { topicId: topic.id, kind: 'RAPID_FIRE', published: false });
    await buildQuestion(app.database, { topicId: topic.id, kind: 'REGULAR' });
    const reply = await startQuiz(await newLearner(), subject);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).message).toBe(
      'There are no rapid-fire questions here yet. Please choose another subject or level.',
    );
  });

  it('refuses a subject that is hidden, missing or of another stage', async () => {
    const { subject } = await buildLevels(3);
    const learner = await newLearner();
    const missing = await startQuiz(learner, { ...subject, id: crypto.randomUUID() });
    expect([missing.status, errorOf(missing).message]).toEqual([404, 'Subject not found. Please try again.']);
    const stage = await buildStage(app.database);
    expect((await startQuiz(learner, { ...subject, stageId: stage.id })).status).toBe(422);
    await app.database.subject.update({ where: { id: subject.id }, data: { visibility: 'DRAFT' } });
    expect((await startQuiz(learner, subject)).status).toBe(404);
  });

  it('refuses invalid choices and callers without permission', async () => {
    const { subject } = await buildLevels(3);
    const learner = await newLearner();
    for (const choice of [
      { subjectId: '' },
      { examTypeId: 7 },
      { level: 0 },
      { level: 11 },
      { level: 1.5 },
    ]) {
      expect((await startQuiz(learner, subject, choice)).status).toBe(400);
    }
    expect((await app.request.post('/api/rapid-fire/start').send({})).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await startQuiz(parent, subject)).status).toBe(403);
  });

  it('starts one quiz for two requests with the same idempotency key', async () => {
    const { subject } = await buildLevels(30);
    const learner = await newLearner();
    const key = crypto.randomUUID();
    const start = () => startQuiz(learner, subject).set('Idempotency-Key', key);
    const first = await start();
    expect((await start()).body).toEqual(first.body);
    expect(await app.database.rapidFireSession.count({ where: { userId: learner.user.id } })).toBe(1);
  });

  it('starts one quiz for requests with the same idempotency key at the same time', async () => {
    const { subject } = await buildLevels(30);
    const learner = await newLearner();
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => startQuiz(learner, subject).set('Idempotency-Key', key).then(quizOf)),
    );
    expect(new Set(replies.map(({ sessionId }) => sessionId)).size).toBe(1);
    for (const { questions } of replies) expect(questions).toEqual(replies[0]?.questions);
    expect(await app.database.rapidFireSession.count({ where: { userId: learner.user.id } })).toBe(1);
  });
});

describe('GET /questions/count', () => {
  it('counts the questions that can be drawn, by kind and level', async () => {
    const { subject, topic } = await buildLevels(4, 2);
    await buildQuestions(app.database, 3, { topicId: topic.id });
    await buildQuestion(app.database, { topicId: topic.id, kind: 'RAPID_FIRE', published: false });
    const learner = await newLearner();
    const count = async (query: object) => {
      const parameters = new URLSearchParams({ stageId: subject.stageId, subjectId: subject.id, ...query });
      return learner.get(`/questions/count?${parameters.toString()}`);
    };
    expect((await count({ type: 'rapid-fire' })).body).toEqual({ count: 6 });
    expect((await count({ type: 'rapid-fire', level: '2' })).body).toEqual({ count: 2 });
    expect((await count({ type: 'regular' })).body).toEqual({ count: 3 });
    expect((await count({ type: 'rapid-fire', stageId: topic.id })).body).toEqual({ count: 0 });
    expect((await count({ type: 'essay' })).status).toBe(400);
    expect((await count({ type: 'rapid-fire', level: '11' })).status).toBe(400);
    await app.database.subject.update({ where: { id: subject.id }, data: { visibility: 'DRAFT' } });
    expect((await count({ type: 'rapid-fire' })).body).toEqual({ count: 0 });
  });
});
