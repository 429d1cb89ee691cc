import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '#testing/test-app.ts';
import { createBoss } from './boss.repository.ts';
import { createJobQueue } from './job-queue.ts';
import type { JobKind } from './job-kind.ts';

const { database } = await createTestApp();
const kind: JobKind<{ name: string }> = { name: 'user-message', data: z.object({ name: z.string() }) };
beforeEach(() => database.executeSql('delete from pgboss.job'));
const jobs = async () =>
  (await database.executeSql('select state, retry_count as retries from pgboss.job')).rows;

/** A worker whose handler waits until it is let go on. */
function createWorker() {
  const [began, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const done: string[] = [];
  const queue = createJobQueue({ boss: createBoss(database), onError: () => undefined });
  queue.handle(kind, async ({ name }) => {
    began.resolve(undefined);
    await released.promise;
    done.push(name);
  });
  return { queue, began: began.promise, release: () => released.resolve(undefined), done };
}

test('a worker that is stopped ends its job, and leaves the ones that it has not begun', async () => {
  const { queue, began, release, done } = createWorker();
  await queue.enqueue(database.sql, kind, { name: 'one' });
  await queue.start();
  await began;
  const stopped = queue.stop(10_000);
  await queue.enqueue(database.sql, kind, { name: 'two' });
  release();
  await stopped;
  expect(done).toEqual(['one']);

  const other = createWorker();
  other.release();
  await other.queue.workDue();
  expect(other.done).toEqual(['two']);
  expect(await jobs()).toEqual([]);
});

test('a job that takes longer than a stop allows is handed back once, and another worker does it', async () => {
  const { queue, began } = createWorker();
  await queue.enqueue(database.sql, kind, { name: 'long' });
  await queue.start();
  await began;
  await queue.stop(1);
  expect(await jobs()).toEqual([{ state: 'retry', retries: 0 }]);

  await database.executeSql('update pgboss.job set start_after = now()');
  const other = createWorker();
  other.release();
  await other.queue.workDue();
  expect(other.done).toEqual(['long']);
  expect(await jobs()).toEqual([]);
});
