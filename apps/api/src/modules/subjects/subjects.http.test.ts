import * as contract from '@markwell/shared/subjects/subjects.contract';
import { expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();

test('a pupil sees the subjects of their stage with counts, without drafts', async () => {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id, description: 'Numbers', color: 'ochre' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 2, { topicId: topic.id });
  await buildSubject(database, { stageId: stage.id, visibility: 'DRAFT' });
  await buildSubject(database);
  const pupil = await buildPupil(database, { currentStageId: stage.id });
  const stats = bodyOf(contract.subjectStats, await request.get('/api/subjects/stats').set(signInAs(pupil)));
  expect(stats).toEqual([
    { name: subject.name, questionCount: 2, topicCount: 1, description: 'Numbers', color: 'ochre' },
  ]);
});

test('before a stage is chosen the subjects of every stage are listed', async () => {
  const [one, other] = [await buildSubject(database), await buildSubject(database)];
  const pupil = await buildPupil(database);
  const stats = bodyOf(contract.subjectStats, await request.get('/api/subjects/stats').set(signInAs(pupil)));
  expect(stats.map(({ name }) => name)).toEqual(expect.arrayContaining([one.name, other.name]));
});

test('a new stage takes effect immediately', async () => {
  const [before, after] = [await buildSubject(database), await buildSubject(database)];
  const pupil = await buildPupil(database, { currentStageId: before.stageId });
  await request.get('/api/subjects/stats').set(signInAs(pupil));
  await request
    .post(`/api/stages/users/${pupil.id}/stage`)
    .set(signInAs(pupil))
    .send({ stageId: after.stageId });
  const stats = bodyOf(contract.subjectStats, await request.get('/api/subjects/stats').set(signInAs(pupil)));
  expect(stats.map(({ name }) => name)).toEqual([after.name]);
});

test('every stage is listed', async () => {
  const stage = await buildStage(database);
  const pupil = await buildPupil(database);
  const examTypes = bodyOf(
    contract.listExamTypes,
    await request.get('/api/subjects/exam-types').set(signInAs(pupil)),
  );
  const { id, name, code, displayName } = stage;
  expect(examTypes).toContainEqual({ id, name, code, displayName });
});

test('the subjects of every stage are listed with their topics, without drafts', async () => {
  const subject = await buildSubject(database, { icon: '📖', color: 'rose' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 2, { topicId: topic.id });
  const draft = await buildSubject(database, { visibility: 'DRAFT' });
  const pupil = await buildPupil(database, { currentStageId: draft.stageId });
  const subjects = bodyOf(contract.listSubjects, await request.get('/api/subjects').set(signInAs(pupil)));
  expect(subjects).toContainEqual({
    id: subject.id,
    name: subject.name,
    icon: '📖',
    color: 'rose',
    examTypeId: subject.stageId,
    topics: [{ id: topic.id, name: topic.name }],
    _count: { topics: 1, questions: 2 },
  });
  expect(subjects.map(({ id }) => id)).not.toContain(draft.id);
});

test.each([contract.listSubjects, contract.allSubjects])('filters by stage: $path', async (endpoint) => {
  const subject = await buildSubject(database);
  await buildSubject(database);
  const pupil = await buildPupil(database);
  const reply = await request.get(`/api${endpoint.path}?examTypeId=${subject.stageId}`).set(signInAs(pupil));
  expect(bodyOf(endpoint, reply).map(({ id }) => id)).toEqual([subject.id]);
});

test('topics are counted with their published questions of both kinds; drafts are for administrators', async () => {
  const subject = await buildSubject(database, { visibility: 'DRAFT' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 2, { topicId: topic.id });
  await buildQuestion(database, { topicId: topic.id, kind: 'RAPID_FIRE' });
  await buildQuestion(database, { topicId: topic.id, published: false });
  const path = `/api/subjects/with-topics?subjectId=${subject.id}`;
  const admin = await buildAdmin(database);
  const found = bodyOf(contract.subjectsWithTopics, await request.get(path).set(signInAs(admin)));
  expect(found).toMatchObject([
    {
      id: subject.id,
      examTypeId: subject.stageId,
      topics: [{ id: topic.id, questionCount: 3 }],
      _count: { topics: 1, questions: 3 },
    },
  ]);
  const pupil = await buildPupil(database);
  expect(bodyOf(contract.subjectsWithTopics, await request.get(path).set(signInAs(pupil)))).toEqual([]);
});

test.each(['stats', 'exam-types', '', 'all', 'with-topics'])(
  '/subjects/%s requires a session',
  async (path) => {
    expect((await request.get(`/api/subjects/${path}`)).status).toBe(401);
  },
);
