import type { Context } from '../../context.ts';

/** Work that is repeated at an interval, by one process at a time. */
export interface PeriodicJob {
  name: string;
  everySeconds: number;
  run: (context: Context) => Promise<unknown>;
}

/** A periodic job with the context of its process. */
export interface BoundJob extends Omit<PeriodicJob, 'run'> {
  run: () => Promise<unknown>;
}

/** Runs the work if the job is due and no other process has it, and sets when it is due next. */
export type RunIfDue = (job: BoundJob) => Promise<unknown>;

/**
 * Asks at each job's interval whether it is due, never twice at the same time in this process. A failed run is reported
 * and the next one follows. Returns a function that stops the jobs and resolves when running ones have ended.
 */
export function startPeriodicJobs(
  jobs: readonly BoundJob[],
  runIfDue: RunIfDue,
  onError: (job: string, error: unknown) => void,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const execution = runIfDue(job)
        .then(
          () => undefined,
          (error: unknown) => onError(job.name, error),
        )
        .finally(() => running.delete(job.name));
      running.set(job.name, execution);
    }, job.everySeconds * 1000).unref(),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
