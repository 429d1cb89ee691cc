import { beforeAll, describe, expect, it } from 'vitest';
import { markSeenBy } from '#testing/database/seen-questions.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildParent, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let pupil: ApiClient;
beforeAll(async () => {
  app = await createTestApp();
  pupil = createApiClient(app, await buildPupil(app.database));
});

const report = (questionId: string, more: object = {}) => ({
  questionId,
  questionType: 'mock-test',
  reason: 'Wrong Answer',
  sessionId: 'test-session',
  ...more,
});
const reportsOf = (learner: ApiClient) =>
  app.database.report.findMany({ where: { userId: learner.user.id }, orderBy: { id: 'asc' } });

async function buildPaper() {
  const subject = await buildSubject(app.database);
  const { id: subjectId, stageId } = subject;
  const paper = await app.database.pastPaper.create({
    data: { subjectId, stageId, title: 'Specimen', year: 2024, answers: { create: { number: 7 } } },
  });
  return { subject, paper };
}

describe('POST /questions/flag', () => {
  it('stores the question, the reason and the test', async () => {
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    const { id } = await buildQuestion(app.database, { topicId: topic.id });
    const learner = createApiClient(app, await buildPupil(app.database));
    const { testId } = startedTestOf(await learner.generate(subject));
    const reply = await learner.post(
      '/questions/flag',
      report(id, { sessionId: testId, reason: 'Poor Solution' }),
    );
    expect(reply.status).toBe(200);
    const [stored] = await reportsOf(learner);
    expect(reply.body).toEqual({ id: stored?.id, status: 'PENDING' });
    expect(stored).toMatchObject({
      kind: 'MOCK_TEST',
      questionId: id,
      attemptId: testId,
      reason: 'POOR_SOLUTION',
      status: 'PENDING',
    });

    const other = createApiClient(app, await buildPupil(app.database));
    await other.post('/questions/flag', report(id, { sessionId: testId }));
    expect(await reportsOf(other)).toMatchObject([{ attemptId: null, reason: 'WRONG_ANSWER' }]);
  });

  it('changes the reason of an open report, and creates a new one after a decision', async () => {
    const { id } = await buildQuestion(app.database);
    const learner = createApiClient(app, await buildPupil(app.database));
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => learner.post('/questions/flag', report(id))),
    );
    const again = await learner.post('/questions/flag', report(id, { reason: 'Unclear Question' }));
    for (const reply of replies) expect(reply.body).toEqual(again.body);
    expect(await reportsOf(learner)).toMatchObject([{ reason: 'UNCLEAR_QUESTION' }]);

    await app.database.report.updateMany({
      where: { userId: learner.user.id },
      data: { status: 'RESOLVED' },
    });
    await learner.post('/questions/flag', report(id));
    expect(await reportsOf(learner)).toHaveLength(2);
  });

  it('distinguishes rapid-fire questions from regular ones', async () => {
    const regular = await buildQuestion(app.database);
    const rapid = await buildQuestion(app.database, { kind: 'RAPID_FIRE' });
    const status = async (id: string, questionType: string) =>
      (await pupil.post('/questions/flag', report(id, { questionType }))).status;
    expect(await status(rapid.id, 'rapid-fire')).toBe(200);
    expect(await status(rapid.id, 'mock-test')).toBe(404);
    expect(await status(regular.id, 'rapid-fire')).toBe(404);
    expect(await reportsOf(pupil)).toMatchObject([{ kind: 'RAPID_FIRE', questionId: rapid.id }]);
  });

  it('accepts a paper and the number of its question', async () => {
    const { subject, paper } = await buildPaper();
    const learner = createApiClient(app, await buildPupil(app.database));
    const reportPaper = (questionId: string) =>
      learner.post(
        '/questions/flag',
        report(questionId, { questionType: 'past-paper', sessionId: paper.id }),
      );
    const reply = await reportPaper(`${paper.id}-7`);
    expect(reply.status).toBe(200);
    expect((await reportPaper(`${paper.id}-7`)).body).toEqual(reply.body);
    expect(await reportsOf(learner)).toMatchObject([
      { kind: 'PAST_PAPER', pastPaperId: paper.id, pastPaperNumber: 7, questionId: null },
    ]);
    expect((await reportPaper(`${paper.id}-8`)).status).toBe(404);
    expect((await reportPaper(`${subject.id}-7`)).status).toBe(404);
    expect((await reportPaper(`${'-'.repeat(36)}-7`)).status).toBe(404);
    expect((await reportPaper(paper.id.slice(0, 10))).status).toBe(400);
    await app.database.subject.update({ where: { id: subject.id }, data: { visibility: 'DRAFT' } });
    expect((await reportPaper(`${paper.id}-7`)).status).toBe(404);
  });

  it('returns 404 for drafts and hidden subjects, except for a question that the pupil was given', async () => {
    const draft = await buildQuestion(app.database, { published: false });
    expect((await pupil.post('/questions/flag', report(draft.id))).status).toBe(404);
    expect((await pupil.post('/questions/flag', report(draft.topicId))).status).toBe(404);
    await markSeenBy(app.database, pupil.user.id, draft.id);
    expect((await pupil.post('/questions/flag', report(draft.id))).status).toBe(200);
  });

  it('refuses invalid reports and callers without permission', async () => {
    const { id } = await buildQuestion(app.database);
    for (const more of [
      { reason: 'Boring' },
      { questionType: 'essay' },
      { questionId: 'x' },
      { sessionId: 'my-session' },
    ]) {
      expect((await pupil.post('/questions/flag', report(id, more))).status).toBe(400);
    }
    expect((await app.request.post('/api/questions/flag').send(report(id))).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.post('/questions/flag', report(id))).status).toBe(403);
  });
});
