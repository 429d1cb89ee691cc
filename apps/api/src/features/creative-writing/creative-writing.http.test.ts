import { recountPupils } from '@markwell/database/recount';
import * as contract from '@markwell/shared/features/creative-writing/creative-writing.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCreativeQuestion, buildCreativeQuestions } from '../../testing/build-creative-writing.ts';
import { buildSubject } from '../../testing/build-curriculum.ts';
import { buildPupil, buildUser } from '../../testing/build-people.ts';
import { createLearner, type Learner } from '../../testing/learner.ts';
import { nth } from '../../testing/nth.ts';
import { bodyOf, errorOf } from '../../testing/reply.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let now = new Date('2026-06-10T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});

type Subject = Awaited<ReturnType<typeof buildSubject>>;
const at = (instant: string) => {
  now = new Date(instant);
};
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const choiceOf = (subject: Subject) => ({ examTypeId: subject.stageId, subjectId: subject.id });
const buildLearner = async () => createLearner(app, await buildPupil(app.database));
const startReply = (learner: Learner, subject: Subject, more: object = {}) =>
  learner.post('/creative-writing/start', { ...choiceOf(subject), ...more });
const start = async (learner: Learner, subject: Subject, more: object = {}) => {
  const session = bodyOf(contract.startChallenge, await startReply(learner, subject, more));
  return { ...session, sessionId: session.sessionId ?? '' };
};
const answer = (
  learner: Learner,
  sessionId: string,
  questionId: string,
  selectedOption: string,
  more: object = {},
) =>
  learner.post('/creative-writing/answer', { sessionId, questionId, selectedOption, timeSpent: 30, ...more });
const complete = (learner: Learner, sessionId: string) =>
  learner.post('/creative-writing/complete', { sessionId });
const active = (learner: Learner, subject: Subject) =>
  learner.get(`/creative-writing/active?examTypeId=${subject.stageId}&subjectId=${subject.id}`);

async function begin(count = 3) {
  const subject = await buildSubject(app.database);
  await buildCreativeQuestions(app.database, count, subject);
  const learner = await buildLearner();
  return { subject, learner, session: await start(learner, subject) };
}

/** A whole session with these letters, in the order of its questions. */
async function play(learner: Learner, subject: Subject, letters: readonly string[]) {
  const { sessionId, questions } = await start(learner, subject);
  for (const [index, letter] of letters.entries()) {
    wait(60);
    await answer(learner, sessionId, nth(questions, index).id, letter);
  }
  return bodyOf(contract.completeChallenge, await complete(learner, sessionId));
}

const countersOf = async (userId: string) => ({
  totals: await app.database.pupilTotals.findUnique({ where: { userId } }),
  days: await app.database.dailyActivity.findMany({ where: { userId }, orderBy: { day: 'asc' } }),
  progress: await app.database.creativeWritingProgress.findMany({ where: { userId } }),
});

