import { DomainError } from '../../domain/domain-error.ts';

/**
 * Milliseconds. The web application cancels a request after ten seconds, which include sending the request,
 * the work and the reply.
 */
const maxWaitMs = 6_000;
/** Milliseconds. The web application repeats a request with the same idempotency key for only a minute. */
const maxRetryAfterMs = 30_000;
/** The weight of the latest request in the average duration. */
const weightOfLatest = 0.05;
const initialAverageMs = 20;

export interface AdmissionQueue {
  /**
   * Runs requests in the order of arrival, a limited number at a time. Throws BUSY when a request could not
   * be served in time, or when its client disconnects. Each refused client gets a later Retry-After than the
   * one before, so that they return one after another.
   */
  run: <T>(disconnectSignal: () => AbortSignal, work: () => Promise<T>) => Promise<T>;
  /** How many requests run and wait at this moment. */
  status: () => { running: number; waiting: number };
}

interface QueuedRequest {
  queuedAt: number;
  start: () => void;
  refuse: () => void;
}

/** Each process has its own queue. */
export function createAdmissionQueue({
  maxConcurrent,
  now = () => performance.now(),
}: {
  /** The most requests that run at the same time. */
  maxConcurrent: number;
  /** Milliseconds. */
  now?: () => number;
}): AdmissionQueue {
  const queue: QueuedRequest[] = [];
  let runningCount = 0;
  let averageMs = initialAverageMs;
  /** When the last refused client should return. */
  let latestReturn = 0;

  const estimatedWaitMs = (position: number) => (position * averageMs) / maxConcurrent;

  function busy(): DomainError {
    // The first refused client should return when half of the queue is done, so that the queue never runs
    // empty.
    const next = Math.max(latestReturn, now() + estimatedWaitMs(queue.length) / 2) + estimatedWaitMs(1) / 2;
    latestReturn = Math.min(next, now() + maxRetryAfterMs);
    return new DomainError(
      'BUSY',
      'Many pupils are using Markwell at the moment. Please wait a few seconds.',
      {
        retryAfter: Math.ceil((latestReturn - now()) / 1_000),
      },
    );
  }

  /** No one reads this error, so it needs no Retry-After. */
  const disconnectedError = () => new DomainError('BUSY', 'The client has disconnected');

  function waitForTurn(disconnectSignal: AbortSignal): Promise<void> {
    if (disconnectSignal.aborted) throw disconnectedError();
    if (estimatedWaitMs(queue.length + 1) > maxWaitMs) throw busy();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => () => {
        clearTimeout(waitTimeout);
        disconnectSignal.removeEventListener('abort', onDisconnect);
        queue.splice(queue.indexOf(queued), 1);
        finish();
      };
      const queued: QueuedRequest = {
        queuedAt: now(),
        start: settle(() => {
          runningCount++;
          resolve();
        }),
        refuse: settle(() => {
          reject(busy());
        }),
      };
      const onDisconnect = settle(() => {
        reject(disconnectedError());
      });
      const waitTimeout = setTimeout(queued.refuse, maxWaitMs);
      disconnectSignal.addEventListener('abort', onDisconnect);
      queue.push(queued);
    });
  }

  /**
   * Refuses requests that can no longer be served in time, because requests now take longer than estimated.
   */
  function refuseLateRequests(): void {
    for (let last = queue.at(-1); last; last = queue.at(-1)) {
      if (now() - last.queuedAt + estimatedWaitMs(queue.length) <= maxWaitMs) return;
      last.refuse();
    }
  }

  function finish(durationMs: number): void {
    runningCount--;
    averageMs += (durationMs - averageMs) * weightOfLatest;
    refuseLateRequests();
    queue[0]?.start();
  }

  return {
    async run(disconnectSignal, work) {
      if (runningCount < maxConcurrent) runningCount++;
      else await waitForTurn(disconnectSignal());
      const startedAt = now();
      try {
        return await work();
      } finally {
        finish(now() - startedAt);
      }
    },
    status: () => ({ running: runningCount, waiting: queue.length }),
  };
}
