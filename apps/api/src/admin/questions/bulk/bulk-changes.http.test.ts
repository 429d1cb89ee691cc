import {
  cancelBulkChange,
  countMatchingQuestions,
  listBulkChanges,
  listUnchangedQuestions,
  startBulkChange,
  undoBulkChange,
  type BulkAction,
} from '@markwell/shared/admin/questions/bulk-changes.contract';
import { readHistory } from '@markwell/shared/admin/questions/history.contract';
import { readQuestion } from '@markwell/shared/admin/questions/questions.contract';
import { describe, expect, it } from 'vitest';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { editOf, editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { itemAt } from '#testing/item-at.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, set } = createTestClock('2026-06-10T12:00:00Z');
const app = await createTestApp({ clock });
const { database, jobs, settle } = app;

/** Each test has an administrator of its own, because one has one bulk change at a time. */
async function helpers() {
  const user = await buildAdmin(database);
  const admin = createApiClient(app, user);
  const topic = await buildTopic(database);
  const filter = { topic: topic.id, search: '' };
  const post = (action: BulkAction, selection: object) =>
    admin.post('/admin/bulk-changes', { action, selection });
  /** Changes all questions of the topic, and returns the change when it has ended. */
  async function changeAll(action: BulkAction, of: object = filter) {
    const matching = await admin.get(
      `/admin/bulk-changes/matching?${new URLSearchParams({ ...of }).toString()}`,
    );
    const { count } = bodyOf(countMatchingQuestions, matching);
    const { bulkChange } = bodyOf(startBulkChange, await post(action, { filter: of, count }));
    await settle();
    return listed(bulkChange.id);
  }
  async function listed(id: string) {
    const { bulkChanges } = bodyOf(listBulkChanges, await admin.get('/admin/bulk-changes'));
    const change = bulkChanges.find((each) => each.id === id);
    if (!change) throw new Error('The bulk change is not listed');
    return change;
  }
  async function undo(id: string) {
    bodyOf(undoBulkChange, await admin.post(`/admin/bulk-changes/${id}/undo`, {}));
    await settle();
    return listed(id);
  }
  const unchanged = async (id: string) =>
    bodyOf(listUnchangedQuestions, await admin.get(`/admin/bulk-changes/${id}/unchanged`)).questions;
  return { user, admin, topic, filter, post, changeAll, listed, undo, unchanged };
}

const publishedCounts = async (topicIds: string[]) => {
  const buckets = await database.bucket.findMany({
    where: { topicId: { in: topicIds } },
    include: { _count: { select: { questions: true } } },
  });
  for (const bucket of buckets) expect(bucket._count.questions).toBe(bucket.publishedCount);
  return topicIds.map((topicId) =>
    buckets.filter((each) => each.topicId === topicId).reduce((sum, each) => sum + each.publishedCount, 0),
  );
};
const runJob = (name: string) => jobs.find((job) => job.name === name)?.run();

describe('a bulk change', () => {
  it('moves all that match in several batches, and is undone whole', async () => {
    const { user, topic, changeAll, undo } = await helpers();
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
    const { user, admin, topic, changeAll } = await helpers();
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
    const { topic, filter, changeAll } = await helpers();
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
    const { topic, changeAll, unchanged } = await helpers();
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
    const { topic, changeAll, unchanged } = await helpers();
    const target = await buildTopic(database);
    await buildQuestions(database, 2, { topicId: topic.id });
    const old = await buildQuestion(database, { topicId: topic.id });
    await database.questionOption.updateMany({
      where: { revisionId: old.revisionId },
      data: { text: 'same' },
    });
    const change = await changeAll({ kind: 'move', topicId: target.id });
    expect(change).toMatchObject({ status: 'finished', changed: 2, skipped: 1 });
    expect(await unchanged(change.id)).toMatchObject([
      { id: old.id, reason: 'Options A) and B) are the same' },
    ]);
    expect(await publishedCounts([topic.id, target.id])).toEqual([1, 2]);
  });

  it('sets the difficulty of regular questions and the level of rapid-fire ones', async () => {
    const { topic, changeAll, filter, undo } = await helpers();
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

  it('does not undo what someone has changed since, and lists it', async () => {
    const { admin, topic, changeAll, undo, unchanged } = await helpers();
    const [edited, withdrawn, same] = await buildQuestions(database, 3, { topicId: topic.id });
    const change = await changeAll({ kind: 'set-difficulty', difficulty: 4 });
    await editQuestion(admin, edited?.id ?? '', { questionText: 'A better text' });
    await admin.put('/admin/questions/status', { questionIds: [withdrawn?.id], status: 'draft' });
    expect(await undo(change.id)).toMatchObject({ undone: 1, notUndone: 2 });
    expect((await unchanged(change.id)).map(({ id, reason }) => [id, reason])).toEqual([
      [withdrawn?.id, 'Someone has changed this question since'],
      [edited?.id, 'Someone has changed this question since'],
    ]);
    expect(await database.question.findUniqueOrThrow({ where: { id: same?.id ?? '' } })).toMatchObject({
      difficulty: 1,
    });
  });

  it('deletes, restores on undo, and removes the questions for good after seven days', async () => {
    set('2026-06-10T12:00:00Z');
    const { topic, changeAll, undo } = await helpers();
    const questions = await buildQuestions(database, 3, { topicId: topic.id });
    const ids = questions.map(({ id }) => id);
    const left = () => database.question.findMany({ where: { id: { in: ids } }, select: { status: true } });
    const first = await changeAll({ kind: 'delete' });
    expect(await left()).toEqual(Array(3).fill({ status: 'ARCHIVED' }));
    await undo(first.id);
    expect(await publishedCounts([topic.id])).toEqual([3]);

    const second = await changeAll({ kind: 'delete' });
    set('2026-06-16T12:00:00Z');
    await runJob('old bulk changes');
    expect(await left()).toHaveLength(3);
    set('2026-06-18T12:00:00Z');
    await runJob('old bulk changes');
    expect(await left()).toEqual([]);
    expect(
      (await database.bulkChange.findUniqueOrThrow({ where: { id: second.id } })).removedAt,
    ).not.toBeNull();
    set('2026-06-10T12:00:00Z');
  });

  it('continues after a restart, and changes no question twice', async () => {
    const { user, topic, listed } = await helpers();
    const questions = await buildQuestions(database, 3, { topicId: topic.id });
    const state = { status: 'PUBLISHED', topicId: topic.id, difficulty: 1, revisionId: null };
    const { id } = await database.bulkChange.create({
      data: {
        kind: 'SET_DIFFICULTY',
        difficulty: 3,
        startedById: user.id,
        items: {
          create: questions.map((question, index) => ({
            ordinal: index + 1,
            questionId: question.id,
            // The server stopped after the first one, which was set back by hand since.
            ...(index === 0 && { outcome: 'CHANGED', before: state, after: { ...state, difficulty: 3 } }),
          })),
        },
      },
    });
    await Promise.all([runJob('bulk changes'), runJob('bulk changes')]);
    expect(await listed(id)).toMatchObject({ status: 'finished', changed: 3, pending: 0 });
    const difficulties = await database.question.findMany({
      where: { topicId: topic.id },
      select: { difficulty: true },
      orderBy: { id: 'asc' },
    });
    expect(difficulties.map(({ difficulty }) => difficulty)).toEqual([1, 3, 3]);
  });

  it('can be cancelled, and what was changed can be undone', async () => {
    const { admin, user, topic, undo, listed } = await helpers();
    const questions = await buildQuestions(database, 2, { topicId: topic.id, difficulty: 3 });
    const revisions = await database.question.findMany({ where: { topicId: topic.id } });
    const stateOf = (difficulty: number, id: string) => ({
      status: 'PUBLISHED',
      topicId: topic.id,
      difficulty,
      revisionId: revisions.find((each) => each.id === id)?.currentRevisionId ?? null,
    });
    const [changed, pending] = questions.map(({ id }) => id);
    const { id } = await database.bulkChange.create({
      data: {
        kind: 'SET_DIFFICULTY',
        difficulty: 3,
        startedById: user.id,
        items: {
          create: [
            {
              ordinal: 1,
              questionId: changed ?? '',
              outcome: 'CHANGED',
              before: stateOf(2, changed ?? ''),
              after: stateOf(3, changed ?? ''),
            },
            { ordinal: 2, questionId: pending ?? '' },
          ],
        },
      },
    });
    bodyOf(cancelBulkChange, await admin.post(`/admin/bulk-changes/${id}/cancel`, {}));
    await runJob('bulk changes');
    expect(await listed(id)).toMatchObject({ status: 'cancelled', changed: 1, pending: 1 });
    expect((await admin.post(`/admin/bulk-changes/${id}/cancel`, {})).status).toBe(422);
    expect(await undo(id)).toMatchObject({ status: 'undone', undone: 1, pending: 1 });
    expect(await database.question.findUniqueOrThrow({ where: { id: changed ?? '' } })).toMatchObject({
      difficulty: 2,
    });
    expect(errorOf(await admin.post(`/admin/bulk-changes/${id}/undo`, {})).message).toBe(
      'This change is undone already',
    );
  });

  it('is refused when another number matches, nothing matches, or the last one is running', async () => {
    const { post, user, topic, filter } = await helpers();
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
    await runJob('bulk changes');
  });

  it('is for administrators only', async () => {
    const pupil = createApiClient(app, await buildPupil(database));
    expect((await pupil.get('/admin/bulk-changes')).status).toBe(403);
    expect((await pupil.post('/admin/bulk-changes', {})).status).toBe(403);
  });
});
