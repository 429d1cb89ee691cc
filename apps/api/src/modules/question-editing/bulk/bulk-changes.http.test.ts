import { readHistory } from '@markwell/shared/question-editing/history.contract';
import { readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { describe, expect, it } from 'vitest';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { editOf } from '#testing/helpers/admin-question-helpers.ts';
import { createBulkChangeHelpers } from '#testing/helpers/bulk-change-helpers.ts';
import { itemAt } from '#testing/item-at.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { changeStoredOptions } from '#testing/database/stored-options.ts';

const { clock } = createTestClock('2026-06-10T12:00:00Z');
const { app, newAdmin, publishedCounts } = await createBulkChangeHelpers(clock);
const { database } = app;

describe('a bulk change', () => {
  it('moves all that match in several batches, and is undone whole', async () => {
    const { user, topic, changeAll, undo } = await newAdmin();
    const target = await buildTopic(database);
    const questions = await buildQuestions(database, 230, { topicId: topic.id });
    const draft = await buildQuestion(database, { topicId: topic.id, published: false });

    const change = await changeAll({ kind: 'move', topicId: target.id });
    expect(change).toMatchObject({
      status: 'finished',
      total: 231,
      changed: 231,
      skipped: 0,
      pending: 0,
      topicName: target.name,
      startedBy: { id: user.id },
      canUndo: true,
    });
    expect(await publishedCounts([topic.id, target.id])).toEqual([0, 230]);
    expect(await database.question.count({ where: { topicId: target.id } })).toBe(231);

    expect(await undo(change.id)).toMatchObject({ status: 'undone', undone: 231, canUndo: false });
    expect(await publishedCounts([topic.id, target.id])).toEqual([230, 0]);
    expect(await database.question.findUniqueOrThrow({ where: { id: draft.id } })).toMatchObject({
      topicId: topic.id,
      status: 'DRAFT',
    });

    const entries = await database.auditEntry.findMany({
      where: { targetId: change.id },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { action: 'questions.bulk-changed', actorId: user.id, after: { changed: 231, topic: target.name } },
      { action: 'questions.bulk-undone', actorId: user.id, after: { undone: 231, notUndone: 0 } },
    ]);
    const ofQuestion = await database.auditEntry.findMany({
      where: { targetId: itemAt(questions, 0).id },
      orderBy: { id: 'asc' },
    });
    expect(ofQuestion).toMatchObject([
      { action: 'question.edited', before: { topicId: topic.id }, after: { topicId: target.id } },
      { action: 'question.edited', before: { topicId: target.id }, after: { topicId: topic.id } },
    ]);
  });

  it('is not overwritten by an edit that was opened before it, and is in the history of the question', async () => {
    const { user, admin, topic, changeAll } = await newAdmin();
    const { id } = await buildQuestion(database, { topicId: topic.id, difficulty: 2 });
    const target = await buildTopic(database, { name: 'Long division' });
    const opened = bodyOf(readQuestion, await admin.get(`/admin/questions/${id}`));
    const save = () => admin.put(`/admin/questions/${id}`, editOf(opened, { explanationText: 'Divide.' }));
    const [move, harder] = [
      await changeAll({ kind: 'move', topicId: target.id }),
      await changeAll({ kind: 'set-difficulty', difficulty: 4 }, { topic: target.id, search: '' }),
    ];
    expect([move.changed, harder.changed]).toEqual([1, 1]);

    const reply = await save();
    expect([reply.status, errorOf(reply).message]).toEqual([
      409,
      'Someone else has changed this question: its topic is now “Long division”, its difficulty is now 4. Please open it again.',
    ]);
    const { changes } = bodyOf(readHistory, await admin.get(`/admin/questions/${id}/history`));
    expect(changes).toMatchObject([
      { by: user.name, differences: [{ part: 'difficulty', before: '2', after: '4' }] },
      { by: user.name, differences: [{ part: 'topic', after: 'Long division' }] },
    ]);
    for (const change of changes)
      expect((await admin.post(`/admin/questions/${id}/undo`, { changeId: change.id })).status).toBe(
        change === changes[0] ? 200 : 409,
      );
    expect(await database.question.findUniqueOrThrow({ where: { id } })).toMatchObject({
      topicId: target.id,
      difficulty: 2,
    });
  });

  it('of all that match honours the facility of the filter', async () => {
    const { topic, filter, changeAll } = await newAdmin();
    const [hard, other] = await buildQuestions(database, 2, { topicId: topic.id, difficulty: 2 });
    await database.itemStatistics.create({
      data: {
        questionId: hard?.id ?? '',
        revision: 1,
        countedAnswers: 50,
        countedCorrect: 5,
        shownCount: 50,
        answeredCount: 50,
        correctCount: 5,
        options: [],
        countedAt: clock(),
      },
    });
    const change = await changeAll(
      { kind: 'set-difficulty', difficulty: 5 },
      { ...filter, facility: 'below-30' },
    );
    expect(change).toMatchObject({ total: 1, changed: 1 });
    const after = await database.question.findMany({ where: { topicId: topic.id }, orderBy: { id: 'asc' } });
    expect(after.map(({ id, difficulty }) => [id, difficulty])).toEqual([
      [hard?.id, 5],
      [other?.id, 2],
    ]);
  });

  it('skips what it cannot change, with the reason', async () => {
    const { topic, changeAll, unchanged } = await newAdmin();
    const draft = await buildQuestion(database, { topicId: topic.id, published: false });
    const published = await buildQuestion(database, { topicId: topic.id });
    const keyless = await buildQuestion(database, {
      topicId: topic.id,
      published: false,
      correctLetter: 'none',
      body: 'No answer',
    });
    const change = await changeAll({ kind: 'publish' });
    expect(change).toMatchObject({ status: 'finished', changed: 1, skipped: 2 });
    expect(await database.question.findUniqueOrThrow({ where: { id: draft.id } })).toMatchObject({
      status: 'PUBLISHED',
    });
    expect(await unchanged(change.id)).toEqual(
      expect.arrayContaining([
        { id: published.id, questionText: expect.any(String) as string, reason: 'Already published' },
        {
          id: keyless.id,
          questionText: 'No answer',
          reason: 'A question needs at least two options, one of them correct, before it is published',
        },
      ]),
    );
  });

  it('changes the others of a batch when one is older than the rule that options differ', async () => {
    const { topic, changeAll, unchanged } = await newAdmin();
    const target = await buildTopic(database);
    await buildQuestions(database, 2, { topicId: topic.id });
    const old = await buildQuestion(database, { topicId: topic.id });
    await changeStoredOptions(database, old.revisionId, () => ({ contentValue: 'same' }));
    const change = await changeAll({ kind: 'move', topicId: target.id });
    expect(change).toMatchObject({ status: 'finished', changed: 2, skipped: 1 });
    expect(await unchanged(change.id)).toMatchObject([
      { id: old.id, reason: 'Options A) and B) are the same' },
    ]);
    expect(await publishedCounts([topic.id, target.id])).toEqual([1, 2]);
  });

  it('reserves regular questions for assignments, and publishes them again when it is undone', async () => {
    const { topic, changeAll, unchanged, undo } = await newAdmin();
    const { id } = await buildQuestion(database, { topicId: topic.id });
    const quizQuestion = await buildQuestion(database, { topicId: topic.id, kind: 'RAPID_FIRE' });
    const statusNow = async () => (await database.question.findUniqueOrThrow({ where: { id } })).status;
    const change = await changeAll({ kind: 'reserve' });
    expect(change).toMatchObject({ kind: 'reserve', changed: 1, skipped: 1 });
    expect(await unchanged(change.id)).toMatchObject([
      { id: quizQuestion.id, reason: 'Assignments have no rapid-fire questions' },
    ]);
    expect(await statusNow()).toBe('RESERVED');
    await undo(change.id);
    expect(await statusNow()).toBe('PUBLISHED');
  });

  it('sets the difficulty of regular questions and the level of rapid-fire ones', async () => {
    const { topic, changeAll, filter, undo } = await newAdmin();
    const regular = await buildQuestion(database, { topicId: topic.id, difficulty: 2 });
    const rapid = await buildQuestion(database, { topicId: topic.id, kind: 'RAPID_FIRE' });
    const difficultyOf = async ({ id }: { id: string }) =>
      (await database.question.findUniqueOrThrow({ where: { id } })).difficulty;
    const change = await changeAll({ kind: 'set-difficulty', difficulty: 5 });
    expect(change).toMatchObject({ changed: 1, skipped: 1, difficulty: 5 });
    expect([await difficultyOf(regular), await difficultyOf(rapid)]).toEqual([5, 1]);
    expect(
      await changeAll({ kind: 'set-level', level: 9 }, { ...filter, questionType: 'rapid-fire' }),
    ).toMatchObject({ changed: 1, skipped: 0 });
    expect(await difficultyOf(rapid)).toBe(9);
    await undo(change.id);
    expect(await difficultyOf(regular)).toBe(2);
  });

  it('is refused when another number matches, nothing matches, or the last one is running', async () => {
    const { post, user, topic, filter } = await newAdmin();
    expect((await post({ kind: 'publish' }, { filter, count: 0 })).status).toBe(422);
    const { id } = await buildQuestion(database, { topicId: topic.id });
    const other = await post({ kind: 'withdraw' }, { filter, count: 7 });
    expect([other.status, errorOf(other).message]).toEqual([
      409,
      '1 questions match now. Please check the number again.',
    ]);
    const selection = { questionIds: [id] };
    expect((await post({ kind: 'move', topicId: crypto.randomUUID() }, selection)).status).toBe(422);
    await database.bulkChange.create({ data: { kind: 'PUBLISH', status: 'UNDOING', undoneById: user.id } });
    const second = await post({ kind: 'withdraw' }, selection);
    expect([second.status, errorOf(second).message]).toEqual([
      409,
      'Your last bulk change is still running. Wait until it is done, or cancel it.',
    ]);
    await app.settle();
  });

  it('is for administrators only', async () => {
    const pupil = createApiClient(app, await buildPupil(database));
    expect((await pupil.get('/admin/bulk-changes')).status).toBe(403);
    expect((await pupil.post('/admin/bulk-changes', {})).status).toBe(403);
  });
});
