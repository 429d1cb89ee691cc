import * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import { describe, expect, it } from 'vitest';
import { buildCreativeQuestion, buildCreativeQuestions } from '#testing/builders/build-creative-writing.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildParent } from '#testing/builders/build-user.ts';
import { createChallengeTestApp } from '#testing/helpers/challenge-helpers.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { app, time, buildLearner, choiceOf, startReply, start, answer, complete, active, begin } =
  await createChallengeTestApp();

describe('POST /creative-writing/start', () => {
  it('gives published questions of the choice, unanswered ones first, and not more than requested', async () => {
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

  it('a repeated request gets the same challenge, even when it is finished', async () => {
    const subject = await buildSubject(app.database);
    await buildCreativeQuestions(app.database, 2, subject);
    const learner = await buildLearner();
    const again = () => startReply(learner, subject).set('Idempotency-Key', 'once');
    const first = bodyOf(contract.startChallenge, await again());
    await complete(learner, first.sessionId ?? '');
    expect(bodyOf(contract.startChallenge, await again()).sessionId).toBe(first.sessionId);
    expect(await app.database.creativeWritingSession.count({ where: { userId: learner.user.id } })).toBe(1);
  });

  it('does not send anything that reveals the best option', async () => {
    const { learner, session, subject } = await begin();
    const question = itemAt(session.questions, 0);
    expect(question).toMatchObject({
      difficulty: 'standard',
      ageGroup: 'Year 6-7',
      theme: 'Storms',
      estimatedTime: 300,
      brief: 'One\nTwo\nThree\nFour',
      options: { A: 'Paragraph A', B: 'Paragraph B', C: 'Paragraph C', D: 'Paragraph D' },
      wordBank: ['brine', 'gust'],
    });
    const answerReply = await answer(learner, session.sessionId, question.id, 'B');
    for (const reply of [
      await startReply(learner, subject),
      await active(learner, subject),
      answerReply,
      await learner.get('/creative-writing/progress'),
    ]) {
      expect(reply.status).toBe(200);
      expect(reply.text).not.toMatch(/secret|explanation|"scores?"/i);
    }
  });

  it('continues an interrupted challenge with its answers', async () => {
    const { learner, session, subject } = await begin();
    const { id: questionId } = itemAt(session.questions, 0);
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
      startedAt: time.clock().toISOString(),
    });
    await complete(learner, session.sessionId);
    expect((await active(learner, subject)).body).toEqual({ session: null });
    expect((await start(learner, subject)).sessionId).not.toBe(session.sessionId);
  });

  it('continues only a challenge of the same length, and keeps the other open', async () => {
    const { learner, session: all, subject } = await begin(7);
    const round = await start(learner, subject, { numberOfQuestions: 5 });
    expect([round.totalQuestions, round.sessionId === all.sessionId]).toEqual([5, false]);
    expect((await start(learner, subject, { numberOfQuestions: 5 })).sessionId).toBe(round.sessionId);
    expect((await start(learner, subject)).sessionId).toBe(all.sessionId);
  });

  it('gives other questions in the next round while there are any', async () => {
    const subject = await buildSubject(app.database);
    await buildCreativeQuestions(app.database, 12, subject);
    const learner = await buildLearner();
    const given: string[] = [];
    for (let round = 0; round < 2; round++) {
      const session = await start(learner, subject, { numberOfQuestions: 5 });
      for (const { id } of session.questions) {
        await answer(learner, session.sessionId, id, 'B');
        given.push(id);
      }
      await complete(learner, session.sessionId);
      time.advance(60_000);
    }
    expect(new Set(given).size).toBe(10);
    const third = await start(learner, subject, { numberOfQuestions: 5 });
    const ids = third.questions.map(({ id }) => id);
    expect(ids.slice(0, 2).some((id) => given.includes(id))).toBe(false);
    // Then those of the first round, which were answered longest ago.
    expect(given.slice(0, 5)).toEqual(expect.arrayContaining(ids.slice(2)));
  });

  it('begins with the question that is named, also when it was answered before', async () => {
    const { learner, session, subject } = await begin(6);
    const named = itemAt(session.questions, 4).id;
    await answer(learner, session.sessionId, named, 'A');
    const first = await start(learner, subject, { numberOfQuestions: 3, questionId: named.toUpperCase() });
    expect([first.totalQuestions, itemAt(first.questions, 0).id]).toEqual([3, named]);
    expect(first.answers).toEqual([]);
    const again = await start(learner, subject, { numberOfQuestions: 3, questionId: named });
    expect(again.sessionId).toBe(first.sessionId);
    await answer(learner, first.sessionId, named, 'A');
    const later = await start(learner, subject, { numberOfQuestions: 3, questionId: named });
    expect(later.sessionId).not.toBe(first.sessionId);
  });

  it('refuses to begin with a question that is not published there', async () => {
    const { learner, subject } = await begin(2);
    const elsewhere = await buildCreativeQuestion(app.database, await buildSubject(app.database));
    const draft = await buildCreativeQuestion(app.database, subject, { status: 'DRAFT' });
    const elite = await buildCreativeQuestion(app.database, subject, { difficulty: 'ELITE' });
    for (const { id } of [elsewhere, draft, elite]) {
      const reply = await startReply(learner, subject, { questionId: id });
      expect([reply.status, errorOf(reply).message]).toEqual([
        422,
        'This brief is no longer here. Please start with another one.',
      ]);
    }
    const ofElite = await start(learner, subject, { questionId: elite.id, difficulty: 'elite' });
    expect(ofElite.questions.map(({ id }) => id)).toEqual([elite.id]);
    expect((await startReply(learner, subject, { questionId: 'x' })).status).toBe(400);
  });

  it('starts one challenge for many requests at the same time', async () => {
    const subject = await buildSubject(app.database);
    await buildCreativeQuestions(app.database, 2, subject);
    const learner = await buildLearner();
    const sessions = await Promise.all(Array.from({ length: 6 }, () => start(learner, subject)));
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it('returns an empty list and no session when nothing matches', async () => {
    const subject = await buildSubject(app.database);
    const learner = await buildLearner();
    expect((await startReply(learner, subject)).body).toEqual({
      questions: [],
      sessionId: null,
      totalQuestions: 0,
      answers: [],
    });
  });

  it('explains why a choice is refused', async () => {
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

describe('GET /creative-writing/brief-counts', () => {
  it('counts the published briefs of each visible subject by difficulty, and those not answered yet', async () => {
    const { learner, session, subject } = await begin(3);
    await buildCreativeQuestion(app.database, subject, { difficulty: 'ELITE' });
    await buildCreativeQuestion(app.database, subject, { status: 'DRAFT' });
    const hidden = await buildSubject(app.database, { visibility: 'DRAFT' });
    await buildCreativeQuestion(app.database, hidden);
    const empty = await buildSubject(app.database);
    await answer(learner, session.sessionId, itemAt(session.questions, 0).id, 'A');
    const counts = bodyOf(contract.briefCounts, await learner.get('/creative-writing/brief-counts'));
    expect(counts.find(({ subjectId }) => subjectId === subject.id)).toEqual({
      examTypeId: subject.stageId,
      subjectId: subject.id,
      counts: {
        standard: { total: 3, unanswered: 2 },
        advanced: { total: 0, unanswered: 0 },
        elite: { total: 1, unanswered: 1 },
      },
    });
    const listed = counts.map(({ subjectId }) => subjectId);
    expect(listed).not.toContain(hidden.id);
    expect(listed).not.toContain(empty.id);
  });
});

describe('access', () => {
  it('requires a signed-in learner', async () => {
    const { subject, session } = await begin();
    const parent = createApiClient(app, await buildParent(app.database));
    const { id } = itemAt(session.questions, 0);
    const answerBody = { sessionId: session.sessionId, questionId: id, selectedOption: 'A', timeSpent: 1 };
    for (const [path, body] of [
      ['/creative-writing/start', choiceOf(subject)],
      ['/creative-writing/answer', answerBody],
      ['/creative-writing/complete', { sessionId: session.sessionId }],
    ] as const) {
      expect((await app.request.post(`/api${path}`).send(body)).status).toBe(401);
      expect((await parent.post(path, body)).status).toBe(403);
    }
    for (const path of [
      '/creative-writing/progress',
      '/creative-writing/active',
      '/creative-writing/brief-counts',
    ]) {
      expect((await app.request.get(`/api${path}`)).status).toBe(401);
      expect((await parent.get(path)).status).toBe(403);
    }
  });
});
