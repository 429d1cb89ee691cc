import { DomainError } from '../domain/domain-error.ts';

/** Milliseconds: the web gives up after ten seconds, and the way here, the work and the way back take some of them. */
const longestWaitMs = 6_000;
/** Milliseconds: the web repeats a call under the same key only for a minute. */
const longestRetryAfterMs = 30_000;
/** How much the latest call counts in the average of what a call takes. */
const weightOfLatest = 0.05;
const firstGuessMs = 20;

export interface AdmissionQueue {
  /**
   * Does the work when it is its turn: a bounded number of calls at a time, first come first served. Throws BUSY when its
   * turn cannot come in time, and when the caller leaves before. Everybody who is refused is named a later moment than the
   * one before, twice as fast as calls are done: they come back one after the other and find a place in the queue.
   */
  run: <T>(leaving: () => AbortSignal, work: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  since: number;
  start: () => void;
  refuse: () => void;
}

/** The queue is this process's own: several processes have one each. */
export function createAdmissionQueue({
  atOnce,
  now = () => performance.now(),
}: {
  /** The most calls at work at a time. */
  atOnce: number;
  /** Milliseconds. */
  now?: () => number;
}): AdmissionQueue {
  const queue: Waiting[] = [];
  let atWork = 0;
  let averageMs = firstGuessMs;
  /** When the last one who was refused was told to come back. */
  let lastReturn = 0;

  const turnComesInMs = (place: number) => (place * averageMs) / atOnce;

  function busy(): DomainError {
    // The first of them when half of the queue has gone, so that it never runs dry.
    const next = Math.max(lastReturn, now() + turnComesInMs(queue.length) / 2) + turnComesInMs(1) / 2;
    lastReturn = Math.min(next, now() + longestRetryAfterMs);
    return new DomainError(
      'BUSY',
      'Many pupils are using Markwell at the moment. Please wait a few seconds.',
      {
        retryAfter: Math.ceil((lastReturn - now()) / 1_000),
      },
    );
  }

  /** Nobody reads it: the moments to come back are for those who are still there. */
  const left = () => new DomainError('BUSY', 'The caller has left');

  function turn(leaving: AbortSignal): Promise<void> {
    if (leaving.aborted) throw left();
    if (turnComesInMs(queue.length + 1) > longestWaitMs) throw busy();
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => () => {
        clearTimeout(patience);
        leaving.removeEventListener('abort', leave);
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
      const leave = settle(() => {
        reject(left());
      });
      const patience = setTimeout(waiting.refuse, longestWaitMs);
      leaving.addEventListener('abort', leave);
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
