import { DomainError } from '../core/errors.ts';

/** Milliseconds: the web gives up after ten seconds, and the work and the way back take some of them. */
const longestWaitMs = 8_000;
/** Seconds. */
const longestRetryAfter = 10;
/** How much the latest call counts in the average of what a call takes. */
const weightOfLatest = 0.05;
const firstGuessMs = 20;

export interface Admission {
  /**
   * Does the work when it is its turn: a bounded number of calls at a time, first come first served. Throws BUSY with the
   * seconds after which another try makes sense when its turn cannot come in time, and when the caller leaves before.
   */
  run: <T>(leaving: () => AbortSignal, work: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  since: number;
  start: () => void;
  refuse: () => void;
}

/** The queue is this process's own: several processes have one each. */
export function createAdmission({
  atOnce,
  now = () => performance.now(),
}: {
  /** The most calls at work at a time. */
  atOnce: number;
  /** Milliseconds. */
  now?: () => number;
}): Admission {
  const queue: Waiting[] = [];
  let atWork = 0;
  let averageMs = firstGuessMs;

  const turnComesInMs = (place: number) => (place * averageMs) / atOnce;

  function busy(): DomainError {
    // By then half of the queue has gone, and callers spread their next try over as long again.
    const retryAfter = Math.ceil(turnComesInMs(queue.length) / 2_000);
    return new DomainError(
      'BUSY',
      'Many pupils are using Markwell at the moment. Please wait a few seconds.',
      {
        retryAfter: Math.min(Math.max(retryAfter, 1), longestRetryAfter),
      },
    );
  }

  function turn(leaving: AbortSignal): Promise<void> {
    if (leaving.aborted || turnComesInMs(queue.length + 1) > longestWaitMs) throw busy();
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => () => {
        clearTimeout(patience);
        leaving.removeEventListener('abort', waiting.refuse);
        queue.splice(queue.indexOf(waiting), 1);
        done();
      };
      const waiting: Waiting = {
        since: now(),
        start: settle(() => {
          atWork++;
          resolve();
        }),
        refuse: settle(() => {
          reject(busy());
        }),
      };
      const patience = setTimeout(waiting.refuse, longestWaitMs);
      leaving.addEventListener('abort', waiting.refuse);
      queue.push(waiting);
    });
  }

  /** Calls take longer than they did when the last ones came: whoever cannot be served in time is told so early. */
  function refuseTheLate(): void {
    for (let last = queue.at(-1); last; last = queue.at(-1)) {
      if (now() - last.since + turnComesInMs(queue.length) <= longestWaitMs) return;
      last.refuse();
    }
  }

  function finish(tookMs: number): void {
    atWork--;
    averageMs += (tookMs - averageMs) * weightOfLatest;
    refuseTheLate();
    queue[0]?.start();
  }

  return {
    async run(leaving, work) {
      if (atWork < atOnce) atWork++;
      else await turn(leaving());
      const began = now();
      try {
        return await work();
      } finally {
        finish(now() - began);
      }
    },
  };
}
