/** Runs work after the reply is sent, so that the caller learns neither its result nor its duration. */
export interface BackgroundTasks {
  run: (work: () => Promise<unknown>) => void;
  /** Resolves when no task is running. */
  settle: () => Promise<void>;
}

/** The reply is already sent, so failures go to `onError`. */
export function createBackgroundTasks(onError: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const task = work().then(() => undefined, onError);
      running.add(task);
      void task.then(() => running.delete(task));
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
