import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildParent, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

async function start(question: { explanation?: string | null } = {}) {
  const subject = await buildSubject(app.database);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  const { id, revisionId } = await buildQuestion(app.database, { topicId: topic.id, ...question });
  const learner = createApiClient(app, await buildPupil(app.database));
  return { subject, learner, id, revisionId };
}

describe('GET /tests/:testId/results', () => {
  it('returns a finished test with its questions, answers and result', async () => {
    const { subject, learner } = await start();
    const test = startedTestOf(await learner.generate(subject));
    const done = await learner.complete(test.testId, answersFor(test, 'B'));
    const reply = await learner.get(`/tests/${test.testId}/results`);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      test: { ...test, serverTime: expect.any(String) as string },
      results: done.body as object,
    });
  });

  it('still works when a question is archived and the subject hidden', async () => {
    const { subject, learner, id } = await start();
    const test = startedTestOf(await learner.generate(subject));
    await learner.complete(test.testId, answersFor(test, 'A'));
    await app.database.question.update({
      where: { id },
      data: { status: 'ARCHIVED', bucketId: null },
    });
    await app.database.subject.update({ where: { id: subject.id }, data: { archivedAt: new Date() } });
    const reply = await learner.get(`/tests/${test.testId}/results`);
    expect(reply.body).toMatchObject({ test: { questions: [{ id }] }, results: { score: 100 } });
  });

  it("returns 404 for an open test, another pupil's test and one that does not exist", async () => {
    const { subject, learner } = await start();
    const test = startedTestOf(await learner.generate(subject));
    const path = `/tests/${test.testId}/results`;
    expect((await learner.get(path)).status).toBe(404);
    await learner.complete(test.testId, {});
    const other = createApiClient(app, await buildPupil(app.database));
    expect((await other.get(path)).status).toBe(404);
    expect((await learner.get(`/tests/${subject.id}/results`)).status).toBe(404);
    expect((await learner.get('/tests/none/results')).status).toBe(400);
    expect((await app.request.get(`/api${path}`)).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.get(path)).status).toBe(403);
  });
});

describe('GET /tests/solution/:questionId and /practice/solution/:questionId', () => {
  it('returns the explanation and picture of a question that the pupil was given', async () => {
    const { subject, learner, id, revisionId } = await start({ explanation: 'Add <i>both</i>.' });
    const image = await app.database.mediaFile.create({
      data: {
        storageKey: `${id}.webp`,
        contentType: 'image/webp',
        byteSize: 1,
        alternativeText: 'The solution, as a picture',
      },
    });
    await app.database.questionRevision.update({
      where: { id: revisionId },
      data: { solutionImageId: image.id, solutionImageAlternativeText: 'Both numbers added' },
    });
    await learner.generate(subject);
    const solution = {
      solutionUrl: `/media/${id}.webp`,
      solutionAlt: 'Both numbers added',
      explanation: 'Add <i>both</i>.',
    };
    expect((await learner.get(`/tests/solution/${id}`)).body).toEqual(solution);
    expect((await learner.get(`/practice/solution/${id}`)).body).toEqual(solution);
  });

  it('returns 404 only without both an explanation and a picture', async () => {
    const { subject, learner, id, revisionId } = await start({ explanation: null });
    await learner.generate(subject);
    const none = await learner.get(`/tests/solution/${id}`);
    expect(none.status).toBe(404);
    expect(none.body).toMatchObject({ message: 'Solution image not found' });
    await app.database.questionRevision.update({
      where: { id: revisionId },
      data: { explanation: 'Because.' },
    });
    expect((await learner.get(`/tests/solution/${id}`)).body).toEqual({
      solutionUrl: null,
      explanation: 'Because.',
    });
  });

  it('returns 404 for a question that the caller was not given, except to administrators', async () => {
    const { subject, learner, id } = await start();
    expect((await learner.get(`/tests/solution/${id}`)).status).toBe(404);
    const other = createApiClient(app, await buildPupil(app.database));
    await other.generate(subject);
    expect((await learner.get(`/tests/solution/${id}`)).status).toBe(404);
    const admin = createApiClient(app, await buildAdmin(app.database));
    expect((await admin.get(`/tests/solution/${id}`)).body).toEqual({
      solutionUrl: null,
      explanation: 'Count on.',
    });
    expect((await admin.get(`/tests/solution/${subject.id}`)).status).toBe(404);
    expect((await learner.get('/tests/solution/7')).status).toBe(400);
    expect((await app.request.get(`/api/tests/solution/${id}`)).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.get(`/practice/solution/${id}`)).status).toBe(403);
  });
});
