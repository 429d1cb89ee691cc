import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPeriodicJobs, type BoundJob } from './periodic-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const runNow = ({ run }: BoundJob) => run();

test('a job runs at its interval until it is stopped', async () => {
  let rounds = 0;
  const stop = startPeriodicJobs(
    [{ name: 'count', everySeconds: 10, run: () => Promise.resolve(rounds++) }],
    runNow,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(35_000);
  expect(rounds).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(35_000);
  expect(rounds).toBe(3);
});

test('a job does not start again while it runs, and stopping waits for it', async () => {
  let rounds = 0;
  const round = Promise.withResolvers<undefined>();
  const run = () => {
    rounds++;
    return round.promise;
  };
  const stop = startPeriodicJobs([{ name: 'slow', everySeconds: 1, run }], runNow, () => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isStopped).toBe(false);
  round.resolve(undefined);
  await stopped;
});

test('a failed run is reported, and the next one follows', async () => {
  const failures: string[] = [];
  const run = () => Promise.reject(new Error('not today'));
  const stop = startPeriodicJobs([{ name: 'failing', everySeconds: 1, run }], runNow, (job, error) => {
    failures.push(`${job}: ${error instanceof Error ? error.message : ''}`);
  });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(failures).toEqual(['failing: not today', 'failing: not today']);
  await stop();
});
