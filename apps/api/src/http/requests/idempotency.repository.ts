import type { Database } from '@markwell/database/connect';
import type { Queries } from '@markwell/database/sql/queries';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import { recordRequest, type Result } from '../../domain/idempotency/idempotency-record.repository.ts';

export type StoredRequest = Result & { requestHash: Uint8Array };

export interface IdempotencyRepository {
  /** The recorded request with this idempotency key; undefined when none was recorded since `storedSince`. */
  find: (idempotentRequest: IdempotentRequest) => Promise<StoredRequest | undefined>;
  /**
   * Records in the transaction, or on its own without one. Throws RequestAlreadyRecorded when the request is
   * recorded already.
   */
  record: (
    idempotentRequest: IdempotentRequest,
    reply: unknown,
    transaction: Queries | undefined,
  ) => Promise<void>;
  removeBefore: (instant: Date) => Promise<number>;
}

export function createIdempotencyRepository(database: Database): IdempotencyRepository {
  return {
    async find({ userId, endpoint, key, storedSince }) {
      const row = await database.idempotencyKey.findUnique({
        where: { userId_endpoint_key: { userId, endpoint, key }, createdAt: { gte: storedSince } },
        select: { requestHash: true, resultId: true, response: true },
      });
      if (!row) return undefined;
      const { requestHash, resultId, response } = row;
      return resultId === null ? { requestHash, reply: response } : { requestHash, resultId };
    },
    record: (idempotentRequest, reply, transaction = database) =>
      recordRequest(transaction, idempotentRequest, { reply }),
    async removeBefore(instant) {
      const { count } = await database.idempotencyKey.deleteMany({ where: { createdAt: { lt: instant } } });
      return count;
    },
  };
}
