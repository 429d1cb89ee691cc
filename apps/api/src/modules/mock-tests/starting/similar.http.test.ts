import { describe, expect, it } from 'vitest';
import { answerColumns } from '#modules/attempts/answer-columns.ts';
import { finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { createMockTestHelpers } from '#testing/helpers/mock-test-helpers.ts';
import { startedTestOf } from '#testing/requests/api-client.ts';

const { app, pupil, now, buildBank, idsOf } = await createMockTestHelpers();

describe('POST /tests/similar', () => {
  it('returns another question of the same topic and difficulty', async () => {
    const { subject, topic, ids } = await buildBank(2, 3);
    await buildQuestion(app.database, { topicId: topic.id, difficulty: 4 });
    const reply = await pupil.post('/tests/similar', { questionId: ids[0] });
    expect(reply.status).toBe(200);
    expect(startedTestOf(reply)).toMatchObject({
      kind: 'SIMILAR_QUESTION',
      requestedQuestions: 1,
      subject: { id: subject.id },
    });
    expect(idsOf(reply)).toEqual([ids[1]]);
  });

  it('prefers its question family: unseen ones first, then the nearest difficulty', async () => {
    const { subject, topic, questions, ids } = await buildBank(4, 2);
    const [original, far, seen, near] = ids;
    const inFamily = async (id: string | undefined, sourceId: string, difficulty: number) => {
      await app.database.question.update({ where: { id: id ?? '' }, data: { sourceId, difficulty } });
    };
    const family = `${topic.id}/temperature`;
    await inFamily(original, `${family}/2-1`, 2);
    await inFamily(far, `${family}/5-1`, 5);
    await inFamily(seen, `${family}/2-2`, 2);
    await inFamily(near, `${family}/3-1`, 3);
    for (let count = 0; count < 20; count++) {
      const other = await buildQuestion(app.database, { topicId: topic.id, difficulty: 2 });
      await inFamily(other.id, `${topic.id}/rounding/2-${String(count)}`, 2);
    }
    const shown = questions.filter(({ id }) => id === seen);
    const answers = shown.map(({ id, ...question }) => ({
      ...question,
      questionId: id,
      response: null,
      isCorrect: false,
    }));
    await app.database.attempt.create({
      data: finishedAttempt(
        { userId: pupil.user.id, subject, finishedAt: '2026-06-01T10:00:00Z', score: 0 },
        answerColumns(now, answers),
      ),
    });
    const drawn: string[] = [];
    for (let count = 0; count < 3; count++) {
      drawn.push(...idsOf(await pupil.post('/tests/similar', { questionId: original })));
    }
    expect(drawn).toEqual([near, far, seen]);
  });

  it('returns one of another difficulty when the topic has no other of this one', async () => {
    const { topic, ids } = await buildBank(1, 3);
    const easy = await buildQuestion(app.database, { topicId: topic.id, difficulty: 1 });
    const reply = await pupil.post('/tests/similar', { questionId: ids[0] });
    expect(reply.status).toBe(200);
    expect(idsOf(reply)).toEqual([easy.id]);
  });

  it('never returns one of a tier that the question is not for', async () => {
    const { topic, ids } = await buildBank(2, 3);
    const inFamily = (id: string | undefined, number: number) =>
      app.database.question.update({
        where: { id: id ?? '' },
        data: { sourceId: `${topic.id}/vectors/3-${number}` },
      });
    const [foundation] = await buildQuestions(app.database, 3, {
      topicId: topic.id,
      difficulty: 3,
      tier: 'FOUNDATION',
    });
    const higher = await buildQuestion(app.database, { topicId: topic.id, difficulty: 3, tier: 'HIGHER' });
    await inFamily(higher.id, 1);
    await inFamily(foundation?.id, 2);
    expect(ids).toEqual(
      expect.arrayContaining(idsOf(await pupil.post('/tests/similar', { questionId: higher.id }))),
    );
    expect(idsOf(await pupil.post('/tests/similar', { questionId: ids[0] }))).toEqual([ids[1]]);
  });

  it('returns a message when there is no other', async () => {
    const { ids } = await buildBank(1);
    const reply = await pupil.post('/tests/similar', { questionId: ids[0] });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ message: 'There is no similar question yet.' });
  });

  it('returns 404 for a draft, an unknown question and one of a hidden subject', async () => {
    const { subject, topic, ids } = await buildBank(2);
    const draft = await buildQuestion(app.database, { topicId: topic.id, published: false });
    expect((await pupil.post('/tests/similar', { questionId: draft.id })).status).toBe(404);
    expect((await pupil.post('/tests/similar', { questionId: subject.id })).status).toBe(404);
    await app.database.subject.update({ where: { id: subject.id }, data: { visibility: 'DRAFT' } });
    expect((await pupil.post('/tests/similar', { questionId: ids[0] })).status).toBe(404);
    expect((await pupil.post('/tests/similar', { questionId: 'x' })).status).toBe(400);
    expect((await app.request.post('/api/tests/similar').send({})).status).toBe(401);
  });
});
