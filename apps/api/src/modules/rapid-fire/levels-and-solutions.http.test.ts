import { describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizOf, quizResultOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTimedQuizzes } from '#testing/helpers/timed-quizzes.ts';

const { app, clock, wait, play, again, countersOf } = await createTimedQuizzes();

describe('POST /rapid-fire/complete', () => {
  it('unlocks a level only at the target accuracy, and never locks it again', async () => {
    const { learner, quiz, subject } = await play();
    wait(60);
    expect(quizResultOf(await completeQuiz(learner, quiz, 'AAAABBBBBB'))).toMatchObject({
      accuracy: 40,
      levelCompleted: false,
      nextLevelUnlocked: false,
    });
    expect((await startQuiz(learner, subject, { level: 2 })).status).toBe(422);

    const second = await again(learner, subject, '2026-06-11T15:00:00Z');
    wait(60);
    expect(quizResultOf(await completeQuiz(learner, second, 'AAAAA'))).toMatchObject({
      accuracy: 50,
      levelCompleted: true,
      nextLevelUnlocked: true,
    });

    const third = await again(learner, subject, '2026-06-12T15:00:00Z', { level: 1 });
    wait(60);
    expect(quizResultOf(await completeQuiz(learner, third, 'B'))).toMatchObject({
      levelCompleted: false,
      nextLevelUnlocked: true,
    });
    const progress = await learner.get('/rapid-fire/progress');
    expect(progress.body).toEqual([
      {
        subjectId: subject.id,
        currentLevel: 2,
        totalSessions: 3,
        bestAccuracy: 50,
        lastPlayedAt: '2026-06-12T15:01:03.700Z',
      },
    ]);
    expect((await countersOf(learner.user.id)).totals).toMatchObject({ streakDays: 3, bestStreak: 3 });
    // Without a level in the request, the highest unlocked one.
    expect(quizOf(await startQuiz(learner, subject)).level).toBe(2);
  });

  it('unlocks nothing after the last level', async () => {
    const { learner, subject, topic } = await play();
    await buildQuestions(app.database, 3, { topicId: topic.id, kind: 'RAPID_FIRE', difficulty: 10 });
    await app.database.rapidFireProgress.create({
      data: { userId: learner.user.id, subjectId: subject.id, currentLevel: 10, lastPlayedAt: clock() },
    });
    const quiz = await again(learner, subject, '2026-06-10T15:00:00Z');
    wait(20);
    expect(quizResultOf(await completeQuiz(learner, quiz, 'AAA'))).toMatchObject({
      level: 10,
      levelCompleted: true,
      nextLevelUnlocked: false,
    });
  });
});

describe('GET /rapid-fire/solution/:questionId', () => {
  it('returns the solution of a question that the pupil was given, and of no other', async () => {
    const { learner, quiz } = await play();
    const { id } = itemAt(quiz.questions, 0);
    const address = `/rapid-fire/solution/${id}`;
    expect((await learner.get(address)).body).toEqual({ solutionUrl: null, explanation: 'Count on.' });
    const other = createApiClient(app, await buildPupil(app.database));
    const refused = await other.get(address);
    expect([refused.status, errorOf(refused).message]).toEqual([404, 'Solution image not found']);
    const admin = createApiClient(app, await buildAdmin(app.database));
    expect((await admin.get(address)).status).toBe(200);
  });

  it('returns 404 for a question without any solution', async () => {
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    await buildQuestion(app.database, { topicId: topic.id, kind: 'RAPID_FIRE', explanation: ' ' });
    const learner = createApiClient(app, await buildPupil(app.database));
    const quiz = quizOf(await startQuiz(learner, subject));
    expect(itemAt(quiz.questions, 0).explanationText).toBeNull();
    expect((await learner.get(`/rapid-fire/solution/${itemAt(quiz.questions, 0).id}`)).status).toBe(404);
  });
});

describe('a report from a quiz', () => {
  it('stores the quiz', async () => {
    const { learner, quiz } = await play();
    const { id } = itemAt(quiz.questions, 0);
    const report = {
      questionType: 'rapid-fire',
      questionId: id,
      reason: 'Unclear Question',
      sessionId: quiz.sessionId,
    };
    expect((await learner.post('/questions/flag', report)).status).toBe(200);
    const stored = await app.database.report.findFirst({ where: { userId: learner.user.id } });
    expect(stored).toMatchObject({ questionId: id, rapidFireSessionId: quiz.sessionId });
  });
});
