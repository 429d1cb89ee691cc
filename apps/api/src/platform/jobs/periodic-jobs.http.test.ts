import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { createRunIfDue } from './periodic-jobs.repository.ts';

const database = await testDatabase();
const [one, other] = [createRunIfDue(database), createRunIfDue(database)];
const makeDue = () => database.periodicJob.updateMany({ data: { nextRunAt: new Date(0) } });

test('of several processes, one runs a job in its interval', async () => {
  let runs = 0;
  const job = { name: 'count', everySeconds: 60, run: () => Promise.resolve(runs++) };
  await Promise.all([one(job), other(job)]);
  await other(job);
  expect(runs).toBe(1);
  await makeDue();
  await other(job);
  expect(runs).toBe(2);
});

test('a run that fails is due again after its interval; one whose process was lost, after five minutes', async () => {
  const failing = { name: 'failing', everySeconds: 1, run: () => Promise.reject(new Error('not today')) };
  await expect(one(failing)).rejects.toThrow('not today');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const running = one({ name: 'lost', everySeconds: 1, run: () => promise });
  const secondsUntil = async (name: string) => {
    const job = await database.periodicJob.findUnique({ where: { name } });
    return job ? (job.nextRunAt.getTime() - Date.now()) / 1_000 : undefined;
  };
  await expect.poll(() => secondsUntil('lost')).toBeGreaterThan(290);
  expect(await secondsUntil('failing')).toBeLessThan(1);
  resolve(undefined);
  await running;
  expect(await secondsUntil('lost')).toBeLessThan(1);
});