describe('POST /creative-writing/start', () => {
  it('asks the published questions of the choice, fresh ones first, and no more than asked for', async () => {
    const subject = await buildSubject(app.database);
    const questions = await buildCreativeQuestions(app.database, 3, subject);
    const elite = await buildCreativeQuestion(app.database, subject, { difficulty: 'ELITE' });
    await buildCreativeQuestion(app.database, subject, { status: 'DRAFT' });
    await buildCreativeQuestion(app.database, subject, { status: 'ARCHIVED' });
    await buildCreativeQuestion(app.database, await buildSubject(app.database));
    const learner = await buildLearner();
    const first = await start(learner, subject, { numberOfQuestions: 2 });
    expect(first).toMatchObject({ totalQuestions: 2, answers: [] });
    for (const { id } of first.questions) await answer(learner, first.sessionId, id, 'A');
    await complete(learner, first.sessionId);

    const second = await start(learner, subject);
    const ids = (session: typeof second) => session.questions.map(({ id }) => id);
    expect(ids(second).toSorted()).toEqual(questions.map(({ id }) => id).sort());
    expect(ids(first)).not.toContain(ids(second)[0]);
    expect(ids(await start(learner, subject, { difficulty: 'elite' }))).toEqual([elite.id]);
  });

  it('keeps back everything that would give the answer away', async () => {
    const { learner, session, subject } = await begin();
    const question = nth(session.questions, 0);
    expect(question).toMatchObject({
      difficulty: 'standard',
      ageGroup: 'Year 6-7',
      theme: 'Storms',
      estimatedTime: 300,
      brief: 'One\nTwo\nThree\nFour',
      options: { A: 'Paragraph A', B: 'Paragraph B', C: 'Paragraph C', D: 'Paragraph D' },
      wordBank: ['brine', 'gust'],
    });
    const given = await answer(learner, session.sessionId, question.id, 'B');
    for (const reply of [
      await startReply(learner, subject),
      await active(learner, subject),
      given,
      await learner.get('/creative-writing/progress'),
    ]) {
      expect(reply.status).toBe(200);
      expect(reply.text).not.toMatch(/secret|explanation|"scores?"/i);
    }
  });

  it('continues an interrupted session with what was answered', async () => {
    const { learner, session, subject } = await begin();
    const { id: questionId } = nth(session.questions, 0);
    await answer(learner, session.sessionId, questionId, 'B');
    const resumed = await start(learner, subject);
    expect(resumed).toEqual({
      ...session,
      answers: [{ questionId, selectedOption: 'B', scoreAwarded: 2 }],
    });
    expect(bodyOf(contract.activeChallenge, await active(learner, subject)).session).toEqual({
      sessionId: session.sessionId,
      difficulty: 'standard',
      totalQuestions: 3,
      answeredQuestions: 1,
      startedAt: now.toISOString(),
    });
    await complete(learner, session.sessionId);
    expect((await active(learner, subject)).body).toEqual({ session: null });
    expect((await start(learner, subject)).sessionId).not.toBe(session.sessionId);
  });

  it('opens one session however often it is sent at once', async () => {
    const subject = await buildSubject(app.database);
    await buildCreativeQuestions(app.database, 2, subject);
    const learner = await buildLearner();
    const sessions = await Promise.all(Array.from({ length: 6 }, () => start(learner, subject)));
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it('has an empty list and no session when nothing matches', async () => {
    const subject = await buildSubject(app.database);
    const learner = await buildLearner();
    expect((await startReply(learner, subject)).body).toEqual({
      questions: [],
      sessionId: null,
      totalQuestions: 0,
      answers: [],
    });
  });

  it('says what is wrong with a choice', async () => {
    const subject = await buildSubject(app.database);
    const hidden = await buildSubject(app.database, { visibility: 'DRAFT' });
    const learner = await buildLearner();
    expect((await startReply(learner, hidden)).status).toBe(404);
    expect((await startReply(learner, subject, { examTypeId: hidden.stageId })).status).toBe(422);
    const neither = await learner.post('/creative-writing/start', {});
    expect(neither.status).toBe(400);
    expect(neither.text).toContain('Please select both exam type and subject');
    for (const more of [{ numberOfQuestions: 51 }, { numberOfQuestions: 0 }, { difficulty: 'easy' }]) {
      expect((await startReply(learner, subject, more)).status).toBe(400);
    }
  });
});

describe('POST /creative-writing/answer', () => {
  it('scores the option, trims the reasoning and lets no more time pass than did', async () => {
    const { learner, session } = await begin();
    const [first, second] = [nth(session.questions, 0), nth(session.questions, 1)];
    wait(40);
    const reply = await answer(learner, session.sessionId, first.id, 'A', {
      timeSpent: 4000,
      justification: '  It shows. ',
    });
    expect(reply.body).toEqual({ isOptimal: true, scoreAwarded: 3, maxPossibleScore: 3 });
    const poor = await answer(learner, session.sessionId, second.id, 'D', { justification: '   ' });
    expect(poor.body).toEqual({ isOptimal: false, scoreAwarded: 0, maxPossibleScore: 3 });
    const stored = await app.database.creativeWritingAnswer.findMany({
      where: { sessionId: session.sessionId },
      orderBy: { ordinal: 'asc' },
    });
    expect(stored).toMatchObject([
      { selectedOption: 'A', scoreAwarded: 3, timeSpentSeconds: 40, justification: 'It shows.' },
      { selectedOption: 'D', scoreAwarded: 0, timeSpentSeconds: 30, justification: null },
      { selectedOption: null, scoreAwarded: null },
    ]);
  });

  it('keeps the first answer, whatever comes after it', async () => {
    const { learner, session } = await begin();
    const { id } = nth(session.questions, 0);
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((l) => answer(learner, session.sessionId, id, l)),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    await complete(learner, session.sessionId);
    const late = await answer(learner, session.sessionId, id, 'A');
    expect(late.body).toEqual(nth(replies, 0).body);
  });

  it('takes nothing new once the session is finished', async () => {
    const { learner, session } = await begin();
    await complete(learner, session.sessionId);
    const reply = await answer(learner, session.sessionId, nth(session.questions, 0).id, 'A');
    expect([reply.status, errorOf(reply).code]).toEqual([409, 'CONFLICT']);
  });

  it("knows neither another's session nor a question of another", async () => {
    const { learner, session } = await begin();
    const other = await begin();
    const { id } = nth(session.questions, 0);
    expect((await answer(other.learner, session.sessionId, id, 'A')).status).toBe(404);
    expect((await complete(other.learner, session.sessionId)).status).toBe(404);
    expect((await active(other.learner, other.subject)).text).not.toContain(session.sessionId);
    expect((await answer(learner, session.sessionId, nth(other.session.questions, 0).id, 'A')).status).toBe(
      422,
    );
    expect((await complete(learner, crypto.randomUUID())).status).toBe(404);
  });

  it('refuses what is no answer', async () => {
    const { learner, session } = await begin();
    const { id } = nth(session.questions, 0);
    const none = await answer(learner, session.sessionId, id, '');
    expect(none.text).toContain('Please select an option before continuing');
    expect(none.status).toBe(400);
    for (const more of [
      { selectedOption: 'E' },
      { timeSpent: -1 },
      { justification: 'x'.repeat(2001) },
      { justification: 'a\u0000b' },
      { questionId: 'x' },
    ]) {
      expect((await answer(learner, session.sessionId, id, 'A', more)).status).toBe(400);
    }
  });

  it('hands markup back as the text it is', async () => {
    const { learner, session } = await begin(1);
    const justification = '<img src=x onerror=alert(1)>';
    await answer(learner, session.sessionId, nth(session.questions, 0).id, 'A', { justification });
    const { detailedResults } = bodyOf(
      contract.completeChallenge,
      await complete(learner, session.sessionId),
    );
    expect(nth(detailedResults, 0).userAnswer.justification).toBe(justification);
  });
});

describe('POST /creative-writing/complete', () => {
  it('counts what was left out as 0, opens the keys and moves every counter', async () => {
    at('2026-06-10T22:58:00Z');
    const { learner, session, subject } = await begin(4);
    for (const [index, letter] of ['A', 'B', 'D'].entries()) {
      wait(50);
      await answer(learner, session.sessionId, nth(session.questions, index).id, letter);
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
    expect(nth(body.detailedResults, 0)).toMatchObject({
      question: {
        scores: { A: 3, B: 2, C: 1, D: 0 },
        explanations: { A: 'Secret explanation of A' },
        microWritePrompt: 'Secret prompt: write one sentence.',
        teacherNotes: 'Secret notes: A shows, D tells.',
      },
      userAnswer: { selectedOption: 'A', scoreAwarded: 3, maxPossibleScore: 3, timeSpent: 30 },
    });
    expect(nth(body.detailedResults, 3).userAnswer).toEqual({
      selectedOption: null,
      scoreAwarded: 0,
      maxPossibleScore: 3,
      timeSpent: 0,
    });
    // Half past midnight in London, and no test.
    const day = new Date('2026-06-11T00:00:00Z');
    expect(await countersOf(learner.user.id)).toMatchObject({
      totals: { testsFinished: 0, scoreSum: 0, studySeconds: 90, streakDays: 1, lastFinishOn: day },
      days: [{ day, finishedCount: 1, answeredCount: 0, correctCount: 0, studySeconds: 90 }],
      progress: [{ totalSessions: 1, scoreSum: 42, bestSessionScore: 42, recentScores: [42] }],
    });
  });

  it('has one effect and one result however often and however simultaneously it is sent', async () => {
    const { learner, session } = await begin();
    await answer(learner, session.sessionId, nth(session.questions, 0).id, 'A');
    const replies = await Promise.all(Array.from({ length: 8 }, () => complete(learner, session.sessionId)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    wait(86_400);
    expect((await complete(learner, session.sessionId)).text).toBe(nth(replies, 0).text);
    const { totals, days, progress } = await countersOf(learner.user.id);
    expect(totals).toMatchObject({ streakDays: 1, studySeconds: 0 });
    expect(days).toMatchObject([{ finishedCount: 1 }]);
    expect(progress).toMatchObject([{ totalSessions: 1 }]);
  });

  it('carries the streak on, and a recount finds the same', async () => {
    at('2026-06-10T15:00:00Z');
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
      at(`2026-06-${day}T15:00:00Z`);
      await play(learner, subject, letters);
    }
    const counters = await countersOf(learner.user.id);
    expect(counters.totals).toMatchObject({ streakDays: 4, bestStreak: 4 });
    expect(counters.days.map(({ finishedCount }) => finishedCount)).toEqual([1, 2, 1, 1, 1, 1]);
    expect(counters.progress).toMatchObject([
      {
        totalSessions: 7,
        scoreSum: 17 + 50 + 83 + 100 + 50 + 67,
        bestSessionScore: 100,
        recentScores: [17, 50, 83, 100, 50, 67],
      },
    ]);
    await app.database.$transaction((transaction) => recountPupils(transaction, [learner.user.id]));
    expect(await countersOf(learner.user.id)).toEqual(counters);
  });
});

describe('GET /creative-writing/progress', () => {
  it('shows how the caller stands, the last played first', async () => {
    const learner = await buildLearner();
    const [english, writing] = [await buildSubject(app.database), await buildSubject(app.database)];
    for (const subject of [english, writing]) await buildCreativeQuestions(app.database, 2, subject);
    at('2026-06-10T15:00:00Z');
    await play(learner, english, ['D', 'C']);
    await play(learner, writing, ['A', 'B']);
    wait(60);
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
        lastPlayedAt: now.toISOString(),
      },
      { subjectId: writing.id, recentTrend: 'stable', averageScore: 83, totalSessions: 1 },
    ]);
    expect((await (await buildLearner()).get('/creative-writing/progress')).body).toEqual([]);
  });
});

describe('who may play', () => {
  it('is a learner who is signed in', async () => {
    const { subject, session } = await begin();
    const parent = createLearner(app, await buildUser(app.database, { role: 'PARENT' }));
    const { id } = nth(session.questions, 0);
    const given = { sessionId: session.sessionId, questionId: id, selectedOption: 'A', timeSpent: 1 };
    for (const [path, body] of [
      ['/creative-writing/start', choiceOf(subject)],
      ['/creative-writing/answer', given],
      ['/creative-writing/complete', { sessionId: session.sessionId }],
    ] as const) {
      expect((await app.request.post(`/api${path}`).send(body)).status).toBe(401);
      expect((await parent.post(path, body)).status).toBe(403);
    }
    for (const path of ['/creative-writing/progress', '/creative-writing/active']) {
      expect((await app.request.get(`/api${path}`)).status).toBe(401);
      expect((await parent.get(path)).status).toBe(403);
    }
  });
});
