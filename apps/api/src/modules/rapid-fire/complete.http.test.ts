import { recountPupils } from '#modules/progress/recount.repository.ts';
import { describe, expect, it } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildRevision } from '#testing/builders/build-question.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizAnswers, quizResultOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTimedQuizzes } from '#testing/helpers/timed-quizzes.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';

const { app, wait, play, again, countersOf } = await createTimedQuizzes();

describe('POST /rapid-fire/complete', () => {
  it('marks the answers itself and updates every counter', async () => {
    const { learner, quiz, subject } = await play('2026-06-10T22:59:00Z');
    wait(90);
    const answers = quizAnswers(quiz, 'AAABAAAA.').map((answer) => ({ ...answer, isCorrect: true }));
    const reply = await completeQuiz(learner, quiz, '', {
      answers,
      totalTime: 80.4,
      score: 1000,
      streakBest: 20,
    });
    expect(reply.status).toBe(200);
    const result = quizResultOf(reply);
    expect(result).toMatchObject({
      sessionId: quiz.sessionId,
      level: 1,
      accuracy: 70,
      targetAccuracy: 50,
      correctAnswers: 7,
      totalQuestions: 10,
      bestStreak: 4,
      timeSpent: 80,
      levelCompleted: true,
      nextLevelUnlocked: true,
      questions: quiz.questions,
    });
    expect(result.message).toContain('Level 2');
    expect(result.userAnswers.map(({ selectedAnswer, isCorrect }) => [selectedAnswer, isCorrect])).toEqual([
      ...Array.from({ length: 3 }, () => ['A', true]),
      ['B', false],
      ...Array.from({ length: 4 }, () => ['A', true]),
      [null, false],
      [null, false],
    ]);

    const counters = await countersOf(learner.user.id);
    expect(counters).toMatchObject({
      totals: {
        testsFinished: 0,
        scoreSum: 0,
        answeredCount: 8,
        correctCount: 7,
        studySeconds: 80,
        streakDays: 1,
        bestStreak: 1,
        lastFinishOn: new Date('2026-06-11T00:00:00Z'),
      },
      // After midnight in London.
      days: [
        {
          day: new Date('2026-06-11T00:00:00Z'),
          finishedCount: 1,
          answeredCount: 8,
          correctCount: 7,
          studySeconds: 80,
        },
      ],
      topics: [],
      progress: [{ subjectId: subject.id, currentLevel: 2, totalSessions: 1, bestAccuracy: 70 }],
    });
    const statistics = await app.database.questionStatistics.findMany({
      where: { questionId: { in: quiz.questions.map(({ id }) => id) } },
    });
    expect(statistics.map(({ answeredCount }) => answeredCount)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(statistics.filter(({ correctCount }) => correctCount === 1)).toHaveLength(7);

    await recountPupils(app.database.sql, [learner.user.id]);
    expect(await countersOf(learner.user.id)).toEqual(counters);
  });

  it('returns the first result to repeated requests, with other answers or at the same time', async () => {
    const { learner, quiz } = await play();
    wait(60);
    const replies = await Promise.all(
      ['AAAAAAAAAA', 'BBBBBBBBBB', 'AAAAABBBBB', '.........B'].map((letters) =>
        completeQuiz(learner, quiz, letters),
      ),
    );
    wait(60);
    const later = await completeQuiz(learner, quiz, 'A');
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, later.body]);
    const { totals, progress, days } = await countersOf(learner.user.id);
    expect(days).toMatchObject([{ finishedCount: 1 }]);
    expect(progress).toMatchObject([{ totalSessions: 1, bestAccuracy: quizResultOf(later).accuracy }]);
    expect(totals?.correctCount).toBe(quizResultOf(later).correctAnswers);
  });

  it('does not count a quiz that ended without an answer, and says so', async () => {
    const { learner, quiz, subject } = await play();
    const before = await countersOf(learner.user.id);
    wait(300);
    const reply = await completeQuiz(learner, quiz, '..........');
    expect(quizResultOf(reply)).toMatchObject({ accuracy: 0, levelCompleted: false });
    expect(quizResultOf(reply).message).toContain('this quiz doesn’t count');
    expect((await completeQuiz(learner, quiz, 'A')).body).toEqual(reply.body);
    expect(await countersOf(learner.user.id)).toEqual(before);
    await recountPupils(app.database.sql, [learner.user.id]);
    expect(await countersOf(learner.user.id)).toEqual(before);

    const next = await again(learner, subject, '2026-06-11T15:00:00Z');
    await completeQuiz(learner, next, 'A');
    expect((await countersOf(learner.user.id)).totals).toMatchObject({ streakDays: 1, answeredCount: 1 });
  });

  it('counts both of two quizzes at the same time', async () => {
    const { learner, quiz, subject } = await play();
    const other = await again(learner, subject, '2026-06-10T15:00:10Z');
    wait(60);
    await Promise.all([completeQuiz(learner, quiz, 'AAAA'), completeQuiz(learner, other, 'AAAAAAAAAA')]);
    expect(await countersOf(learner.user.id)).toMatchObject({
      totals: { answeredCount: 14, correctCount: 14, streakDays: 1 },
      progress: [{ totalSessions: 2, bestAccuracy: 100, currentLevel: 2 }],
    });
  });

  it('limits the time to the time that has passed and to the quiz’s time', async () => {
    const { learner, quiz } = await play();
    wait(30);
    expect(quizResultOf(await completeQuiz(learner, quiz, 'A', { totalTime: 250 })).timeSpent).toBe(30);
    const asleep = await play();
    wait(4000);
    const reply = await completeQuiz(asleep.learner, asleep.quiz, 'AAAAA', { totalTime: 4000 });
    expect(quizResultOf(reply)).toMatchObject({ timeSpent: 300, correctAnswers: 5 });
    const stored = await app.database.rapidFireSession.findFirst({ where: { id: asleep.quiz.sessionId } });
    expect(stored?.finishedAt?.toISOString()).toBe(asleep.quiz.deadlineAt);
  });

  it('counts no answer given after the question’s time limit or the end of the quiz', async () => {
    const slow = await play();
    wait(200);
    const oneTooLate = quizAnswers(slow.quiz, 'AAA').map((answer, index) => ({
      ...answer,
      timeSpent: index === 1 ? 22 : 20,
    }));
    const reply = await completeQuiz(slow.learner, slow.quiz, '', { answers: oneTooLate, totalTime: 62 });
    expect(quizResultOf(reply)).toMatchObject({ correctAnswers: 2, bestStreak: 1 });
    expect(quizResultOf(reply).userAnswers[1]).toMatchObject({
      selectedAnswer: null,
      isCorrect: false,
      timeSpent: 20,
    });

    const stretched = await play();
    await app.database.question.updateMany({
      where: { topicId: stretched.topic.id },
      data: { timeLimit: 120 },
    });
    wait(1000);
    const answers = quizAnswers(stretched.quiz, 'AAAAAAAAAA', 60);
    const late = await completeQuiz(stretched.learner, stretched.quiz, '', { answers, totalTime: 600 });
    expect(quizResultOf(late).correctAnswers).toBe(5);
  });

  it('accepts a quiz within a day of its end, for the day it ended, and no later', async () => {
    const { learner, quiz } = await play();
    const other = await play();
    wait(20 * 3600);
    expect((await completeQuiz(learner, quiz, 'A')).status).toBe(200);
    expect((await countersOf(learner.user.id)).days).toMatchObject([
      { day: new Date('2026-06-10T00:00:00Z') },
    ]);
    wait(5 * 3600);
    const reply = await completeQuiz(other.learner, other.quiz, 'A');
    expect([reply.status, errorOf(reply).message]).toEqual([
      422,
      'This quiz ended too long ago. Please start a new one.',
    ]);
    // The old quiz does not prevent a new one.
    expect((await startQuiz(other.learner, other.subject)).status).toBe(200);
  });

  it('marks by the revision that was shown, also when the question was edited since', async () => {
    const { learner, quiz } = await play();
    const { id } = itemAt(quiz.questions, 0);
    await buildRevision(app.database, id, {
      body: 'Edited',
      parts: multipleChoice([
        { text: 'No', isCorrect: false },
        { text: 'Yes', isCorrect: true },
      ]),
    });
    wait(30);
    const result = quizResultOf(await completeQuiz(learner, quiz, 'A'));
    expect(result.userAnswers[0]).toMatchObject({ selectedAnswer: 'A', isCorrect: true });
    expect(result.questions[0]).toEqual(quiz.questions[0]);
  });

  it("returns 404 for another pupil's quiz and for one that does not exist", async () => {
    const { learner, quiz } = await play();
    const other = createApiClient(app, await buildPupil(app.database));
    const reply = await completeQuiz(other, quiz, 'A');
    expect([reply.status, errorOf(reply).message]).toEqual([404, 'This quiz does not exist']);
    expect((await completeQuiz(learner, { ...quiz, sessionId: crypto.randomUUID() }, 'A')).status).toBe(404);
    expect((await countersOf(other.user.id)).totals).toBeNull();
    wait(10);
    expect((await completeQuiz(learner, quiz, 'A')).status).toBe(200);
    expect((await completeQuiz(other, quiz, 'A')).status).toBe(404);
  });

  it('refuses answers that do not belong to the quiz, and changes nothing', async () => {
    const { learner, quiz } = await play();
    const foreign = await buildQuestion(app.database, { kind: 'RAPID_FIRE' });
    const [answer] = quizAnswers(quiz, 'A');
    const statusOf = async (answers: object[], more: object = {}) =>
      (await completeQuiz(learner, quiz, '', { answers, ...more })).status;
    expect(await statusOf([{ ...answer, questionId: foreign.id }])).toBe(422);
    expect(await statusOf([{ ...answer, selectedAnswer: 'E' }])).toBe(422);
    expect(await statusOf([{ ...answer, selectedAnswer: 'F' }])).toBe(400);
    expect(await statusOf([{ ...answer, timeSpent: -1 }])).toBe(400);
    expect([400, 422]).toContain(await statusOf([{ ...answer }, { ...answer, selectedAnswer: 'B' }]));
    expect(await statusOf([], { totalTime: 'long' })).toBe(400);
    expect((await countersOf(learner.user.id)).totals).toBeNull();
  });
});
