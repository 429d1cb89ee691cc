import { readHistory, undoChange } from '@markwell/shared/question-editing/history.contract';
import { beforeEach, expect, it } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { createAdminQuestionHelpers, editOf, editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { app, admin, build, newSubject, detail } = await createAdminQuestionHelpers();

let id: string;
beforeEach(async () => {
  ({ id } = await build({ body: 'What is a half of a quarter?' }));
});

const history = async (questionId = id) =>
  bodyOf(readHistory, await admin.get(`/admin/questions/${questionId}/history`));
const undo = async (changeId?: string, questionId = id) =>
  admin.post(`/admin/questions/${questionId}/undo`, {
    changeId: changeId ?? (await history(questionId)).undo?.changeId,
  });
const setStatus = (status: string) => admin.put('/admin/questions/status', { questionIds: [id], status });

it('is only the creation at first, with nothing to undo', async () => {
  expect(await history()).toMatchObject({ changes: [], olderChanges: 0, undo: null });
});

it('has every change with who made it and what changed, the newest first', async () => {
  const { subject } = await newSubject();
  const topic = await buildTopic(app.database, { subjectId: subject.id, name: 'Halves' });
  await editQuestion(admin, id, {
    questionText: 'What is half a quarter?',
    correctLetter: 'B',
    difficulty: 4,
  });
  await setStatus('draft');
  await editQuestion(admin, id, { topicId: topic.id });
  const { changes } = await history();
  expect(changes.map(({ by }) => by)).toEqual(Array(3).fill(admin.user.name));
  expect(changes.map(({ differences }) => differences)).toMatchObject([
    [{ part: 'topic', after: 'Halves' }],
    [{ part: 'status', before: 'Published', after: 'Draft' }],
    [
      { part: 'question-text', before: 'What is a half of a quarter?', after: 'What is half a quarter?' },
      { part: 'answer', before: 'A', after: 'B' },
      { part: 'difficulty', before: '1', after: '4' },
    ],
  ]);
});

it('has a change of the tier, to and from both, and undoes it', async () => {
  await editQuestion(admin, id, { tier: 'HIGHER' });
  expect(await app.database.bucket.findMany({ where: { questions: { some: { id } } } })).toMatchObject([
    { tier: 'HIGHER', publishedCount: 1 },
  ]);
  await editQuestion(admin, id, { difficulty: 2 });
  await editQuestion(admin, id, { tier: null });
  const { changes } = await history();
  expect(changes.map(({ differences }) => differences)).toMatchObject([
    [{ part: 'tier', before: 'Higher', after: 'Both' }],
    [{ part: 'difficulty', before: '1', after: '2' }],
    [{ part: 'tier', before: 'Both', after: 'Higher' }],
  ]);
  expect(bodyOf(undoChange, await undo()).question).toMatchObject({ tier: 'HIGHER', difficulty: 2 });
});

it('an undo restores what was before in a new revision, and can be undone itself', async () => {
  const before = await detail(id);
  await editQuestion(admin, id, { questionText: 'Wrong', difficulty: 5, explanationText: '' });
  const undone = bodyOf(undoChange, await undo());
  expect(undone.question).toMatchObject({
    revision: 3,
    questionText: before.questionText,
    explanationText: before.explanationText,
    difficulty: before.difficulty,
    status: 'published',
  });
  expect((await history()).changes).toHaveLength(2);
  expect(bodyOf(undoChange, await undo()).question).toMatchObject({
    revision: 4,
    questionText: 'Wrong',
    difficulty: 5,
  });
});

it('an undo of a published, draft or archived question restores its status', async () => {
  await setStatus('draft');
  expect(bodyOf(undoChange, await undo()).question).toMatchObject({ revision: 1, status: 'published' });
});

it('an undo of the answer key returns the answers that were marked with it', async () => {
  await app.database.questionStatistics.create({
    data: { questionId: id, answeredCount: 7, correctCount: 2 },
  });
  await editQuestion(admin, id, { correctLetter: 'D' });
  expect((await history()).undo).toMatchObject({ changesKey: true });
  expect(bodyOf(undoChange, await undo()).keyChange).toMatchObject({ answeredCount: 7 });
  const entries = await app.database.auditEntry.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual(['question.key-changed', 'question.key-changed']);
});

it('only the last change can be undone, once', async () => {
  await editQuestion(admin, id, { questionText: 'One' });
  const first = (await history()).undo?.changeId;
  await editQuestion(admin, id, { questionText: 'Two' });
  expect((await undo(first)).status).toBe(409);
  const last = (await history()).undo?.changeId;
  const replies = await Promise.all([undo(last), undo(last)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await detail(id)).toMatchObject({ questionText: 'One' });
});

it('a move is not undone into a deleted topic', async () => {
  const { topicId } = await build({});
  const from = (await detail(id)).topic.id;
  await editQuestion(admin, id, { topicId });
  await app.database.topic.update({ where: { id: from }, data: { archivedAt: new Date() } });
  const reply = await undo();
  expect([reply.status, errorOf(reply).message]).toEqual([422, 'This topic was deleted']);
});

it('changes that other code makes in the database are recorded too', async () => {
  await app.database.question.update({ where: { id }, data: { difficulty: 3 } });
  expect((await history()).changes).toMatchObject([
    { by: null, differences: [{ part: 'difficulty', before: '1', after: '3' }] },
  ]);
});

it('is for administrators, and of questions that exist', async () => {
  const pupil = createApiClient(app, await buildPupil(app.database));
  expect((await pupil.get(`/admin/questions/${id}/history`)).status).toBe(403);
  expect((await pupil.post(`/admin/questions/${id}/undo`, { changeId: id })).status).toBe(403);
  const unknown = crypto.randomUUID();
  expect((await admin.get(`/admin/questions/${unknown}/history`)).status).toBe(404);
  expect((await undo(unknown, unknown)).status).toBe(404);
});

it('an edit that changes nothing is not a change', async () => {
  await admin.put(`/admin/questions/${id}`, editOf(await detail(id)));
  expect((await history()).changes).toEqual([]);
});
