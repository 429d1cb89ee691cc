import {
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  listQuestions,
  readQuestion,
  setQuestionStatus,
} from '@markwell/shared/admin/questions/questions.contract';
import type { QuestionDetailDto, QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildAdmin, buildPupil } from '../../testing/build-user.ts';
import { buildQuestion, buildQuestions, type QuestionOverrides } from '../../testing/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '../../testing/api-client.ts';
import { itemAt } from '../../testing/item-at.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { uniqueCode } from '../../testing/unique-name.ts';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = createApiClient(app, await buildAdmin(app.database));
});

const build = (overrides: QuestionOverrides) => buildQuestion(app.database, overrides);
const remove = (path: string, body?: object) =>
  app.request
    .delete(`/api${path}`)
    .set(app.signInAs(admin.user))
    .send(body ?? {});

/** A new subject with one topic. */
async function place() {
  const stage = await buildStage(app.database);
  const subject = await buildSubject(app.database, { stageId: stage.id, color: 'teal' });
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  return { stage, subject, topic };
}

const listReply = (query: Record<string, string>) =>
  admin.get(`/admin/questions?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string>) => bodyOf(listQuestions, await listReply(query));
const found = async (query: Record<string, string>) => (await list(query)).questions.map(({ id }) => id);
const detail = async (id: string) => bodyOf(readQuestion, await admin.get(`/admin/questions/${id}`));

const editOf = (question: QuestionDetailDto, change: Partial<QuestionEdit> = {}): QuestionEdit => ({
  revision: question.revision,
  questionText: question.questionText ?? '',
  explanationText: question.explanationText ?? '',
  options: question.options.map(({ id, contentType, contentValue }) =>
    contentType === 'TEXT' ? { contentType, text: contentValue } : { contentType, optionId: id },
  ),
  correctLetter: question.options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? 'A',
  topicId: question.topic.id,
  grade: question.difficulty ?? question.level ?? 1,
  timeLimit: question.timeLimit,
  ...change,
});
const edit = (id: string, change: QuestionEdit) => admin.put(`/admin/questions/${id}`, change);
const auditOf = (subjectId: string) =>
  app.database.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });

describe('the list', () => {
  it('shows the fields of a row, with the text cut at 100 characters', async () => {
    const { stage, subject, topic } = await place();
    const question = await build({ topicId: topic.id, body: `${'word '.repeat(40)}end`, correctLetter: 'C' });
    await app.database.questionStatistics.create({
      data: { questionId: question.id, answeredCount: 8, correctCount: 6 },
    });
    const { questions, counts } = await list({ subject: subject.id });
    expect(questions).toEqual([
      expect.objectContaining({
        id: question.id,
        questionType: 'regular',
        status: 'published',
        questionText: `${'word '.repeat(20).trim()}…`,
        answer: 'C',
        hasQuestionImage: false,
        difficulty: 1,
        level: null,
        subject: { id: subject.id, name: subject.name, color: 'teal' },
        stage: { id: stage.id, name: stage.name },
        answeredCount: 8,
        correctCount: 6,
      }),
    ]);
    expect(counts?.matching).toEqual({ count: 1, isCapped: false });
    expect(counts?.total.count).toBeGreaterThanOrEqual(1);
  });

  it('is filtered by type, status, stage and subject, and shows archived ones only on request', async () => {
    const { stage, subject, topic } = await place();
    const other = await buildSubject(app.database, { stageId: stage.id });
    const elsewhere = await buildTopic(app.database, { subjectId: other.id });
    const regular = await build({ topicId: topic.id });
    const rapid = await build({ topicId: topic.id, kind: 'RAPID_FIRE' });
    const draft = await build({ topicId: topic.id, published: false });
    const archived = await build({ topicId: topic.id, published: false });
    await app.database.question.update({ where: { id: archived.id }, data: { status: 'ARCHIVED' } });
    const beside = await build({ topicId: elsewhere.id });
    const ofSubject = { examType: stage.id, subject: subject.id };
    expect(await found(ofSubject)).toEqual([draft.id, rapid.id, regular.id]);
    expect(await found({ examType: stage.id })).toEqual([beside.id, draft.id, rapid.id, regular.id]);
    expect(await found({ ...ofSubject, questionType: 'rapid-fire' })).toEqual([rapid.id]);
    expect(await found({ ...ofSubject, status: 'draft' })).toEqual([draft.id]);
    expect(await found({ ...ofSubject, status: 'archived' })).toEqual([archived.id]);
    expect(await found({ ...ofSubject, examType: (await buildStage(app.database)).id })).toEqual([]);
  });

  it('is paged without gaps or repeats while questions are added and deleted', async () => {
    const { subject, topic } = await place();
    const built = await buildQuestions(app.database, 60, { topicId: topic.id });
    const first = await list({ subject: subject.id });
    expect(first.counts?.matching.count).toBe(60);
    expect(first.questions).toHaveLength(50);
    await build({ topicId: topic.id });
    await remove(`/admin/questions/${itemAt(built, 30).id}`);
    const second = await list({ subject: subject.id, cursor: first.nextCursor ?? '' });
    expect(second.counts).toBeNull();
    expect(second.nextCursor).toBeNull();
    const ids = [...first.questions, ...second.questions].map(({ id }) => id);
    expect(ids).toEqual(built.map(({ id }) => id).reverse());
  });
});

describe('the search', () => {
  const word = uniqueCode('zebra').replaceAll(/[^a-z]/gu, 'x');

  it('finds other forms of words, parts of words, and words in options', async () => {
    const { topic } = await place();
    const plural = await build({ topicId: topic.id, body: `How many ${word}s are there?` });
    expect(await found({ search: word })).toEqual([plural.id]);
    expect(await found({ search: word.slice(1, -1).toUpperCase() })).toEqual([plural.id]);
    expect((await list({ search: word })).counts?.matching).toEqual({ count: 1, isCapped: false });
    expect(await found({ search: `${word.slice(1)}%` })).toEqual([]);
    expect(await found({ search: `${word} giraffe` })).toEqual([]);
  });

  it('searches only the subject, unless the text looks like an id', async () => {
    const [one, other] = [await place(), await place()];
    const long = `antidisestablishmentarianism${word}`;
    const question = await build({ topicId: one.topic.id, body: `short${word} ${long}` });
    const elsewhere = { examType: other.stage.id, subject: other.subject.id };
    expect(await found({ ...elsewhere, search: `short${word}`.slice(0, 20) })).toEqual([]);
    expect(await found({ ...elsewhere, search: long })).toEqual([question.id]);
    expect(await found({ ...elsewhere, search: question.id })).toEqual([question.id]);
  });

  it('finds a question by id, start of id, shortened id and source id', async () => {
    const { id } = await build({});
    const sourceId = `q-${uniqueCode('source')}`;
    await app.database.question.update({ where: { id }, data: { sourceId } });
    expect(await found({ search: id })).toEqual([id]);
    expect(await found({ search: id.slice(0, 30) })).toContain(id);
    expect(await found({ search: `${id.slice(0, 8)}…${id.slice(-8)}` })).toEqual([id]);
    expect(await found({ search: sourceId })).toEqual([id]);
    expect(await found({ search: 'q-nothing' })).toEqual([]);
  });

  it.each(['-', '--', '%', '"', '+ /'])('finds nothing by punctuation alone: %s', async (search) => {
    const { subject, topic } = await place();
    await build({ topicId: topic.id, body: 'What is 7 - 5?' });
    const { questions, counts } = await list({ subject: subject.id, search });
    expect(questions).toEqual([]);
    expect(counts?.matching).toEqual({ count: 0, isCapped: false });
  });

  it('finds a single letter, over several pages', async () => {
    const { subject, topic } = await place();
    const built = await buildQuestions(app.database, 55, { topicId: topic.id, body: 'Which x is it?' });
    await buildQuestions(app.database, 3, { topicId: topic.id, body: 'Which one is next?' });
    const first = await list({ subject: subject.id, search: 'x' });
    expect(first.counts?.matching).toEqual({ count: 55, isCapped: false });
    const rest = await found({ subject: subject.id, search: 'x', cursor: first.nextCursor ?? '' });
    expect([...first.questions.map(({ id }) => id), ...rest]).toEqual(built.map(({ id }) => id).reverse());
  });

  it.each([
    ['NUL', { search: 'a\u0000b' }, 400],
    ['too long', { search: 'a'.repeat(201) }, 400],
    ['half a surrogate pair', { search: '\ud800' }, 200],
    ['a wrong cursor', { cursor: 'x' }, 400],
    ['a wrong subject', { subject: '1' }, 400],
    ['only punctuation', { search: '%_\\"' }, 200],
    ['an operator', { search: '-( & !' }, 200],
    ['an unknown type', { questionType: 'essay' }, 400],
  ] as const)('gives no server error for %s', async (_what, query, status) => {
    expect((await listReply(query)).status).toBe(status);
  });
});

describe('one question', () => {
  it('has its answer key, and signed pictures when it is a draft', async () => {
    const { subject, topic } = await place();
    const { id } = await build({ topicId: topic.id, published: false, correctLetter: 'B', grade: 4 });
    const { currentRevisionId } = await app.database.question.findUniqueOrThrow({ where: { id } });
    const file = await app.database.mediaFile.create({
      data: {
        storageKey: `${uniqueCode('picture')}.webp`,
        access: 'SIGNED',
        contentType: 'image/webp',
        byteSize: 1,
      },
    });
    await app.database.questionRevision.update({
      where: { id: currentRevisionId ?? '' },
      data: { imageId: file.id },
    });
    const question = await detail(id);
    expect(question).toMatchObject({
      status: 'draft',
      difficulty: 4,
      explanationText: 'Count on.',
      topic: { name: topic.name, subject: { name: subject.name } },
    });
    expect(question.questionImageUrl).toMatch(/signature=/u);
    expect(
      question.options.filter(({ isCorrect }) => isCorrect).map(({ optionLetter }) => optionLetter),
    ).toEqual(['B']);
  });

  it.each(['get', 'put', 'delete'] as const)('that does not exist is not found: %s', async (method) => {
    const id = crypto.randomUUID();
    const body = { ...editOf(await detail((await build({})).id)) };
    const reply = await app.request[method](`/api/admin/questions/${id}`)
      .set(app.signInAs(admin.user))
      .send(method === 'put' ? body : undefined);
    expect([reply.status, errorOf(reply).message]).toEqual([404, 'This question does not exist']);
  });
});

describe('an edit', () => {
  const texts = (...options: string[]) => options.map((text) => ({ contentType: 'TEXT' as const, text }));

  it('accepts options that differ only in capitals', async () => {
    const { id } = await build({});
    const options = texts('mW', 'MW', 'kW', 'kw');
    const reply = await edit(id, editOf(await detail(id), { options }));
    expect(bodyOf(editQuestion, reply).question.options.map(({ contentValue }) => contentValue)).toEqual([
      'mW',
      'MW',
      'kW',
      'kw',
    ]);
  });

  it('creates a new revision, updates the search, and is in the audit log', async () => {
    const { id } = await build({});
    const before = await detail(id);
    const text = uniqueCode('rewritten');
    const { question, keyChange } = bodyOf(
      editQuestion,
      await edit(id, editOf(before, { questionText: ` ${text} `, grade: 5 })),
    );
    expect(keyChange).toBeNull();
    expect(question).toMatchObject({ revision: 2, questionText: text, difficulty: 5, status: 'published' });
    expect(await found({ search: text })).toEqual([id]);
    expect(await auditOf(id)).toMatchObject([
      {
        actorId: admin.user.id,
        action: 'question.edited',
        before: { questionText: before.questionText, grade: 1 },
        after: { questionText: text, grade: 5 },
      },
    ]);
  });

  it('without a change creates no revision and no audit entry', async () => {
    const { id } = await build({});
    const before = await detail(id);
    expect(bodyOf(editQuestion, await edit(id, editOf(before))).question.revision).toBe(1);
    expect(await auditOf(id)).toEqual([]);
  });

  it('of the answer key returns how many answers were marked with the earlier one', async () => {
    const { id } = await build({});
    await app.database.questionStatistics.create({
      data: { questionId: id, answeredCount: 7, correctCount: 2 },
    });
    const before = await detail(id);
    const { keyChange } = bodyOf(editQuestion, await edit(id, editOf(before, { correctLetter: 'D' })));
    expect(keyChange?.answeredCount).toBe(7);
    expect(keyChange?.fromRevisionId).not.toBe(keyChange?.toRevisionId);
    expect(await auditOf(id)).toMatchObject([
      { action: 'question.key-changed', before: { answer: 'A' }, after: { answer: 'D' } },
    ]);
  });

  it('does not overwrite an edit made in the meantime', async () => {
    const { id } = await build({});
    const before = await detail(id);
    const replies = await Promise.all(
      ['one', 'other'].map((questionText) => edit(id, editOf(before, { questionText }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.database.questionRevision.count({ where: { questionId: id } })).toBe(2);
  });

  it.each([
    ['an answer key without an option', { correctLetter: 'E' }, 400, 'Please choose the correct answer'],
    [
      'one option',
      { options: [{ contentType: 'TEXT', text: 'x' }], correctLetter: 'A' },
      400,
      'Please give at least two options',
    ],
    [
      'the same option four times',
      { options: texts('x', 'x', 'x', 'x') },
      400,
      'Options A) and B) are the same',
    ],
    [
      'an option that differs only in spaces',
      { options: texts('1 cm', ' 1  cm', 'y') },
      400,
      'Options A) and B) are the same',
    ],
    ['an option without a text', { options: texts('x', ' ', 'z') }, 400, 'Option B) has no text'],
    ['no text', { questionText: '  ' }, 422, 'Please enter question text'],
    ['an unknown difficulty', { grade: 6 }, 422, 'Please choose a difficulty'],
    ['an unknown topic', { topicId: crypto.randomUUID() }, 422, 'Please select a topic'],
    ['a time limit that is too long', { timeLimit: 121 }, 400, 'At most 120 seconds'],
    [
      "another question's picture",
      {
        options: [
          { contentType: 'IMAGE', optionId: crypto.randomUUID() },
          { contentType: 'TEXT', text: 'x' },
        ],
      },
      422,
      'This question has no such picture',
    ],
  ] as const)('with %s is refused', async (_what, change, status, message) => {
    const { id } = await build({});
    const reply = await edit(id, { ...editOf(await detail(id)), ...change } as QuestionEdit);
    expect([reply.status, errorOf(reply).message]).toEqual([status, message]);
    expect(await auditOf(id)).toEqual([]);
  });
});

describe('publishing and withdrawing', () => {
  const setStatus = (questionIds: string[], status: string) =>
    admin.put('/admin/questions/status', { questionIds, status });

  it('decides whether pupils get the questions', async () => {
    const { subject, topic } = await place();
    const drafts = [
      await build({ topicId: topic.id, published: false }),
      await build({ topicId: topic.id, published: false }),
    ].map(({ id }) => id);
    expect(bodyOf(setQuestionStatus, await setStatus(drafts, 'published'))).toEqual({ changed: 2 });
    expect(bodyOf(setQuestionStatus, await setStatus(drafts, 'published'))).toEqual({ changed: 0 });
    const pupil = createApiClient(app, await buildPupil(app.database));
    expect(startedTestOf(await pupil.generate(subject)).questions).toHaveLength(2);
    await setStatus([itemAt(drafts, 0)], 'draft');
    expect(startedTestOf(await pupil.generate(subject)).questions.map(({ id }) => id)).toEqual([
      itemAt(drafts, 1),
    ]);
    expect((await auditOf(itemAt(drafts, 0))).map(({ action }) => action)).toEqual([
      'question.published',
      'question.edited',
    ]);
  });

  it('refuses all when one has no answer key', async () => {
    const good = await build({ published: false });
    const keyless = await build({ published: false, correctLetter: 'Z' });
    const reply = await setStatus([good.id, keyless.id], 'published');
    expect(reply.status).toBe(422);
    expect((await detail(good.id)).status).toBe('draft');
  });

  it('refuses a draft that was stored with the same option twice', async () => {
    const { id, revisionId } = await build({ published: false });
    await app.database.questionOption.updateMany({ where: { revisionId }, data: { text: 'x' } });
    const reply = await setStatus([id], 'published');
    expect([reply.status, errorOf(reply).message]).toEqual([422, 'Options A) and B) are the same']);
    expect((await detail(id)).status).toBe('draft');
  });

  it('does not publish a question of a deleted topic', async () => {
    const { topic } = await place();
    const { id } = await build({ topicId: topic.id, published: false });
    await app.database.topic.update({ where: { id: topic.id }, data: { archivedAt: new Date() } });
    const reply = await setStatus([id], 'published');
    expect([reply.status, errorOf(reply).message]).toEqual([422, 'This topic was deleted']);
  });
});

describe('deleting', () => {
  it('removes questions that no pupil has seen, and archives those that results show', async () => {
    const { subject, topic } = await place();
    const shown = await build({ topicId: topic.id });
    const pupil = createApiClient(app, await buildPupil(app.database));
    const test = startedTestOf(await pupil.generate(subject));
    await pupil.complete(test.testId, answersFor(test, 'A'));
    const unseen = await build({ topicId: topic.id });

    const deleted = bodyOf(
      deleteQuestions,
      await remove('/admin/questions/bulk-delete', {
        questionIds: [shown.id, unseen.id, crypto.randomUUID()],
        questionType: 'regular',
      }),
    );
    expect(deleted).toEqual({ deleted: 2, archived: 1 });
    expect(await found({ subject: subject.id })).toEqual([]);
    expect(await found({ subject: subject.id, status: 'archived' })).toEqual([shown.id]);
    expect((await pupil.generate(subject)).status).toBe(422);
    const results = await pupil.get(`/tests/${test.testId}/results`);
    expect(results.status).toBe(200);
    expect(JSON.stringify(results.body)).toContain(shown.id);
    expect((await auditOf(shown.id)).map(({ action }) => action)).toEqual(['question.archived']);
    expect((await auditOf(unseen.id)).map(({ action }) => action)).toEqual(['question.deleted']);
  });

  it('deletes only questions of the given type', async () => {
    const { id } = await build({ kind: 'RAPID_FIRE' });
    const body = { questionIds: [id], questionType: 'regular' };
    expect((await remove('/admin/questions/bulk-delete', body)).status).toBe(404);
    expect((await remove('/admin/questions/bulk-delete', { ...body, questionIds: [] })).status).toBe(400);
    expect(bodyOf(deleteQuestion, await remove(`/admin/questions/${id}`))).toEqual({
      deleted: 1,
      archived: 0,
    });
    expect((await remove(`/admin/questions/${id}`)).status).toBe(404);
  });
});
