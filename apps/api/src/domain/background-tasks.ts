/** Work that goes on after the answer: what it does, and how long it takes, is not for the caller to see. */
export interface BackgroundTasks {
  run: (work: () => Promise<unknown>) => void;
  /** Resolves when nothing runs any more. */
  settle: () => Promise<void>;
}

/** A failure is reported, for there is nobody left to tell. */
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
