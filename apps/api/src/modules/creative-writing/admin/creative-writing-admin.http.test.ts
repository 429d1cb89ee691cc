import { generateCreativeWriting } from '@markwell/shared/ai-drafts/ai.contract';
import * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import type {
  CreativeResultsDto,
  CreativeSessionDto,
} from '@markwell/shared/creative-writing/creative-writing.schemas';
import { describe, expect, test } from 'vitest';
import { createAiTestApp } from '#testing/ai/create-ai-test-app.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const { request, signInAs, database, newAdmin } = await createAiTestApp();

const admin = await newAdmin();
const newPupil = async () => createApiClient({ request, signInAs }, await buildPupil(database));
const remove = (id: string) =>
  request.delete(`/api/creative-writing-admin/questions/${id}`).set(signInAs(admin.user));

interface Classification {
  id: string;
  stageId: string;
}

/** A question with only the required fields. */
const requiredFields = (subject: Classification) => ({
  examTypeId: subject.stageId,
  subjectId: subject.id,
  title: uniqueName('A quiet street'),
  brief: 'One\nTwo\nThree\nFour',
  ...Object.fromEntries(
    ['A', 'B', 'C', 'D'].flatMap((letter) => [
      [`option${letter}`, `Paragraph ${letter} <script>alert(1)</script>`],
      [`explanation${letter}`, `Why ${letter}`],
    ]),
  ),
  wordBank: ' gale, brine ,, hush ',
});

const upload = async (subject: Classification, more: object = {}) =>
  bodyOf(
    contract.uploadCreativeQuestion,
    await admin.post('/creative-writing-admin/upload', { ...requiredFields(subject), ...more }),
  ).question;

const start = async (pupil: Awaited<ReturnType<typeof newPupil>>, subject: Classification) =>
  (await pupil.post('/creative-writing/start', { examTypeId: subject.stageId, subjectId: subject.id }))
    .body as CreativeSessionDto;

describe('upload', () => {
  test('fills in the defaults, and pupils get the question immediately', async () => {
    const subject = await buildSubject(database);
    const question = await upload(subject);
    expect(question).toMatchObject({
      scoreA: 0,
      scoreB: 1,
      scoreC: 3,
      scoreD: 2,
      wordBank: ['gale', 'brine', 'hush'],
      difficulty: 'standard',
      ageGroup: 'Year 6-7',
      estimatedTime: 300,
      status: 'published',
      isGenerated: false,
      subject: { id: subject.id, name: subject.name },
      topic: null,
    });
    const drawn = await start(await newPupil(), subject);
    expect(drawn.questions.map(({ id }) => id)).toEqual([question.id]);
    expect(drawn.questions[0]?.options.A).toBe('Paragraph A <script>alert(1)</script>');
  });

  test('does not show a draft to pupils', async () => {
    const subject = await buildSubject(database);
    const question = await upload(subject, { status: 'draft' });
    expect(question.status).toBe('draft');
    expect((await start(await newPupil(), subject)).questions).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, 'Please fill in all required fields'],
    [{ brief: undefined }, 'Please fill in all required fields'],
    [{ subjectId: '' }, 'Please fill in all required fields'],
    [{ explanationB: '' }, 'Please fill in all required fields'],
    [{ wordBank: ' , ' }, 'Please fill in all required fields'],
    [{ wordBank: undefined }, 'Please fill in all required fields'],
    [{ scoreA: 4 }, 'A score is a whole number from 0 to 3'],
    [{ scoreA: 3 }, 'Exactly one option must have the score 3'],
    [{ scoreC: 2 }, 'Exactly one option must have the score 3'],
    [{ estimatedTime: 59 }, 'Estimated time must be between 60 and 600 seconds'],
    [{ estimatedTime: 601 }, 'Estimated time must be between 60 and 600 seconds'],
    [{ optionB: 'Paragraph A <script>alert(1)</script>' }, 'Options A) and B) are the same'],
  ])('refuses %o', async (change, message) => {
    const subject = await buildSubject(database);
    const reply = await admin.post('/creative-writing-admin/upload', {
      ...requiredFields(subject),
      ...change,
    });
    expect(reply.status).toBe(400);
    expect(errorOf(reply).message).toBe(message);
    expect(await database.creativeWritingQuestion.count({ where: { subjectId: subject.id } })).toBe(0);
  });

  test('refuses a subject, stage or topic that do not belong together', async () => {
    const [subject, other] = [await buildSubject(database), await buildSubject(database)];
    const topic = await buildTopic(database, { subjectId: other.id });
    const wrong = [{ examTypeId: other.stageId }, { topicId: topic.id }, { subjectId: crypto.randomUUID() }];
    for (const change of wrong) {
      const reply = await admin.post('/creative-writing-admin/upload', {
        ...requiredFields(subject),
        ...change,
      });
      expect(reply.status).toBe(422);
    }
    const own = await buildTopic(database, { subjectId: subject.id });
    expect((await upload(subject, { topicId: own.id })).topic).toEqual({ id: own.id, name: own.name });
  });

  test('twice with the same idempotency key creates one question', async () => {
    const subject = await buildSubject(database);
    const body = requiredFields(subject);
    for (let count = 0; count < 2; count++) {
      await admin.post('/creative-writing-admin/upload', body).set('Idempotency-Key', 'the-same-question');
    }
    expect(await database.creativeWritingQuestion.count({ where: { subjectId: subject.id } })).toBe(1);
  });
});

