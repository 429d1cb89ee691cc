import type { Database } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { typed } from '@markwell/database/sql/values';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { Result } from '#platform/idempotency/idempotency-record.repository.ts';

export type StoredRequest = Result & { requestHash: Uint8Array };

const readRecord = prepareStatement<Pick<IdempotentRequest, 'userId' | 'endpoint' | 'key' | 'storedSince'>>()(
  (query, value) =>
    query
      .selectFrom('idempotency_keys')
      .select(['request_hash as requestHash', 'result_id as resultId', 'response as reply'])
      .where('user_id', '=', typed('uuid', value('userId')))
      .where('endpoint', '=', typed('text', value('endpoint')))
      .where('key', '=', typed('text', value('key')))
      .where('created_at', '>=', typed('timestamptz', value('storedSince'))),
);

/** The recorded request with this idempotency key; undefined when none was recorded since `storedSince`. */
export async function findRecordedRequest(
  db: Database,
  idempotentRequest: IdempotentRequest,
): Promise<StoredRequest | undefined> {
  const [row] = await readRecord(db.sql, idempotentRequest);
  if (!row) return undefined;
  const { requestHash, resultId, reply } = row;
  return resultId === null ? { requestHash, reply } : { requestHash, resultId };
}

export async function removeRecordsBefore(db: Database, instant: Date): Promise<number> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', instant)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
