import { generateVocabulary, listDrafts, publishDraft } from '@markwell/shared/admin/ai/ai.contract';
import { expect, test } from 'vitest';
import { createAiTestApp } from '../../testing/ai/create-ai-test-app.ts';
import { buildSubject } from '../../testing/builders/build-curriculum.ts';
import { buildPupil } from '../../testing/builders/build-user.ts';
import { buildQuestion } from '../../testing/builders/build-question.ts';
import { createApiClient, startedTestOf } from '../../testing/requests/api-client.ts';
import { itemAt } from '../../testing/item-at.ts';
import { bodyOf } from '../../testing/requests/response-body.ts';

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

  bodyOf(publishDraft, await admin.post(`/ai/drafts/${draft.id}/publish`, {}));
  const after = bodyOf(listDrafts, await admin.get('/ai/drafts'));
  expect(after.total).toBe(before.total - 1);
  expect(after.drafts.map(({ id }) => id)).not.toContain(draft.id);
  const drawn = startedTestOf(await pupil.generate(english));
  expect(drawn.questions.map(({ id }) => id)).toEqual([draft.id]);

  // Publishing again changes nothing and adds no audit entry.
  bodyOf(publishDraft, await admin.post(`/ai/drafts/${draft.id}/publish`, {}));
  const entries = await database.auditEntry.findMany({ where: { targetId: draft.id } });
  expect(entries).toMatchObject([{ action: 'question.published', actorId: admin.user.id }]);
});

test('only drafts written by the AI can be published', async () => {
  const admin = await newAdmin();
  const { id } = await buildQuestion(database, { published: false });
  expect((await admin.post(`/ai/drafts/${id}/publish`, {})).status).toBe(404);
  expect((await admin.post(`/ai/drafts/${crypto.randomUUID()}/publish`, {})).status).toBe(404);
  expect((await admin.post('/ai/drafts/nothing/publish', {})).status).toBe(400);
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
