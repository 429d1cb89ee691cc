import {
  generateVocabulary,
  listDrafts,
  publishDrafts,
  rejectDrafts,
  restoreDrafts,
} from '@markwell/shared/ai-drafts/ai.contract';
import { expect, test } from 'vitest';
import { createAiTestApp } from '#testing/ai/create-ai-test-app.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { request, signInAs, database, newAdmin } = await createAiTestApp();

test('pupils get a draft only after it is published', async () => {
  const admin = await newAdmin();
  const pupil = createApiClient({ request, signInAs }, await buildPupil(database));
  const english = await buildSubject(database, { name: 'English' });
  bodyOf(
    generateVocabulary,
    await admin.post('/ai/generate-vocabulary', { examType: english.stageId, count: 5 }),
  );
  expect((await pupil.generate(english)).status).toBe(422);

  const before = bodyOf(listDrafts, await admin.get('/ai/drafts'));
  const ownDrafts = before.drafts.filter(({ generation }) => generation.title === 'Words of weather');
  expect(ownDrafts).toHaveLength(5);
  const draft = itemAt(ownDrafts, 0);
  expect(draft).toMatchObject({
    subject: 'English',
    topic: 'Vocabulary',
    difficulty: 3,
    passage: null,
    generation: { type: 'vocabulary' },
  });
  expect(draft.options.map(({ optionLetter }) => optionLetter)).toEqual(['A', 'B', 'C', 'D']);
  expect(draft.options.filter(({ isCorrect }) => isCorrect).map(({ optionLetter }) => optionLetter)).toEqual([
    'B',
  ]);

  bodyOf(publishDrafts, await admin.post('/ai/drafts/publish', { questionIds: [draft.id] }));
  const after = bodyOf(listDrafts, await admin.get('/ai/drafts'));
  expect(after.total).toBe(before.total - 1);
  expect(after.drafts.map(({ id }) => id)).not.toContain(draft.id);
  const drawn = startedTestOf(await pupil.generate(english));
  expect(drawn.questions.map(({ id }) => id)).toEqual([draft.id]);

  // Publishing again changes nothing and adds no audit entry.
  bodyOf(publishDrafts, await admin.post('/ai/drafts/publish', { questionIds: [draft.id] }));
  const entries = await database.auditEntry.findMany({ where: { targetId: draft.id } });
  expect(entries).toMatchObject([{ action: 'question.published', actorId: admin.user.id }]);
});

test('only drafts written by the AI can be published', async () => {
  const admin = await newAdmin();
  const { id } = await buildQuestion(database, { published: false });
  const publish = (questionIds: string[]) => admin.post('/ai/drafts/publish', { questionIds });
  expect((await publish([id])).status).toBe(404);
  expect((await publish([crypto.randomUUID()])).status).toBe(404);
  expect((await publish(['nothing'])).status).toBe(400);
  expect((await publish([])).status).toBe(400);
});

test('the audit log shows who generated what', async () => {
  const admin = await newAdmin();
  const english = await buildSubject(database, { name: 'English' });
  await admin.post('/ai/generate-vocabulary', { examType: english.stageId, count: 5 });
  const entries = await database.auditEntry.findMany({ where: { actorId: admin.user.id } });
  expect(entries).toMatchObject([
    {
      action: 'generation.created',
      targetKind: 'generation',
      after: { type: 'vocabulary', title: 'Words of weather', drafts: 5 },
    },
  ]);
});

test('drafts are listed page by page, published and rejected together, and restored', async () => {
  const admin = await newAdmin();
  const english = await buildSubject(database, { name: 'English' });
  const input = { examType: english.stageId, subject: english.id, count: 5 };
  bodyOf(generateVocabulary, await admin.post('/ai/generate-vocabulary', input));
  const rows = await database.question.findMany({
    where: { topic: { subjectId: english.id } },
    orderBy: { id: 'asc' },
  });
  const ids = rows.map(({ id }) => id);
  const list = async (page: number) =>
    bodyOf(listDrafts, await admin.get(`/ai/drafts?limit=2&page=${String(page)}`)).drafts.map(({ id }) => id);
  // The newest generation comes first.
  expect([...(await list(1)), ...(await list(2)), ...(await list(3))].slice(0, 5)).toEqual(ids);

  const [publishing, rejecting, left] = [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)];
  const statuses = async () =>
    Object.fromEntries(
      (await database.question.findMany({ where: { id: { in: ids } } })).map(({ id, status }) => [
        id,
        status,
      ]),
    );
  const send = (action: string, questionIds: string[]) => admin.post(`/ai/drafts/${action}`, { questionIds });
  expect(bodyOf(publishDrafts, await send('publish', publishing))).toEqual({ changed: 2 });
  expect(bodyOf(rejectDrafts, await send('reject', rejecting))).toEqual({ changed: 2 });
  expect(await list(1)).toEqual([...left, ...(await list(1)).slice(1)]);

  // All or none: somebody else has rejected one of these.
  expect((await send('publish', [...left, itemAt(rejecting, 0)])).status).toBe(409);
  expect((await statuses())[itemAt(left, 0)]).toBe('DRAFT');

  expect(bodyOf(restoreDrafts, await send('restore', [...publishing, ...rejecting]))).toEqual({ changed: 4 });
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(['DRAFT']));
  expect(await database.auditEntry.count({ where: { targetId: itemAt(rejecting, 0) } })).toBe(2);
});
