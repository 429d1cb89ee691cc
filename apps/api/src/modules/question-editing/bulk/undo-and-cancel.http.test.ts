import { cancelBulkChange } from '@markwell/shared/question-editing/bulk-changes.contract';
import type { Prisma } from '@markwell/database/client';
import { describe, expect, it } from 'vitest';
import { buildQuestions } from '#testing/builders/build-question.ts';
import type { TestUser } from '#testing/builders/build-user.ts';
import { editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { createBulkChangeHelpers } from '#testing/helpers/bulk-change-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { runBulkChanges } from './run-bulk-changes.service.ts';

const { clock, set } = createTestClock('2026-06-10T12:00:00Z');
const { app, newAdmin, publishedCounts, runJob } = await createBulkChangeHelpers(clock);
const { database } = app;

/** A change of the difficulty to 3 that the server was carrying out when it stopped. */
const buildRunning = (user: TestUser, items: Prisma.BulkChangeItemCreateWithoutBulkChangeInput[]) =>
  database.bulkChange.create({
    data: { kind: 'SET_DIFFICULTY', difficulty: 3, startedById: user.id, items: { create: items } },
  });

describe('a bulk change', () => {
  it('does not undo what someone has changed since, and lists it', async () => {
    const { admin, topic, changeAll, undo, unchanged } = await newAdmin();
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

  it('deletes, restores on undo, and removes the questions permanently after seven days', async () => {
    set('2026-06-10T12:00:00Z');
    const { topic, changeAll, undo } = await newAdmin();
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
    const { user, topic, listed } = await newAdmin();
    const questions = await buildQuestions(database, 3, { topicId: topic.id });
    const state = { status: 'PUBLISHED', topicId: topic.id, difficulty: 1, revisionId: null };
    const { id } = await buildRunning(
      user,
      questions.map((question, index) => ({
        ordinal: index + 1,
        questionId: question.id,
        // The server stopped after the first one, which was set back by hand since.
        ...(index === 0 && { outcome: 'CHANGED', before: state, after: { ...state, difficulty: 3 } }),
      })),
    );
    await Promise.all([runBulkChanges(app.context), runBulkChanges(app.context)]);
    expect(await listed(id)).toMatchObject({ status: 'finished', changed: 3, pending: 0 });
    const difficulties = await database.question.findMany({
      where: { topicId: topic.id },
      select: { difficulty: true },
      orderBy: { id: 'asc' },
    });
    expect(difficulties.map(({ difficulty }) => difficulty)).toEqual([1, 3, 3]);
  });

  it('is continued by a further job when a run has taken its time', async () => {
    const { user, topic, listed } = await newAdmin();
    const questions = await buildQuestions(database, 2, { topicId: topic.id });
    const items = questions.map((question, index) => ({ ordinal: index + 1, questionId: question.id }));
    const { id } = await buildRunning(user, items);
    await runBulkChanges(app.context, 0);
    expect(await listed(id)).toMatchObject({ status: 'running', pending: 2 });
    await app.settle();
    expect(await listed(id)).toMatchObject({ status: 'finished', changed: 2 });
  });

  it('can be cancelled, and what was changed can be undone', async () => {
    const { admin, user, topic, undo, listed } = await newAdmin();
    const questions = await buildQuestions(database, 2, { topicId: topic.id, difficulty: 3 });
    const revisions = await database.question.findMany({ where: { topicId: topic.id } });
    const stateOf = (difficulty: number, id: string) => ({
      status: 'PUBLISHED',
      topicId: topic.id,
      difficulty,
      revisionId: revisions.find((each) => each.id === id)?.currentRevisionId ?? null,
    });
    const [changed, pending] = questions.map(({ id }) => id);
    const { id } = await buildRunning(user, [
      {
        ordinal: 1,
        questionId: changed ?? '',
        outcome: 'CHANGED',
        before: stateOf(2, changed ?? ''),
        after: stateOf(3, changed ?? ''),
      },
      { ordinal: 2, questionId: pending ?? '' },
    ]);
    bodyOf(cancelBulkChange, await admin.post(`/admin/bulk-changes/${id}/cancel`, {}));
    await runBulkChanges(app.context);
    expect(await listed(id)).toMatchObject({ status: 'cancelled', changed: 1, pending: 1 });
    expect((await admin.post(`/admin/bulk-changes/${id}/cancel`, {})).status).toBe(422);
    expect(await undo(id)).toMatchObject({ status: 'undone', undone: 1, pending: 1 });
    expect(await database.question.findUniqueOrThrow({ where: { id: changed ?? '' } })).toMatchObject({
      difficulty: 2,
    });
    expect(errorOf(await admin.post(`/admin/bulk-changes/${id}/undo`, {})).message).toBe(
      'This change is already undone',
    );
  });
});
