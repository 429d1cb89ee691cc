import { DomainError } from '../../domain/domain-error.ts';

/**
 * Milliseconds. The web application gives up after ten seconds, which include sending the request, the work
 * and the reply.
 */
const maxWaitMs = 6_000;
/** Milliseconds. The web application repeats a request with the same idempotency key for only a minute. */
const maxRetryAfterMs = 30_000;
/** The weight of the latest request in the average duration. */
const weightOfLatest = 0.05;
const firstGuessMs = 20;

export interface AdmissionQueue {
  /**
   * Runs requests in the order of arrival, a limited number at a time. Throws BUSY when a request could not
   * be served in time, or when its client disconnects. Each refused client gets a later Retry-After than the
   * one before, so that they return one after another.
   */
  run: <T>(leaving: () => AbortSignal, work: () => Promise<T>) => Promise<T>;
}

interface QueuedRequest {
  since: number;
  start: () => void;
  refuse: () => void;
}

/** Each process has its own queue. */
export function createAdmissionQueue({
  atOnce,
  now = () => performance.now(),
}: {
  /** The most requests that run at the same time. */
  atOnce: number;
  /** Milliseconds. */
  now?: () => number;
}): AdmissionQueue {
  const queue: QueuedRequest[] = [];
  let atWork = 0;
  let averageMs = firstGuessMs;
  /** When the last refused client should return. */
  let lastReturn = 0;

  const turnComesInMs = (position: number) => (position * averageMs) / atOnce;

  function busy(): DomainError {
    // The first refused client should return when half of the queue is done, so that the queue never runs
    // empty.
    const next = Math.max(lastReturn, now() + turnComesInMs(queue.length) / 2) + turnComesInMs(1) / 2;
    lastReturn = Math.min(next, now() + maxRetryAfterMs);
    return new DomainError(
      'BUSY',
      'Many pupils are using Markwell at the moment. Please wait a few seconds.',
      {
        retryAfter: Math.ceil((lastReturn - now()) / 1_000),
      },
    );
  }

  /** No one reads this error, so it needs no Retry-After. */
  const left = () => new DomainError('BUSY', 'The client has disconnected');

  function turn(leaving: AbortSignal): Promise<void> {
    if (leaving.aborted) throw left();
    if (turnComesInMs(queue.length + 1) > maxWaitMs) throw busy();
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => () => {
        clearTimeout(patience);
        leaving.removeEventListener('abort', leave);
        queue.splice(queue.indexOf(queued), 1);
        done();
      };
      const queued: QueuedRequest = {
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
      const patience = setTimeout(queued.refuse, maxWaitMs);
      leaving.addEventListener('abort', leave);
      queue.push(queued);
    });
  }

  /**
   * Refuses requests that can no longer be served in time, because requests now take longer than estimated.
   */
  function refuseTheLate(): void {
    for (let last = queue.at(-1); last; last = queue.at(-1)) {
      if (now() - last.since + turnComesInMs(queue.length) <= maxWaitMs) return;
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
