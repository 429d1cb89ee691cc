import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { badRequest, conflict } from '#platform/domain-error.ts';
import {
  recordLifetimeMs,
  RequestAlreadyRecorded,
  type IdempotentRequest,
} from '#platform/idempotency/idempotent-request.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';
import { findRecordedRequest, removeRecordsBefore, type StoredRequest } from './idempotency.repository.ts';

interface ReceivedIdempotencyKey {
  userId: string;
  endpoint: string;
  /** The header's value, as `readIdempotencyKey` returns it. */
  key: string;
  request: unknown;
}

export interface Idempotency {
  /**
   * Does the work of a request once. A repeat within 24 hours gets the recorded reply, or what `again`
   * returns for the recorded id. The work records the request in the transaction of what it creates, so that
   * after a failure or a crash there is neither of the two. Two concurrent requests may both begin: the
   * database lets one of them finish, and the other one gets its result. Throws CONFLICT when the key was
   * used for another request.
   */
  once: (
    received: ReceivedIdempotencyKey,
    work: (idempotentRequest: IdempotentRequest) => Promise<unknown>,
    replyToRepeat: (resultId: string) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Returns the function with which the work records its reply. */
  recorderOf: (idempotentRequest: IdempotentRequest) => RecordReply<unknown>;
  removeOld: () => Promise<number>;
}

export function createIdempotency({ db, clock }: Pick<Context, 'db' | 'clock'>): Idempotency {
  const storedSince = (now: Date) => new Date(now.getTime() - recordLifetimeMs);

  function toIdempotentRequest({
    userId,
    endpoint,
    key,
    request,
  }: ReceivedIdempotencyKey): IdempotentRequest {
    const digest = createHash('sha256').update(JSON.stringify(request)).digest();
    const now = clock();
    return { userId, endpoint, key, requestHash: new Uint8Array(digest), now, storedSince: storedSince(now) };
  }

  return {
    async once(received, work, replyToRepeat) {
      const idempotentRequest = toIdempotentRequest(received);
      const repeat = (first: StoredRequest) => {
        assertSameRequest(first, idempotentRequest);
        return 'resultId' in first ? replyToRepeat(first.resultId) : first.reply;
      };
      const first = await findRecordedRequest(db, idempotentRequest);
      if (first) return repeat(first);
      try {
        return await work(idempotentRequest);
      } catch (error) {
        // The same request may have finished in the meantime, or this one did and the connection broke before
        // the reply.
        const recorded = await findRecordedRequest(db, idempotentRequest).catch(() => undefined);
        if (recorded) return repeat(recorded);
        if (error instanceof RequestAlreadyRecorded)
          throw conflict('This was already done. Please reload the page.', { cause: error });
        throw error;
      }
    },
    recorderOf:
      (idempotentRequest) =>
      (reply, transaction = db.sql) =>
        recordRequest(transaction, idempotentRequest, { reply }),
    removeOld: () => removeRecordsBefore(db, storedSince(clock())),
  };
}

/** The key of a request to an endpoint that creates something. Throws BAD_REQUEST for a malformed one. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header !== undefined && !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw badRequest('The Idempotency-Key header must have 1 to 200 visible characters');
  }
  return header;
}

function assertSameRequest(first: StoredRequest, idempotentRequest: IdempotentRequest): void {
  if (!Buffer.from(idempotentRequest.requestHash).equals(first.requestHash)) {
    throw conflict('This Idempotency-Key was used for another request');
  }
}
