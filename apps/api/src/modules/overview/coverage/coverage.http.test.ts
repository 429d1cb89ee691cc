import { readCoverage } from '@markwell/shared/overview/coverage.contract';
import { beforeAll, expect, test } from 'vitest';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { buildAdmin, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
});
const read = async (query: { examType?: string; subject?: string }) =>
  bodyOf(readCoverage, await request.get('/api/admin/coverage').query(query).set(signInAs(admin)));

test('published questions are counted by topic, kind and difficulty', async () => {
  const subject = await buildSubject(database);
  const fractions = await buildTopic(database, { subjectId: subject.id, name: 'Fractions', order: 1 });
  const angles = await buildTopic(database, { subjectId: subject.id, name: 'Angles', order: 2 });
  await buildQuestions(database, 2, { topicId: fractions.id, difficulty: 1 });
  await buildQuestion(database, { topicId: fractions.id, difficulty: 1, tier: 'HIGHER' });
  await buildQuestion(database, { topicId: fractions.id, difficulty: 5 });
  await buildQuestion(database, { topicId: fractions.id, difficulty: 5, published: false });
  await buildQuestions(database, 2, { topicId: fractions.id, difficulty: 10, kind: 'RAPID_FIRE' });
  await buildCreativeQuestion(database, subject);
  await buildCreativeQuestion(database, subject, { status: 'DRAFT' });
  const none = Array<number>(10).fill(0);
  expect((await read({ subject: subject.id })).subjects).toEqual([
    expect.objectContaining({
      id: subject.id,
      name: subject.name,
      creativeWriting: 1,
      topics: [
        { id: fractions.id, name: 'Fractions', regular: [3, 0, 0, 0, 1], rapidFire: none.with(9, 2) },
        { id: angles.id, name: 'Angles', regular: [0, 0, 0, 0, 0], rapidFire: none },
      ],
    }),
  ]);
});

test('a stage shows its subjects only, without archived subjects and topics', async () => {
  const [subject, archived] = [await buildSubject(database), await buildSubject(database)];
  await buildTopic(database, { subjectId: subject.id, name: 'Kept' });
  const gone = await buildTopic(database, { subjectId: subject.id, name: 'Gone' });
  await database.topic.update({ where: { id: gone.id }, data: { archivedAt: new Date() } });
  await database.subject.update({ where: { id: archived.id }, data: { archivedAt: new Date() } });
  const { subjects } = await read({ examType: subject.stageId });
  expect(subjects.find(({ id }) => id === subject.id)?.topics.map(({ name }) => name)).toEqual(['Kept']);
  expect(subjects.map(({ id }) => id)).not.toContain(archived.id);
  expect(new Set(subjects.map(({ stage }) => stage.id))).toEqual(new Set([subject.stageId]));
});

test('an unknown subject has no rows', async () => {
  expect(await read({ subject: '019c0000-0000-7000-8000-000000000000' })).toEqual({ subjects: [] });
});