describe('the list', () => {
  test('is searched by words and status, in pages, newest first', async () => {
    const subject = await buildSubject(database);
    const word = uniqueName('Zephyr');
    const created = [];
    for (let number = 1; number <= 3; number++) {
      created.push(
        await upload(subject, {
          title: `${word} 100% ${number}`,
          status: number === 2 ? 'draft' : 'published',
        }),
      );
    }
    const list = async (query: string) =>
      bodyOf(contract.listCreativeQuestions, await admin.get(`/creative-writing-admin/questions${query}`));
    const search = `search=${encodeURIComponent(`${word.toUpperCase()} 100%`)}`;
    const all = await list(`?${search}`);
    expect(all.total).toBe(3);
    expect(all.questions.map(({ id }) => id)).toEqual(created.map(({ id }) => id).toReversed());
    expect((await list(`?${search}&status=draft`)).questions.map(({ id }) => id)).toEqual([created[1]?.id]);
    const second = await list(`?${search}&page=2&limit=2`);
    expect(second).toMatchObject({ total: 3, questions: [{ id: created[0]?.id }] });
    expect((await list('?search=100_')).total).toBe(0);
    expect((await list('')).questions.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a question that pupils have answered', () => {
  /** A question that a pupil has answered with C, and the results of the challenge. */
  async function buildAnswered() {
    const subject = await buildSubject(database);
    const question = await upload(subject);
    const pupil = await newPupil();
    const { sessionId } = await start(pupil, subject);
    await pupil.post('/creative-writing/answer', {
      sessionId,
      questionId: question.id,
      selectedOption: 'C',
      timeSpent: 5,
    });
    const results = async () =>
      (await pupil.post('/creative-writing/complete', { sessionId })).body as CreativeResultsDto;
    return { subject, question, results };
  }

  test('is archived when it is deleted, and the results do not change', async () => {
    const { subject, question, results } = await buildAnswered();
    bodyOf(contract.deleteCreativeQuestion, await remove(question.id));
    expect(await database.creativeWritingQuestion.findUnique({ where: { id: question.id } })).toMatchObject({
      status: 'ARCHIVED',
    });
    expect((await start(await newPupil(), subject)).questions).toEqual([]);
    const { detailedResults } = await results();
    expect(itemAt(detailedResults, 0).question.title).toBe(question.title);
    expect((await remove(question.id)).status).toBe(404);
  });

  test('is replaced when it is edited, and the results show the version that was answered', async () => {
    const { subject, question, results } = await buildAnswered();
    const edited = bodyOf(
      contract.updateCreativeQuestion,
      await admin.put(`/creative-writing-admin/questions/${question.id}`, {
        ...requiredFields(subject),
        title: 'Another title',
        scoreC: 0,
        scoreA: 3,
      }),
    ).question;
    expect(edited.id).not.toBe(question.id);
    expect(edited).toMatchObject({ title: 'Another title', scoreA: 3, status: 'published' });
    expect((await start(await newPupil(), subject)).questions.map(({ id }) => id)).toEqual([edited.id]);
    const { detailedResults } = await results();
    expect(itemAt(detailedResults, 0)).toMatchObject({
      question: { title: question.title, scores: { C: 3 } },
      userAnswer: { scoreAwarded: 3 },
    });
  });
});

test('a question that no pupil has answered is edited in place and deleted completely', async () => {
  const subject = await buildSubject(database);
  const question = await upload(subject);
  const path = `/creative-writing-admin/questions/${question.id}`;
  const body = { ...requiredFields(subject), title: 'Changed', wordBank: ['one'], theme: 'Night' };
  const edited = bodyOf(contract.updateCreativeQuestion, await admin.put(path, body)).question;
  expect(edited).toMatchObject({ id: question.id, title: 'Changed', wordBank: ['one'], theme: 'Night' });
  const reply = bodyOf(contract.deleteCreativeQuestion, await remove(question.id));
  expect(reply.message).toBe('Question deleted successfully');
  expect(await database.creativeWritingQuestion.findUnique({ where: { id: question.id } })).toBeNull();
  for (const call of [
    admin.put(path, body),
    admin.put(`${path}/status`, { status: 'draft' }),
    remove(question.id),
  ]) {
    expect((await call).status).toBe(404);
  }
  const entries = await database.auditEntry.findMany({
    where: { targetId: question.id },
    orderBy: { createdAt: 'asc' },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    'creative-writing.created',
    'creative-writing.edited',
    'creative-writing.deleted',
  ]);
});

test('a generated question becomes a draft in a subject, and reaches pupils once it is published', async () => {
  const subject = await buildSubject(database);
  const { data } = bodyOf(generateCreativeWriting, await admin.post('/ai/generate-creative-writing', {}));
  const classification = { examTypeId: subject.stageId, subjectId: subject.id };
  const draft = bodyOf(
    contract.draftFromGeneration,
    await admin.post('/creative-writing-admin/drafts', { ...classification, generationId: data.id }),
  ).question;
  expect(draft).toMatchObject({
    title: 'The locked boathouse',
    status: 'draft',
    isGenerated: true,
    scoreC: 3,
    brief: expect.stringContaining('Maya is alone.\n') as string,
  });
  expect((await start(await newPupil(), subject)).questions).toEqual([]);
  const path = `/creative-writing-admin/questions/${draft.id}/status`;
  const published = bodyOf(
    contract.setCreativeQuestionStatus,
    await admin.put(path, { status: 'published' }),
  );
  expect(published.question.status).toBe('published');
  expect((await start(await newPupil(), subject)).questions.map(({ id }) => id)).toEqual([draft.id]);
  bodyOf(contract.setCreativeQuestionStatus, await admin.put(path, { status: 'draft' }));
  expect((await start(await newPupil(), subject)).questions).toEqual([]);
  const unknown = await admin.post('/creative-writing-admin/drafts', {
    ...classification,
    generationId: crypto.randomUUID(),
  });
  expect(unknown.status).toBe(404);
});
