import { setTimeout as pause } from 'node:timers/promises';

import type { Job, JobResult, PgBoss } from 'pg-boss';
import { periodicJobs } from './boss.repository.ts';
import { redactEmailAddresses } from '../redact-email-addresses.ts';
import { createEnqueue, type Enqueue } from './enqueue.repository.ts';
import { createFailedJobs, type FailedJobs } from './retry-or-remove.repository.ts';
import type { JobKind } from './job-kind.ts';
import type { BoundJob } from './periodic-jobs.ts';

/** Processes one job. When it throws, the job is tried again later. */
type JobHandler<Data> = (data: Data) => Promise<void>;

/** Jobs that are stored in the database, so that none is lost with a process. */
export interface JobQueue {
  enqueue: Enqueue;
  failedJobs: FailedJobs;
  /** Registers the handler of a kind. Call it before `start`. */
  handle: <Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>) => void;
  /** Registers the periodic jobs, of which each runs once at a time. Call it before `start`. */
  repeat: (jobs: readonly BoundJob[]) => void;
  /** Processes jobs until `stop`, also those of lost workers. Waits for the database. */
  start: () => Promise<void>;
  /** Stops taking jobs, and resolves when the running ones have ended, at the latest after `timeoutMs`. */
  stop: (timeoutMs: number) => Promise<void>;
  /** Processes the jobs that are due now, and those that follow from them. */
  workDue: () => Promise<void>;
  /** Ends jobs whose worker was lost, so that they are due again. `start` does this by itself. */
  takeBackLost: () => Promise<void>;
}

interface Dependencies {
  boss: PgBoss;
  /** Called with the kind of a job when a try fails, and for errors of the queue itself. */
  onError: (kind: string, error: unknown) => void;
  /** Waits for some milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
}

/** A job that was fetched outside of pg-boss's own loop has no signal. */
type AnyJob = Pick<Job, 'id' | 'data'> & { signal?: AbortSignal };

/** Jobs that a worker takes at a time. */
const batchSize = 5;
/** How often a worker looks for jobs of a kind. */
const pollSeconds = 1;
/** Periodic jobs that a worker runs at the same time, so that a long one does not hold up the others. */
const periodicAtATime = 3;
const startAttempts = 1_000;
const startAgainMs = 1_000;
/** How often the deletion of a finished job is retried, once a second, until the database is back. */
const deletionTries = 60;
const deletionAgainMs = 1_000;

export function createJobQueue({ boss, onError, wait = pause }: Dependencies): JobQueue {
  boss.on('error', (error) => onError('queue', error));
  const handlers = new Map<string, (job: AnyJob) => Promise<unknown>>();
  const periodic = new Map<string, BoundJob>();

  /** A job that is done is deleted immediately. An error is stored without addresses and without what comes with it. */
  async function work(kind: string, job: AnyJob): Promise<JobResult> {
    try {
      if (job.signal?.aborted) throw new Error('The worker stopped before this job began');
      await handlers.get(kind)?.(job);
      await deleteDone(kind, job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      onError(kind === periodicJobs ? periodicJobOf(job) : kind, error);
      return { id: job.id, status: 'failed', output: { message: messageOf(error) } };
    }
  }

  /** Without the database for a moment, the job is not done a second time. */
  async function deleteDone(kind: string, { id, signal }: AnyJob): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await boss.deleteJob(kind, id);
        return;
      } catch (error) {
        if (tries === deletionTries || signal?.aborted) throw error;
        await wait(deletionAgainMs);
      }
    }
  }

  async function workBatch(kind: string, jobs: readonly AnyJob[]): Promise<JobResult[]> {
    const results: JobResult[] = [];
    const inOrder = jobs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const job of inOrder) results.push(await work(kind, job));
    return results;
  }

  async function workDueOf(kind: string): Promise<number> {
    const jobs = await boss.fetch<object>(kind, { batchSize });
    for (const result of await workBatch(kind, jobs)) {
      if (result.status === 'failed') await boss.fail(kind, result.id, result.output as object);
    }
    return jobs.length;
  }

  /** Stores when each periodic job is due, and forgets those of another release. */
  async function schedule(): Promise<void> {
    for (const { key } of await boss.getSchedules(periodicJobs))
      if (!periodic.has(key)) await boss.unschedule(periodicJobs, key);
    for (const [key, { cron }] of periodic)
      await boss.schedule(periodicJobs, cron, { job: key }, { key, singletonKey: key, missed: 'once' });
  }

  /** Tries again while the database is away, which may stop just after the queue has started. */
  async function scheduleWhenReachable(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await schedule();
        return;
      } catch (error) {
        if (tries === startAttempts) throw error;
        onError('schedules', error);
        await wait(startAgainMs);
      }
    }
  }

  return {
    enqueue: createEnqueue(boss),
    failedJobs: createFailedJobs(boss),
    handle: (kind, handler) => {
      handlers.set(kind.name, async ({ data }) => handler(kind.data.parse(data)));
    },
    repeat(jobs) {
      for (const job of jobs) periodic.set(job.name.replaceAll(' ', '-'), job);
      handlers.set(periodicJobs, async (job) => periodic.get(periodicJobOf(job))?.run());
    },
    async start() {
      await boss.start({ attempts: startAttempts });
      await scheduleWhenReachable();
      const options = {
        batchSize,
        pollingIntervalSeconds: pollSeconds,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      const periodicOptions = { ...options, batchSize: 1, localConcurrency: periodicAtATime };
      for (const kind of handlers.keys())
        await boss.work(kind, kind === periodicJobs ? periodicOptions : options, (jobs: Job[]) =>
          workBatch(kind, jobs),
        );
    },
    stop: (timeoutMs) => boss.stop({ timeout: timeoutMs }),
    async workDue() {
      for (let worked = 1; worked > 0;) {
        worked = 0;
        for (const kind of handlers.keys()) worked += await workDueOf(kind);
      }
    },
    async takeBackLost() {
      for (const kind of handlers.keys()) await boss.supervise(kind);
    },
  };
}

const periodicJobOf = ({ data }: AnyJob) => (data as { job: string }).job;

const messageOf = (error: unknown) =>
  redactEmailAddresses(error instanceof Error ? error.message : String(error)).slice(0, 500);
