import type { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createJobQueue } from './job-queue.ts';

test('a job that is done while the database goes away is not done again', async () => {
  let away = 3;
  const waiting = [{ id: 'a job', data: {} }];
  const failed: string[] = [];
  const boss = {
    on: () => undefined,
    fetch: () => Promise.resolve(waiting.splice(0)),
    fail: (_kind: string, id: string) => Promise.resolve(failed.push(id)),
    deleteJob: () => (away-- > 0 ? Promise.reject(new Error('the database is away')) : Promise.resolve()),
  } as unknown as PgBoss;
  const queue = createJobQueue({ boss, onError: () => undefined, wait: () => Promise.resolve() });
  let sent = 0;
  queue.handle({ name: 'user-message', data: z.object({}) }, () => {
    sent++;
    return Promise.resolve();
  });
  await queue.workDue();
  expect({ sent, failed, away }).toEqual({ sent: 1, failed: [], away: -1 });
});

test('the schedules are stored although the database goes away while the queue starts', async () => {
  let away = 3;
  const scheduled: string[] = [];
  const boss = {
    on: () => undefined,
    start: () => Promise.resolve(),
    getSchedules: () =>
      away-- > 0 ? Promise.reject(new Error('the database is away')) : Promise.resolve([]),
    schedule: (_queue: string, _cron: string, _data: object, { key }: { key: string }) =>
      Promise.resolve(scheduled.push(key)),
    work: () => Promise.resolve(),
  } as unknown as PgBoss;
  const queue = createJobQueue({ boss, onError: () => undefined, wait: () => Promise.resolve() });
  queue.repeat([{ name: 'old records', cron: '0 3 * * *', run: () => Promise.resolve() }]);
  await queue.start();
  expect(scheduled).toEqual(['old-records']);
});
