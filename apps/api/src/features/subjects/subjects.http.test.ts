import {
  listExamTypes,
  listSubjects,
  subjectStats,
} from '@markwell/shared/features/subjects/subjects.contract';
import { expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildPupil } from '../../testing/build-people.ts';
import { buildQuestions } from '../../testing/build-question.ts';
import { bodyOf } from '../../testing/reply.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();

test("a pupil sees the subjects of their stage with their counts, and no draft's", async () => {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id, description: 'Numbers', color: 'ochre' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 2, { topicId: topic.id });
  await buildSubject(database, { stageId: stage.id, visibility: 'DRAFT' });
  await buildSubject(database);
  const pupil = await buildPupil(database, { currentStageId: stage.id });
  const stats = bodyOf(subjectStats, await request.get('/api/subjects/stats').set(signInAs(pupil)));
  expect(stats).toEqual([
    { name: subject.name, questionCount: 2, topicCount: 1, description: 'Numbers', color: 'ochre' },
  ]);
});

test('before a stage is chosen every stage counts', async () => {
  const [one, other] = [await buildSubject(database), await buildSubject(database)];
  const pupil = await buildPupil(database);
  const stats = bodyOf(subjectStats, await request.get('/api/subjects/stats').set(signInAs(pupil)));
  expect(stats.map(({ name }) => name)).toEqual(expect.arrayContaining([one.name, other.name]));
});

test('a new stage counts at once', async () => {
  const [before, after] = [await buildSubject(database), await buildSubject(database)];
  const pupil = await buildPupil(database, { currentStageId: before.stageId });
  await request.get('/api/subjects/stats').set(signInAs(pupil));
  await request
    .post(`/api/stages/users/${pupil.id}/stage`)
    .set(signInAs(pupil))
    .send({ stageId: after.stageId });
  const stats = bodyOf(subjectStats, await request.get('/api/subjects/stats').set(signInAs(pupil)));
  expect(stats.map(({ name }) => name)).toEqual([after.name]);
});

test('every exam type is listed', async () => {
  const stage = await buildStage(database);
  const pupil = await buildPupil(database);
  const examTypes = bodyOf(listExamTypes, await request.get('/api/subjects/exam-types').set(signInAs(pupil)));
  expect(examTypes).toContainEqual({ id: stage.id, name: stage.name, code: stage.code });
});

test("the subjects of every exam type are listed with their topics, and no draft's", async () => {
  const subject = await buildSubject(database, { icon: '📖', color: 'rose' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  const draft = await buildSubject(database, { visibility: 'DRAFT' });
  const pupil = await buildPupil(database, { currentStageId: draft.stageId });
  const subjects = bodyOf(listSubjects, await request.get('/api/subjects').set(signInAs(pupil)));
  expect(subjects).toContainEqual({
    id: subject.id,
    name: subject.name,
    icon: '📖',
    color: 'rose',
    examTypeId: subject.stageId,
    topics: [{ id: topic.id, name: topic.name }],
  });
  expect(subjects.map(({ id }) => id)).not.toContain(draft.id);
});

test.each(['stats', 'exam-types', ''])('nobody sees them without a session: /subjects/%s', async (path) => {
  expect((await request.get(`/api/subjects/${path}`)).status).toBe(401);
});
