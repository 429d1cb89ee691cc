/** Work that comes round again. Several processes may run it at once: it must be safe then. */
export interface Job {
  name: string;
  everySeconds: number;
  run: () => Promise<unknown>;
}

/**
 * Runs each job in its rhythm, never two rounds of one at a time. A failed round is reported and the next one comes.
 * Returns how to stop: it resolves when the rounds that run have ended.
 */
export function startJobs(
  jobs: readonly Job[],
  onError: (job: string, error: unknown) => void,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const round = job
        .run()
        .then(
          () => undefined,
          (error: unknown) => onError(job.name, error),
        )
        .finally(() => running.delete(job.name));
      running.set(job.name, round);
    }, job.everySeconds * 1000).unref(),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
