import { DomainError } from '#platform/domain-error.ts';

/**
 * Milliseconds. The web application cancels a request after ten seconds, which include sending the request,
 * the work and the reply.
 */
const maxWaitMs = 6_000;
/**
 * Milliseconds. A client returns soon and gets a new estimate: one made while requests took long must not keep it away
 * when they are fast again.
 */
const maxRetryAfterMs = 6_000;
/** Milliseconds after its Retry-After in which a refused start must return to keep its place. */
const returnGraceMs = 10_000;
/** So that invented keys cannot fill the memory. */
const maxPlaces = 10_000;
/** The weight of the latest request in the average duration. */
const weightOfLatest = 0.05;
const initialAverageMs = 20;

export interface AdmissionRequest {
  disconnectSignal: () => AbortSignal;
  /** Whether it goes before the others: saving and submitting answers. */
  isFirst: boolean;
  /** The Idempotency-Key of a start. A refused start that returns with its key keeps its place. */
  key?: string | undefined;
}

export interface AdmissionQueue {
  /**
   * Runs requests, a limited number at a time: saves and submits first, otherwise in the order of arrival. Throws BUSY
   * when a request could not be served in time, or when its client disconnects. A save or submit is never refused by an
   * estimate: it waits until its time is over. Each refused client gets a later Retry-After than the one before, up to
   * the maximum, so that they return one after another, and its position in the queue.
   */
  run: <T>(request: AdmissionRequest, work: () => Promise<T>) => Promise<T>;
  /** How many requests run and wait at this moment. */
  status: () => { running: number; waiting: number };
}

interface QueuedRequest extends AdmissionRequest {
  queuedAt: number;
  start: () => void;
  refuse: () => void;
}

/** What a refused request has until its client returns. Only a start takes its place again. */
interface Place {
  key: string | undefined;
  expiresAt: number;
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
  /** In the order in which their clients arrived. */
  let places: Place[] = [];
  let runningCount = 0;
  let averageMs = initialAverageMs;

  const estimatedWaitMs = (position: number) => (position * averageMs) / maxConcurrent;
  const firstCount = () => queue.filter(({ isFirst }) => isFirst).length;

  /** The error for a request that is behind the queue and these places; its own place then lasts until it returns. */
  function busy(place: Place, ahead: readonly Place[]): DomainError {
    // Clients return when half of those before them are served, so that the queue never runs empty.
    const waitMs = Math.min(estimatedWaitMs(queue.length + ahead.length + 1) / 2, maxRetryAfterMs);
    place.expiresAt = now() + waitMs + (place.key === undefined ? 0 : returnGraceMs);
    return new DomainError(
      'BUSY',
      'Many pupils are using Markwell at the moment. Please wait a few seconds.',
      { retryAfter: Math.ceil(waitMs / 1_000), queuePosition: queue.length + startsIn(ahead) + 1 },
    );
  }

  /** No one reads this error, so it needs no Retry-After. */
  const disconnectedError = () => new DomainError('BUSY', 'The client has disconnected');

  /** Throws BUSY when the request could not be served in time. */
  function assertServedInTime({ isFirst, key }: AdmissionRequest): void {
    if (isFirst) return;
    places = places.filter(({ expiresAt }) => expiresAt > now());
    const own = key === undefined ? undefined : places.find((place) => place.key === key);
    const ahead = own ? places.slice(0, places.indexOf(own)) : [...places];
    if (estimatedWaitMs(queue.length + startsIn(ahead) + 1) > maxWaitMs) {
      const place = own ?? { key, expiresAt: 0 };
      if (!own && places.length < maxPlaces) places.push(place);
      throw busy(place, ahead);
    }
    leavePlace(key);
  }

  function leavePlace(key: string | undefined): void {
    if (key !== undefined) places = places.filter((place) => place.key !== key);
  }

  function waitForTurn(request: AdmissionRequest): Promise<void> {
    const disconnectSignal = request.disconnectSignal();
    if (disconnectSignal.aborted) throw disconnectedError();
    assertServedInTime(request);
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => () => {
        clearTimeout(waitTimeout);
        disconnectSignal.removeEventListener('abort', onDisconnect);
        queue.splice(queue.indexOf(queued), 1);
        finish();
      };
      const queued: QueuedRequest = {
        ...request,
        queuedAt: now(),
        start: settle(() => {
          runningCount++;
          resolve();
        }),
        refuse: settle(() => {
          // It arrived before everyone who was refused so far.
          const place = { key: request.key, expiresAt: 0 };
          places.unshift(place);
          reject(busy(place, []));
        }),
      };
      const onDisconnect = settle(() => {
        reject(disconnectedError());
      });
      const waitTimeout = setTimeout(queued.refuse, maxWaitMs);
      disconnectSignal.addEventListener('abort', onDisconnect);
      if (request.isFirst) queue.splice(firstCount(), 0, queued);
      else queue.push(queued);
    });
  }

  /** Refuses requests other than saves and submits that would wait too long, because requests now take longer. */
  function refuseLateRequests(): void {
    for (let last = queue.at(-1); last && !last.isFirst; last = queue.at(-1)) {
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
    async run(request, work) {
      if (runningCount < maxConcurrent) {
        leavePlace(request.key);
        runningCount++;
      } else await waitForTurn(request);
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

/** The places of starts, which their clients will take again. */
const startsIn = (places: readonly Place[]) => places.filter(({ key }) => key !== undefined).length;
