import { creativeContentSchema } from '@markwell/shared/creative-writing/creative-question.schemas';
import {
  listCreativeQuestions,
  updateCreativeQuestion,
} from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { createPaper } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { createTopic, readAdminSubject } from '@markwell/shared/subjects/subjects-admin.contract';
import { describe, expect, test } from 'vitest';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';
import { createCurriculumHelpers } from '#testing/helpers/curriculum-helpers.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { admin, database, request, signInAs } = await createCurriculumHelpers();

/** Something that administrators edit: its address, its fields, and the version that they read. */
interface Edited {
  address: string;
  fields: Record<string, unknown>;
  updatedAt: string;
  /** The stored text of the field that the test changes. */
  stored: () => Promise<string>;
}

async function subject(): Promise<Edited> {
  const { id } = await buildSubject(database);
  const { name, updatedAt } = bodyOf(readAdminSubject, await admin.get(`/admin/subjects/${id}`));
  const stored = async () => (await database.subject.findUniqueOrThrow({ where: { id } })).name;
  return { address: `/admin/subjects/${id}`, fields: { name }, updatedAt, stored };
}

async function topic(): Promise<Edited> {
  const parent = await buildSubject(database);
  const body = { name: uniqueName('Topic') };
  const { id, updatedAt } = bodyOf(
    createTopic,
    await admin.post(`/admin/subjects/${parent.id}/topics`, body),
  );
  const stored = async () => (await database.topic.findUniqueOrThrow({ where: { id } })).name;
  return { address: `/admin/topics/${id}`, fields: body, updatedAt, stored };
}

async function paper(): Promise<Edited> {
  const { id: subjectId, stageId } = await buildSubject(database);
  const fields = { title: uniqueName('Paper'), stageId, subjectId, year: 2024 };
  const { id, updatedAt } = bodyOf(createPaper, await admin.post('/past-papers', fields));
  const stored = async () => (await database.pastPaper.findUniqueOrThrow({ where: { id } })).title;
  return { address: `/past-papers/${id}`, fields, updatedAt, stored };
}

async function creativeQuestion(): Promise<Edited & { stageId: string; subjectId: string }> {
  const { id: subjectId, stageId } = await buildSubject(database);
  const { id, title } = await buildCreativeQuestion(database, { id: subjectId, stageId });
  const list = await admin.get(`/creative-writing-admin/questions?search=${encodeURIComponent(title)}`);
  const found = bodyOf(listCreativeQuestions, list).questions.find((each) => each.id === id);
  if (!found) throw new Error('the question is not in the list');
  const fields = { ...creativeContentSchema.parse(found), examTypeId: stageId, subjectId };
  const stored = async () =>
    (await database.creativeWritingQuestion.findUniqueOrThrow({ where: { id } })).title;
  const address = `/creative-writing-admin/questions/${id}`;
  return { address, fields, updatedAt: found.updatedAt, stored, stageId, subjectId };
}

describe.each([
  ['a subject', 'name', subject, 'this subject'],
  ['a topic', 'name', topic, 'this topic'],
  ['a past paper', 'title', paper, 'this paper'],
  ['a creative-writing question', 'title', creativeQuestion, 'this question'],
] as const)('two administrators edit %s', (_what, name, build, what) => {
  test('the second one is refused and overwrites nothing', async () => {
    const { address, fields, updatedAt, stored } = await build();
    const save = (text: string, version: object) =>
      admin.put(address, { ...fields, [name]: text, ...version });
    const [first, second] = [uniqueName('First'), uniqueName('Second')];
    expect((await save(first, { updatedAt })).status).toBe(200);

    const refused = await save(second, { updatedAt });
    expect(refused.status).toBe(409);
    expect(errorOf(refused).message).toMatch(
      new RegExp(`^Somebody else changed ${what} while you were editing\\. Nothing was saved\\.`, 'u'),
    );
    expect(await stored()).toBe(first);
    // The calls of the specification name no version.
    expect((await save(second, {})).status).toBe(200);
    expect(await stored()).toBe(second);
  });
});

test('an edit of a question that another edit replaced says so, although the question is archived', async () => {
  const { address, fields, updatedAt, stageId, subjectId } = await creativeQuestion();
  const pupil = createApiClient({ request, signInAs }, await buildPupil(database));
  expect((await pupil.post('/creative-writing/start', { examTypeId: stageId, subjectId })).status).toBe(200);
  const save = (title: string) => admin.put(address, { ...fields, title, updatedAt });
  expect(bodyOf(updateCreativeQuestion, await save('The first title')).question.title).toBe(
    'The first title',
  );
  const refused = await save('The second title');
  expect(refused.status).toBe(409);
  expect(errorOf(refused).message).toContain('Somebody else changed this question');
});
