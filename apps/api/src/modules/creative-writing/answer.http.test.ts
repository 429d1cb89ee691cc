import * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import { describe, expect, it } from 'vitest';
import { createChallengeTestApp } from '#testing/helpers/challenge-helpers.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { app, time, answer, complete, active, begin } = await createChallengeTestApp();

describe('POST /creative-writing/answer', () => {
  it('gives points for the option, trims the reasoning and limits the time to the time that passed', async () => {
    const { learner, session } = await begin();
    const [first, second] = [itemAt(session.questions, 0), itemAt(session.questions, 1)];
    time.advance(40_000);
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

  it('keeps the first answer when others follow', async () => {
    const { learner, session } = await begin();
    const { id } = itemAt(session.questions, 0);
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((l) => answer(learner, session.sessionId, id, l)),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    await complete(learner, session.sessionId);
    const late = await answer(learner, session.sessionId, id, 'A');
    expect(late.body).toEqual(itemAt(replies, 0).body);
  });

  it('accepts no answer after the challenge is finished', async () => {
    const { learner, session } = await begin();
    await complete(learner, session.sessionId);
    const reply = await answer(learner, session.sessionId, itemAt(session.questions, 0).id, 'A');
    expect([reply.status, errorOf(reply).code]).toEqual([409, 'CONFLICT']);
  });

  it("finds neither another pupil's challenge nor a question of another challenge", async () => {
    const { learner, session } = await begin();
    const other = await begin();
    const { id } = itemAt(session.questions, 0);
    expect((await answer(other.learner, session.sessionId, id, 'A')).status).toBe(404);
    expect((await complete(other.learner, session.sessionId)).status).toBe(404);
    expect((await active(other.learner, other.subject)).text).not.toContain(session.sessionId);
    expect(
      (await answer(learner, session.sessionId, itemAt(other.session.questions, 0).id, 'A')).status,
    ).toBe(422);
    expect((await complete(learner, crypto.randomUUID())).status).toBe(404);
  });

  it('refuses invalid answers', async () => {
    const { learner, session } = await begin();
    const { id } = itemAt(session.questions, 0);
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

  it('returns markup as plain text', async () => {
    const { learner, session } = await begin(1);
    const justification = '<img src=x onerror=alert(1)>';
    await answer(learner, session.sessionId, itemAt(session.questions, 0).id, 'A', { justification });
    const { detailedResults } = bodyOf(
      contract.completeChallenge,
      await complete(learner, session.sessionId),
    );
    expect(itemAt(detailedResults, 0).userAnswer.justification).toBe(justification);
  });
});
