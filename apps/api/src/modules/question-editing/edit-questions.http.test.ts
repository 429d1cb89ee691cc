import {
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  setQuestionStatus,
} from '@markwell/shared/question-editing/questions.contract';
import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { describe, expect, it } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { createAdminQuestionHelpers, editOf } from '#testing/helpers/admin-question-helpers.ts';
import { changeStoredOptions } from '#testing/database/stored-options.ts';

const { app, admin, build, remove, newSubject, listedIds, detail } = await createAdminQuestionHelpers();

const edit = (id: string, change: QuestionEdit) => admin.put(`/admin/questions/${id}`, change);
const auditOf = (targetId: string) =>
  app.database.auditEntry.findMany({ where: { targetId }, orderBy: { id: 'asc' } });

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
      await edit(id, editOf(before, { questionText: ` ${text} `, difficulty: 5 })),
    );
    expect(keyChange).toBeNull();
    expect(question).toMatchObject({ revision: 2, questionText: text, difficulty: 5, status: 'published' });
    expect(await listedIds({ search: text })).toEqual([id]);
    expect(await auditOf(id)).toMatchObject([
      {
        actorId: admin.user.id,
        action: 'question.edited',
        before: { questionText: before.questionText, difficulty: 1 },
        after: { questionText: text, difficulty: 5 },
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
    ['an unknown difficulty', { difficulty: 6 }, 422, 'Please choose a difficulty'],
    ['an unknown topic', { topicId: crypto.randomUUID() }, 422, 'Please select a topic'],
    ['a time limit that is too long', { timeLimit: 121 }, 400, 'At most 120 seconds'],
    [
      "another question's picture",
      {
        options: [
          { contentType: 'IMAGE', pictureId: crypto.randomUUID(), alternativeText: 'A pie' },
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
    const { subject, topic } = await newSubject();
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
    await changeStoredOptions(app.database, revisionId, () => ({ contentValue: 'x' }));
    const reply = await setStatus([id], 'published');
    expect([reply.status, errorOf(reply).message]).toEqual([422, 'Options A) and B) are the same']);
    expect((await detail(id)).status).toBe('draft');
  });

  it('does not publish a question of a deleted topic', async () => {
    const { topic } = await newSubject();
    const { id } = await build({ topicId: topic.id, published: false });
    await app.database.topic.update({ where: { id: topic.id }, data: { archivedAt: new Date() } });
    const reply = await setStatus([id], 'published');
    expect([reply.status, errorOf(reply).message]).toEqual([422, 'This topic was deleted']);
  });
});

describe('deleting', () => {
  it('removes questions that no pupil has seen, and archives those that results show', async () => {
    const { subject, topic } = await newSubject();
    const seen = await build({ topicId: topic.id });
    const pupil = createApiClient(app, await buildPupil(app.database));
    const test = startedTestOf(await pupil.generate(subject));
    await pupil.complete(test.testId, answersFor(test, 'A'));
    const unseen = await build({ topicId: topic.id });

    const deleted = bodyOf(
      deleteQuestions,
      await remove('/admin/questions/bulk-delete', {
        questionIds: [seen.id, unseen.id, crypto.randomUUID()],
        questionType: 'regular',
      }),
    );
    expect(deleted).toEqual({ deleted: 2, archived: 1 });
    expect(await listedIds({ subject: subject.id })).toEqual([]);
    expect(await listedIds({ subject: subject.id, status: 'archived' })).toEqual([seen.id]);
    expect((await pupil.generate(subject)).status).toBe(422);
    const results = await pupil.get(`/tests/${test.testId}/results`);
    expect(results.status).toBe(200);
    expect(JSON.stringify(results.body)).toContain(seen.id);
    expect((await auditOf(seen.id)).map(({ action }) => action)).toEqual(['question.archived']);
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
