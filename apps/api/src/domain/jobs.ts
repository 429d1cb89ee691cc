/**
 * Work that is repeated at an interval. Several processes may run it at the same time, which must do
 * no harm.
 */
export interface Job {
  name: string;
  everySeconds: number;
  run: () => Promise<unknown>;
}

/**
 * Runs each job at its interval, never twice at the same time. A failed run is reported and the next one
 * follows. Returns a function that stops the jobs and resolves when running ones have ended.
 */
export function startJobs(
  jobs: readonly Job[],
  onError: (job: string, error: unknown) => void,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const execution = job
        .run()
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
