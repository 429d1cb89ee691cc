import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { badRequest, conflict } from '../core/errors.ts';
import type { Clock } from '../core/clock.ts';
import type { IdempotencyRepository, KeyedCall, StoredCall } from './idempotency.repository.ts';

const hourMs = 3_600_000;
const keptMs = 24 * hourMs;
const renewMs = 5_000;
/** Whoever has not renewed for so long was killed. */
const abandonedMs = 3 * renewMs;
const lookAgainMs = 50;

export interface IdempotentCall {
  userId: string;
  endpoint: string;
  /** The header's value. */
  key: string;
  request: unknown;
}

export interface Idempotency {
  /**
   * Runs the work once per key and caller; a repeat within 24 hours gets the first reply. A call that failed gives its
   * key back. Throws CONFLICT when the key stands for another request, or when the first call still runs after a wait.
   */
  once: (call: IdempotentCall, work: () => Promise<unknown>) => Promise<unknown>;
  removeOld: () => Promise<number>;
}

/** So many milliseconds before now. */
const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export function createIdempotency({
  repository,
  clock,
  waitMs = 3_000,
}: {
  repository: IdempotencyRepository;
  clock: Clock;
  /** How long a repeat waits for the first call. */
  waitMs?: number;
}): Idempotency {
  async function claim(call: KeyedCall, requestHash: Buffer): Promise<boolean> {
    const now = clock();
    const times = { now, keptSince: before(now, keptMs), abandonedSince: before(now, abandonedMs) };
    return repository.claim(call, new Uint8Array(requestHash), times);
  }

  async function runClaimed(call: KeyedCall, work: () => Promise<unknown>): Promise<unknown> {
    const renewal = setInterval(() => void repository.renew(call, clock()).catch(() => undefined), renewMs);
    // When the database is away the key is given up by itself, once it counts as abandoned.
    const unheard = () => undefined;
    try {
      const reply = await work();
      await repository.complete(call, reply, clock()).catch(unheard);
      return reply;
    } catch (error) {
      await repository.release(call).catch(unheard);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  return {
    async once({ userId, endpoint, key, request }, work) {
      if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
        throw badRequest('The Idempotency-Key header must have 1 to 200 visible characters');
      }
      const call: KeyedCall = { userId, endpoint, key };
      const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
      for (let waited = 0; ; waited += lookAgainMs) {
        if (await claim(call, requestHash)) return runClaimed(call, work);
        const stored = await repository.find(call);
        if (stored) {
          assertSameRequest(stored, requestHash);
          if (stored.reply) return stored.reply.value;
        }
        if (waited >= waitMs) {
          throw conflict('The same call is still running. Please try again.', { retryAfter: 1 });
        }
        await pause(lookAgainMs);
      }
    },
    removeOld: () => repository.removeBefore(before(clock(), keptMs)),
  };
}

function assertSameRequest(stored: StoredCall, requestHash: Buffer): void {
  if (!requestHash.equals(stored.requestHash)) {
    throw conflict('This Idempotency-Key was used for another request');
  }
}
