import {
  countMatchingQuestions,
  listBulkChanges,
  listUnchangedQuestions,
  startBulkChange,
  undoBulkChange,
  type BulkAction,
} from '@markwell/shared/question-editing/bulk-changes.contract';
import { expect } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { buildTopic } from '../builders/build-curriculum.ts';
import { buildAdmin } from '../builders/build-user.ts';
import { createApiClient } from '../requests/api-client.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';

/** An app, and helpers for tests of bulk changes. */
export async function createBulkChangeHelpers(clock: Clock) {
  const app = await createTestApp({ clock });
  const { database, jobs, settle } = app;

  /** Each test has an administrator of its own, because one has one bulk change at a time. */
  async function newAdmin() {
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

  return { app, newAdmin, publishedCounts, runJob };
}
