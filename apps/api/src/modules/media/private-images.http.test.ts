import { randomBytes } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, type QuestionOverrides } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { changePlacements } from '#modules/question-bank/change/question-bank.service.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const noon = new Date('2027-03-02T12:00:00.000Z');
const { clock, set } = createTestClock(noon);
const app = await createTestApp({ clock });
const { database, request } = app;
const admin = createApiClient(app, await buildAdmin(database));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0L9 9"/></svg>';

async function buildImage() {
  const file = { contentType: 'image/svg+xml', byteSize: svg.length, drawing: { create: { svg } } };
  const storageKey = `${randomBytes(16).toString('hex')}.svg`;
  return database.mediaFile.create({ data: { ...file, storageKey, access: 'SIGNED' } });
}

/** A draft with an image, which becomes what `status` says. */
async function buildWithImage(
  topicId: string,
  status: 'PUBLISHED' | 'RESERVED' = 'PUBLISHED',
  { imageId, ...overrides }: QuestionOverrides & { imageId?: string } = {},
) {
  const question = await buildQuestion(database, { topicId, published: false, ...overrides });
  const image = imageId ?? (await buildImage()).id;
  await database.questionRevision.update({ where: { id: question.revisionId }, data: { imageId: image } });
  await change(question.id, status);
  const file = await database.mediaFile.findUniqueOrThrow({ where: { id: image } });
  return { ...question, imageId: image, address: `/media/${file.storageKey}` };
}
const change = (questionId: string, status: 'PUBLISHED' | 'RESERVED' | 'DRAFT' | 'ARCHIVED') =>
  inTransaction(database, (transaction) => changePlacements(transaction, [{ questionId, status }]));

/** How a stranger gets an address: no account, no signature. */
const stranger = async (address: string) => (await request.get(address)).status;

test('a pupil of the school sees the picture of its private question in a test, and nobody else', async () => {
  const [school, otherSchool] = [await buildSchool(database), await buildSchool(database)];
  const subject = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
  const topic = await buildTopic(database, { subjectId: subject.id });
  const { address } = await buildWithImage(topic.id);
  const pupilOf = async (schoolId: string) =>
    createApiClient(app, await buildPupil(database, { schoolId, currentStageId: subject.stageId }));
  const [own, other] = [await pupilOf(school.id), await pupilOf(otherSchool.id)];

  const started = startedTestOf(await own.generate(subject, { duration: 90 }));
  const url = itemAt(started.questions, 0).questionImageUrl ?? '';
  const shown = await request.get(url);
  expect(shown.status).toBe(200);
  expect(shown.headers['cache-control']).toMatch(/^private/u);
  expect((await other.generate(subject)).status).toBe(404);
  expect(await stranger(address)).toBe(403);

  // Until an hour after the end of the test, which may have been paused.
  set(new Date(noon.getTime() + 149 * 60_000));
  expect(await stranger(url)).toBe(200);
  set(new Date(noon.getTime() + 151 * 60_000));
  expect(await stranger(url)).toBe(403);
  set(noon);
});

test('the picture of a reserved question is shown in its assignment only', async () => {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const { id, address } = await buildWithImage(topic.id, 'RESERVED');
  const pupil = await buildPupil(database, { currentStageId: subject.stageId });
  const owner = await buildUser(database, { role: 'TEACHER' });
  const { id: classId } = await buildClassOf(
    database,
    { owner, members: [pupil] },
    { stageId: subject.stageId },
  );
  const assignment = await buildAssignment(database, { classId, now: noon, questionIds: [id] });
  const client = createApiClient(app, pupil);
  const started = startedTestOf(await client.post(`/own-assignments/${assignment.id}/start`, {}));
  expect(await stranger(itemAt(started.questions, 0).questionImageUrl ?? '')).toBe(200);
  expect(await stranger(address)).toBe(403);
});

it.each(['DRAFT', 'ARCHIVED', 'RESERVED'] as const)(
  'the picture of a public question is no longer public once it is %s',
  async (status) => {
    const { id, address } = await buildWithImage((await buildTopic(database)).id);
    expect(await stranger(address)).toBe(200);
    await change(id, status);
    expect(await stranger(address)).toBe(403);
    await change(id, 'PUBLISHED');
    expect(await stranger(address)).toBe(200);
  },
);

it.each(['SCHOOL_PRIVATE', 'DRAFT'] as const)(
  'pictures follow the visibility of their subject: %s',
  async (visibility) => {
    const subject = await buildSubject(database);
    const { address } = await buildWithImage((await buildTopic(database, { subjectId: subject.id })).id);
    const { id: schoolId } = await buildSchool(database);
    const edit = async (to: object) => {
      const appearance = { icon: '🔬', color: 'green', order: 3 };
      const body = { name: subject.name, ...appearance, ...to };
      expect((await admin.put(`/admin/subjects/${subject.id}`, body)).status).toBe(200);
    };
    await edit({ visibility, ...(visibility === 'SCHOOL_PRIVATE' && { schoolId }) });
    expect(await stranger(address)).toBe(403);
    await edit({ visibility: 'PUBLIC' });
    expect(await stranger(address)).toBe(200);
  },
);

test('the picture of a question that results keep is no longer public when its topic is deleted', async () => {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const { address } = await buildWithImage(topic.id);
  const pupil = createApiClient(app, await buildPupil(database, { currentStageId: subject.stageId }));
  const { testId } = startedTestOf(await pupil.generate(subject));
  expect((await pupil.complete(testId, {})).status).toBe(200);
  const removed = await request
    .delete(`/api/admin/topics/${topic.id}?cascade=true`)
    .set(app.signInAs(admin.user, 30));
  expect(removed.status).toBe(200);
  expect(await stranger(address)).toBe(403);
});

test('a drawing that a published question has too stays public', async () => {
  const topic = await buildTopic(database);
  const first = await buildWithImage(topic.id);
  const second = await buildWithImage(topic.id, 'PUBLISHED', { imageId: first.imageId });
  await change(first.id, 'ARCHIVED');
  expect(await stranger(first.address)).toBe(200);
  await change(second.id, 'ARCHIVED');
  expect(await stranger(first.address)).toBe(403);
});
