import * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { expect, test } from 'vitest';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const app = await createTestApp();
const { database } = app;
const admin = createApiClient(app, await buildAdmin(database));

const change = (body: object) => admin.post('/creative-writing-admin/questions/bulk', body);
const changedBy = async (body: object) =>
  bodyOf(contract.changeCreativeQuestions, await change(body)).changed;

async function statusesIn(subject: { id: string }) {
  const rows = await database.creativeWritingQuestion.findMany({
    where: { subjectId: subject.id },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ status }) => status);
}

test('all that match a filter are published, with an audit entry for each that changed', async () => {
  const subject = await buildSubject(database);
  const word = uniqueName('Mistral');
  const created = [];
  for (const status of ['DRAFT', 'PUBLISHED', 'DRAFT'] as const) {
    created.push(await buildCreativeQuestion(database, subject, { title: `${word} ${status}`, status }));
  }
  await buildCreativeQuestion(database, subject, { status: 'DRAFT' });
  const selection = { filter: { search: word }, count: 3 };
  expect(await changedBy({ action: 'publish', selection })).toBe(2);
  expect(await statusesIn(subject)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'DRAFT']);
  const entries = await database.auditEntry.findMany({
    where: { action: 'creative-writing.published', targetId: { in: created.map(({ id }) => id) } },
  });
  expect(entries.map(({ targetId }) => targetId).toSorted()).toEqual(
    [created[0]?.id, created[2]?.id].toSorted(),
  );
});

test('nothing is changed when another number matches than was confirmed', async () => {
  const subject = await buildSubject(database);
  const word = uniqueName('Sirocco');
  for (let number = 0; number < 2; number++) {
    await buildCreativeQuestion(database, subject, { title: `${word} ${number}` });
  }
  const reply = await change({ action: 'delete', selection: { filter: { search: word }, count: 1 } });
  expect(reply.status).toBe(409);
  expect(errorOf(reply).message).toBe('2 questions match now. Please check the number again.');
  expect(await statusesIn(subject)).toEqual(['PUBLISHED', 'PUBLISHED']);
});

test('more than 1,000 that match are refused', async () => {
  const subject = await buildSubject(database);
  const word = uniqueName('Tramontane');
  await database.creativeWritingQuestion.createMany({
    data: Array.from({ length: 1001 }, (_, number) => ({
      stageId: subject.stageId,
      subjectId: subject.id,
      title: `${word} ${number}`,
      brief: 'A brief',
      ageGroup: 'Year 6-7',
      status: 'DRAFT' as const,
    })),
  });
  const selection = (count: number) => ({ filter: { search: word, status: 'draft' }, count });
  const reply = await change({ action: 'delete', selection: selection(1001) });
  expect(reply.status).toBe(422);
  expect(await database.creativeWritingQuestion.count({ where: { subjectId: subject.id } })).toBe(1001);
  await database.creativeWritingQuestion.deleteMany({ where: { title: `${word} 0` } });
  expect(await changedBy({ action: 'delete', selection: selection(1000) })).toBe(1000);
});

test('of those with the ids, one that pupils have seen is archived, and a missing one is not counted', async () => {
  const subject = await buildSubject(database);
  const seen = await buildCreativeQuestion(database, subject);
  const pupil = createApiClient(app, await buildPupil(database));
  await pupil.post('/creative-writing/start', { examTypeId: subject.stageId, subjectId: subject.id });
  const unseen = await buildCreativeQuestion(database, subject);
  const questionIds = [seen.id, unseen.id, crypto.randomUUID()];
  expect(await changedBy({ action: 'delete', selection: { questionIds } })).toBe(2);
  expect(await statusesIn(subject)).toEqual(['ARCHIVED']);
  expect(await changedBy({ action: 'publish', selection: { questionIds } })).toBe(0);
});
