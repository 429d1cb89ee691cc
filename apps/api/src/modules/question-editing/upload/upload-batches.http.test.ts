import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import { listUploadBatches } from '@markwell/shared/question-editing/upload-batches.contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildFinishedAttempts, finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { block, createUploadHelpers, texts, twoQuestions } from '#testing/helpers/upload-helpers.ts';

const { app, admin, newSubject, upload, bankOf } = await createUploadHelpers();
const { database, request, signInAs } = app;

const act = (batchId: string, action: 'publish' | 'take-back') =>
  request.post(`/api/admin/upload-batches/${batchId}/${action}`).set(signInAs(admin));
const list = async () =>
  bodyOf(listUploadBatches, await request.get('/api/admin/upload-batches').set(signInAs(admin))).uploads;
const find = async (batchId: string) => (await list()).find(({ id }) => id === batchId);
const questionsOf = async (batchId: string, query = '') =>
  bodyOf(
    listQuestions,
    await request.get(`/api/admin/questions?batch=${batchId}${query}`).set(signInAs(admin)),
  );

async function uploadTwo(change: Record<string, string> = {}) {
  const subject = await newSubject();
  const fields = { subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts, ...change };
  return { subject, ...bodyOf(uploadQuestions, await upload(fields)) };
}

test('an upload is listed with who, when, where and its questions, and filters the question list', async () => {
  const { subject, batchId } = await uploadTwo();
  await uploadTwo();
  expect(await find(batchId)).toMatchObject({
    questionType: 'regular',
    subject: { id: subject.id, name: subject.name },
    topicName: 'General',
    uploadedBy: admin.name,
    created: 2,
    drafts: 0,
    published: 2,
    reserved: 0,
    archived: 0,
    takenBackAt: null,
  });
  const { questions, counts } = await questionsOf(batchId);
  expect(questions.map(({ questionText }) => questionText)).toEqual([
    `${subject.name} second?`,
    `${subject.name} first?`,
  ]);
  expect(counts?.matching.count).toBe(2);
  const found = await questionsOf(batchId, `&search=${encodeURIComponent('second')}`);
  expect(found.questions).toHaveLength(1);
});

test('drafts are published together, once', async () => {
  const { subject, batchId } = await uploadTwo({ saveAs: 'draft' });
  expect((await bankOf(subject.id)).map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT']);
  expect((await act(batchId, 'publish')).body).toEqual({ published: 2 });
  const bank = await bankOf(subject.id);
  expect(bank.map(({ status, bucket }) => [status, bucket?.publishedCount])).toEqual([
    ['PUBLISHED', 2],
    ['PUBLISHED', 2],
  ]);
  expect(errorOf(await act(batchId, 'publish'))).toMatchObject({
    code: 'RULE_BROKEN',
    message: 'This upload has no drafts',
  });
  const entries = await database.auditEntry.findMany({ where: { targetId: batchId } });
  expect(entries.map(({ action }) => action).sort()).toEqual(['questions.uploaded', 'upload.published']);
});

test('an upload is taken back whole, with its passage and pictures; used questions are archived', async () => {
  const subject = await newSubject();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const fields = {
    subjectId: subject.id,
    questionContentType: 'both',
    questionText: [1, 2, 3].map((number) => block(number, `${subject.name} ${number}?`)).join('\n'),
    answerKey: 'A,B,C',
    passageTitle: 'The harbour',
    passageText: 'Boats come in at dusk.',
  };
  const reply = await upload(fields, [
    ['questionImages', picture, 'Q1.png'],
    ['questionImages', picture, 'Q3.png'],
  ]);
  const { batchId } = bodyOf(uploadQuestions, reply);
  const bank = await bankOf(subject.id);
  const used = itemAt(bank, 2);
  expect(bank.every(({ passageId }) => passageId !== null)).toBe(true);
  const pupil = await buildPupil(database);
  const test = { userId: pupil.id, subject, finishedAt: '2026-03-03T10:00:00Z', score: 0 };
  const shown = {
    questionIds: [used.id],
    revisionIds: [used.currentRevision?.id ?? ''],
    questionTopicIds: [used.topicId],
  };
  await buildFinishedAttempts(database, [finishedAttempt(test, shown)]);

  expect((await act(batchId, 'take-back')).body).toEqual({ deleted: 2, archived: 1 });
  expect((await bankOf(subject.id)).map(({ id, status }) => [id, status])).toEqual([[used.id, 'ARCHIVED']]);
  expect(await database.passage.count({ where: { subjectId: subject.id } })).toBe(1);
  const keys = bank.flatMap(({ currentRevision }) => currentRevision?.image?.storageKey ?? []);
  expect(keys).toHaveLength(2);
  expect(await database.mediaFile.findMany({ where: { storageKey: { in: keys } } })).toMatchObject([
    { id: used.currentRevision?.image?.id },
  ]);
  expect(await find(batchId)).toMatchObject({
    created: 3,
    published: 0,
    reserved: 0,
    archived: 1,
    takenBackAt: expect.any(String) as string,
  });
  expect(errorOf(await act(batchId, 'take-back')).message).toBe('This upload was already taken back');
});

test('a passage that no question refers to now is deleted with the upload', async () => {
  const passage = { passageTitle: 'The harbour', passageText: 'Boats come in at dusk.' };
  const { subject, batchId } = await uploadTwo(passage);
  expect((await bankOf(subject.id)).map(({ passageId }) => passageId === null)).toEqual([false, false]);
  await act(batchId, 'take-back');
  expect(await bankOf(subject.id)).toEqual([]);
  expect(await database.passage.count({ where: { subjectId: subject.id } })).toBe(0);
});

test('an upload that does not exist is not found, and a pupil may do nothing', async () => {
  const nobody = '0193a7c2-5b1e-7c3a-9b1e-000000000001';
  expect((await act(nobody, 'publish')).status).toBe(404);
  expect((await act(nobody, 'take-back')).status).toBe(404);
  const pupil = await buildPupil(database);
  const reply = await request.get('/api/admin/upload-batches').set(signInAs(pupil));
  expect(reply.status).toBe(403);
});
