import { deleteSubject, deleteTopic } from '@markwell/shared/subjects/subjects-admin.contract';
import { testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';

const app = await createTestApp();
const { request, database, signInAs } = app;
const auth = signInAs(await buildAdmin(database));
const remove = (path: string) => request.delete(`/api/admin${path}`).set(auth);

it('an unused subject is deleted with its content, and the audit log has an entry', async () => {
  const subject = await buildSubject(database);
  const topics = [
    await buildTopic(database, { subjectId: subject.id }),
    await buildTopic(database, { subjectId: subject.id, archivedAt: new Date() }),
  ];
  for (const { id } of topics) await buildQuestion(database, { topicId: id });
  await buildQuestion(database, { topicId: topics[0]?.id ?? '', published: false });
  await buildCreativeQuestion(database, subject);
  await database.pastPaper.create({
    data: { subjectId: subject.id, stageId: subject.stageId, title: 'Paper', year: 2024 },
  });
  const reply = await remove(`/subjects/${subject.id}?cascade=true`);
  expect(bodyOf(deleteSubject, reply)).toEqual({ removedQuestions: 3, archivedQuestions: 0 });
  expect(await database.subject.count({ where: { id: subject.id } })).toBe(0);
  expect(await database.question.count({ where: { topicId: { in: topics.map(({ id }) => id) } } })).toBe(0);
  expect(await database.auditEntry.findMany({ where: { targetId: subject.id } })).toMatchObject([
    { action: 'subject.deleted', before: { topics: 1, papers: 1, writingQuestions: 1 } },
  ]);
  expect((await remove(`/subjects/${subject.id}?cascade=true`)).status).toBe(404);
});

it('without cascade only empty subjects and topics are deleted', async () => {
  const topic = await buildTopic(database);
  await buildQuestion(database, { topicId: topic.id });
  expect((await remove(`/subjects/${topic.subjectId}`)).status).toBe(409);
  expect((await remove(`/topics/${topic.id}`)).status).toBe(409);
  expect(await database.question.count({ where: { topicId: topic.id, status: 'PUBLISHED' } })).toBe(1);
});

it('content that results show is archived, and the results stay readable', async () => {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 3, { topicId: topic.id });
  const learner = createApiClient(app, await buildPupil(database));
  const test = startedTestOf(await learner.generate(subject));
  await learner.complete(test.testId, answersFor(test, 'A'));
  const unused = await buildQuestion(database, { topicId: topic.id });

  const reply = await remove(`/subjects/${subject.id}?cascade=true`);
  expect(bodyOf(deleteSubject, reply)).toEqual({ removedQuestions: 1, archivedQuestions: 3 });
  expect(await database.question.count({ where: { id: unused.id } })).toBe(0);
  const results = bodyOf(testResults, await learner.get(`/tests/${test.testId}/results`));
  expect(results).toMatchObject({ results: { score: 100 } });
  const again = await learner.generate(subject);
  expect(again.status).toBe(404);
  const seen = await learner.get('/subjects');
  expect(JSON.stringify(seen.body)).not.toContain(subject.id);
  const [bucket] = await database.bucket.findMany({ where: { topicId: topic.id } });
  expect(bucket?.publishedCount).toBe(0);
  expect(await database.subject.findUnique({ where: { id: subject.id } })).toMatchObject({
    archivedAt: expect.any(Date) as Date,
  });
});

it('a topic is deleted with its questions, and the other topics can still be drawn', async () => {
  const subject = await buildSubject(database);
  const [deletedTopic, otherTopic] = [
    await buildTopic(database, { subjectId: subject.id }),
    await buildTopic(database, { subjectId: subject.id }),
  ];
  await buildQuestions(database, 2, { topicId: deletedTopic.id });
  await buildQuestions(database, 2, { topicId: otherTopic.id });
  const writing = await buildCreativeQuestion(database, subject, { topicId: deletedTopic.id });
  const reply = await remove(`/topics/${deletedTopic.id}?cascade=true`);
  expect(bodyOf(deleteTopic, reply)).toEqual({ removedQuestions: 2, archivedQuestions: 0 });
  expect(await database.topic.count({ where: { id: deletedTopic.id } })).toBe(0);
  expect(await database.creativeWritingQuestion.findUnique({ where: { id: writing.id } })).toMatchObject({
    topicId: null,
    status: 'PUBLISHED',
  });
  const learner = createApiClient(app, await buildPupil(database));
  expect(startedTestOf(await learner.generate(subject)).questions).toHaveLength(2);
});

it('the General topic cannot be deleted', async () => {
  const topic = await buildTopic(database, { code: `${uniqueCode('T')}_GENERAL` });
  const reply = await remove(`/topics/${topic.id}?cascade=true`);
  expect(reply.status).toBe(422);
  expect(errorOf(reply).message).toBe('The General topic cannot be deleted');
  expect((await remove(`/topics/${crypto.randomUUID()}`)).status).toBe(404);
});
