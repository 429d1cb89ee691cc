import type { Database } from '@markwell/database/connect';
import type { Prisma } from '@markwell/database/client';

export interface KeyedCall {
  userId: string;
  endpoint: string;
  key: string;
}

export interface StoredCall {
  requestHash: Uint8Array;
  /** Undefined while the call runs. */
  reply: { value: unknown } | undefined;
}

export interface IdempotencyRepository {
  /**
   * Takes the key for this call. Also when its last use was before `keptSince`, or when whoever took it has not been
   * heard of since `abandonedSince`. Returns whether it is ours now.
   */
  claim: (
    call: KeyedCall,
    requestHash: Uint8Array,
    times: { now: Date; keptSince: Date; abandonedSince: Date },
  ) => Promise<boolean>;
  find: (call: KeyedCall) => Promise<StoredCall | undefined>;
  /** Says that the call still runs. */
  renew: (call: KeyedCall, now: Date) => Promise<void>;
  complete: (call: KeyedCall, reply: unknown, now: Date) => Promise<void>;
  release: (call: KeyedCall) => Promise<void>;
  removeBefore: (instant: Date) => Promise<number>;
}

export function createIdempotencyRepository(database: Database): IdempotencyRepository {
  return {
    async claim({ userId, endpoint, key }, requestHash, { now, keptSince, abandonedSince }) {
      // One statement, so that of many processes one alone gets the key.
      const rows = await database.$queryRaw<unknown[]>`
        insert into idempotency_keys as k (user_id, endpoint, key, request_hash, state, created_at)
        values (${userId}::uuid, ${endpoint}, ${key}, ${requestHash}, 'RUNNING', ${now})
        on conflict (user_id, endpoint, key) do update
          set request_hash = excluded.request_hash, state = 'RUNNING', response = null, created_at = excluded.created_at
          where k.created_at < ${keptSince} or (k.state = 'RUNNING' and k.created_at < ${abandonedSince})
        returning 1`;
      return rows.length > 0;
    },
    async find(call) {
      const row = await database.idempotencyKey.findUnique({
        where: { userId_endpoint_key: call },
        select: { requestHash: true, state: true, response: true },
      });
      if (!row) return undefined;
      const reply = row.state === 'DONE' ? { value: row.response } : undefined;
      return { requestHash: row.requestHash, reply };
    },
    async renew(call, now) {
      await database.idempotencyKey.updateMany({
        where: { ...call, state: 'RUNNING' },
        data: { createdAt: now },
      });
    },
    async complete(call, reply, now) {
      const response = reply as Prisma.InputJsonValue;
      await database.idempotencyKey.updateMany({
        where: call,
        data: { state: 'DONE', response, createdAt: now },
      });
    },
    async release(call) {
      await database.idempotencyKey.deleteMany({ where: { ...call, state: 'RUNNING' } });
    },
    async removeBefore(instant) {
      const { count } = await database.idempotencyKey.deleteMany({ where: { createdAt: { lt: instant } } });
      return count;
    },
  };
}
