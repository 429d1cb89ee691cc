import { recountPupils } from '#modules/progress/recount.repository.ts';
import * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import { describe, expect, it } from 'vitest';
import { buildCreativeQuestions } from '#testing/builders/build-creative-writing.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { createChallengeTestApp } from '#testing/helpers/challenge-helpers.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { app, time, buildLearner, answer, complete, begin, play } = await createChallengeTestApp();

const countersOf = async (userId: string) => ({
  totals: await app.database.pupilTotals.findUnique({ where: { userId } }),
  days: await app.database.dailyActivity.findMany({ where: { userId }, orderBy: { day: 'asc' } }),
  progress: await app.database.creativeWritingProgress.findMany({ where: { userId } }),
});

describe('POST /creative-writing/complete', () => {
  it('counts skipped questions as 0, shows the points of each option and updates every counter', async () => {
    time.set('2026-06-10T22:58:00Z');
    const { learner, session, subject } = await begin(4);
    for (const [index, letter] of ['A', 'B', 'D'].entries()) {
      time.advance(50_000);
      await answer(learner, session.sessionId, itemAt(session.questions, index).id, letter);
    }
    const body = bodyOf(contract.completeChallenge, await complete(learner, session.sessionId));
    expect(body).toMatchObject({
      sessionId: session.sessionId,
      examType: { id: subject.stageId },
      subject: { id: subject.id, name: subject.name },
      results: {
        totalScore: 5,
        maxPossibleScore: 12,
        averageScore: 42,
        timeSpent: 90,
        averageTimePerQuestion: 30,
      },
    });
    expect(body.detailedResults.map(({ question }) => question.id)).toEqual(
      session.questions.map(({ id }) => id),
    );
    expect(itemAt(body.detailedResults, 0)).toMatchObject({
      question: {
        scores: { A: 3, B: 2, C: 1, D: 0 },
        explanations: { A: 'Secret explanation of A' },
        microWritePrompt: 'Secret prompt: write one sentence.',
        teacherNotes: 'Secret notes: A shows, D tells.',
      },
      userAnswer: { selectedOption: 'A', scoreAwarded: 3, maxPossibleScore: 3, timeSpent: 30 },
    });
    expect(itemAt(body.detailedResults, 3).userAnswer).toEqual({
      selectedOption: null,
      scoreAwarded: 0,
      maxPossibleScore: 3,
      timeSpent: 0,
    });
    // Half past midnight in London. A challenge does not count as a test.
    const day = new Date('2026-06-11T00:00:00Z');
    expect(await countersOf(learner.user.id)).toMatchObject({
      totals: { testsFinished: 0, scoreSum: 0, studySeconds: 90, streakDays: 1, lastFinishOn: day },
      days: [{ day, finishedCount: 1, answeredCount: 0, correctCount: 0, studySeconds: 90 }],
      progress: [{ totalSessions: 1, scoreSum: 42, bestSessionScore: 42, recentScores: [42] }],
    });
  });

  it('gives a bonus point for each reasoning of ten words, which changes no score', async () => {
    const { learner, session } = await begin(3);
    const [first, second] = [itemAt(session.questions, 0), itemAt(session.questions, 1)];
    const justification = 'It shows the cold through her hands and not through adjectives.';
    await answer(learner, session.sessionId, first.id, 'A', { justification });
    await answer(learner, session.sessionId, second.id, 'A', { justification: 'It is the best.' });
    const { results } = bodyOf(contract.completeChallenge, await complete(learner, session.sessionId));
    expect(results).toMatchObject({ totalScore: 6, maxPossibleScore: 9, averageScore: 67, bonusPoints: 1 });
  });

  it('has one effect and one result, however often it is sent, also at the same time', async () => {
    const { learner, session } = await begin();
    await answer(learner, session.sessionId, itemAt(session.questions, 0).id, 'A');
    const replies = await Promise.all(Array.from({ length: 8 }, () => complete(learner, session.sessionId)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    time.advance(86_400_000);
    expect((await complete(learner, session.sessionId)).text).toBe(itemAt(replies, 0).text);
    const { totals, days, progress } = await countersOf(learner.user.id);
    expect(totals).toMatchObject({ streakDays: 1, studySeconds: 0 });
    expect(days).toMatchObject([{ finishedCount: 1 }]);
    expect(progress).toMatchObject([{ totalSessions: 1 }]);
  });

  it('continues the streak, and a recount gives the same', async () => {
    time.set('2026-06-10T15:00:00Z');
    const subject = await buildSubject(app.database);
    await buildCreativeQuestions(app.database, 2, subject);
    const learner = await buildLearner();
    for (const [day, letters] of [
      ['10', ['D', 'D']],
      ['11', ['C', 'D']],
      ['11', ['B', 'C']],
      ['13', ['A', 'B']],
      ['14', ['A', 'A']],
      ['15', ['A']],
      ['16', ['B', 'B']],
    ] as const) {
      time.set(`2026-06-${day}T15:00:00Z`);
      await play(learner, subject, letters);
    }
    const counters = await countersOf(learner.user.id);
    expect(counters.totals).toMatchObject({ streakDays: 6, bestStreak: 6 });
    expect(counters.days.map(({ finishedCount }) => finishedCount)).toEqual([1, 2, 1, 1, 1, 1]);
    expect(counters.progress).toMatchObject([
      {
        totalSessions: 7,
        scoreSum: 17 + 50 + 83 + 100 + 50 + 67,
        bestSessionScore: 100,
        recentScores: [17, 50, 83, 100, 50, 67],
      },
    ]);
    await recountPupils(app.database.sql, [learner.user.id]);
    expect(await countersOf(learner.user.id)).toEqual(counters);
  });
});

describe('GET /creative-writing/progress', () => {
  it('shows the caller’s progress, the last played first', async () => {
    const learner = await buildLearner();
    const [english, writing] = [await buildSubject(app.database), await buildSubject(app.database)];
    for (const subject of [english, writing]) await buildCreativeQuestions(app.database, 2, subject);
    time.set('2026-06-10T15:00:00Z');
    await play(learner, english, ['D', 'C']);
    await play(learner, writing, ['A', 'B']);
    time.advance(60_000);
    await play(learner, english, ['A', 'A']);
    const progress = bodyOf(contract.creativeProgress, await learner.get('/creative-writing/progress'));
    expect(progress).toMatchObject([
      {
        examTypeId: english.stageId,
        subjectId: english.id,
        subjectName: english.name,
        recentTrend: 'improving',
        averageScore: 59,
        bestSessionScore: 100,
        totalSessions: 2,
        lastPlayedAt: time.clock().toISOString(),
      },
      { subjectId: writing.id, recentTrend: 'stable', averageScore: 83, totalSessions: 1 },
    ]);
    expect((await (await buildLearner()).get('/creative-writing/progress')).body).toEqual([]);
  });
});
