import { countOf } from '@markwell/database/sql-expressions/counts';
import { insertFrom } from '@markwell/database/sql/insert-from';
import type { ValueOf } from '@markwell/database/sql/prepared-statement';
import type { Sql } from '@markwell/database/connect';
import { partOf } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder, OnConflictBuilder } from 'kysely';
import { RequestAlreadyRecorded, type IdempotentRequest } from './idempotent-request.ts';

/** What a repeated request gets: the stored reply, or a reply made from the created row with this id. */
export type Result = { resultId: string } | { reply: unknown };

/** A request that is recorded already, perhaps by another process just now, is replaced only when it has expired. */
const replaceExpired =
  (storedSince: Date | Expression<Date>) => (conflict: OnConflictBuilder<Tables, 'idempotency_keys'>) =>
    conflict
      .columns(['user_id', 'endpoint', 'key'])
      .doUpdateSet((eb) => ({
        request_hash: eb.ref('excluded.request_hash'),
        result_id: eb.ref('excluded.result_id'),
        response: eb.ref('excluded.response'),
        created_at: eb.ref('excluded.created_at'),
      }))
      .where('idempotency_keys.created_at', '<', storedSince);

/** Records the request in a transaction. Throws RequestAlreadyRecorded, so that it rolls back, when it is. */
export async function recordRequest(
  client: Sql,
  idempotentRequest: IdempotentRequest,
  result: Result,
): Promise<void> {
  if (!(await recordIfFirst(client, idempotentRequest, result))) throw new RequestAlreadyRecorded();
}

/** Records the request in a transaction, and returns false when it is recorded already. */
async function recordIfFirst(
  client: Sql,
  idempotentRequest: IdempotentRequest,
  result: Result,
): Promise<boolean> {
  const record = await client
    .insertInto('idempotency_keys')
    .values({
      user_id: idempotentRequest.userId,
      endpoint: idempotentRequest.endpoint,
      key: idempotentRequest.key,
      request_hash: idempotentRequest.requestHash,
      ...('reply' in result ? { response: JSON.stringify(result.reply) } : { result_id: result.resultId }),
      created_at: idempotentRequest.now,
    })
    .onConflict(replaceExpired(idempotentRequest.storedSince))
    .returning('key')
    .executeTakeFirst();
  return record !== undefined;
}

/** Throws RequestAlreadyRecorded when it is. */
export async function assertFirstRequest(client: Sql, idempotentRequest: IdempotentRequest): Promise<void> {
  const record = await client
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', idempotentRequest.userId)
    .where('endpoint', '=', idempotentRequest.endpoint)
    .where('key', '=', idempotentRequest.key)
    .where('created_at', '>=', idempotentRequest.storedSince)
    .executeTakeFirst();
  if (record) throw new RequestAlreadyRecorded();
}

interface CompleteRows {
  displayed: { question_id: string };
}
type Parts = ExpressionBuilder<Tables & CompleteRows, never>;

const isComplete = (value: ValueOf<{ questionCount: number }>) => (eb: Parts) =>
  eb(countOf(eb.selectFrom('displayed')), '=', value('questionCount'));

/** The values of the part `recorded`: the request, if it has an idempotency key, and what it creates. */
export interface RecordValues extends Partial<IdempotentRequest> {
  userId: string;
  resultId: string;
  questionCount: number;
}

/**
 * The part `recorded` of a statement that creates something from the questions in `displayed`: one row when all of them
 * are there, none when some are not. `isRecorded` is for a request with an idempotency key: it records the request, and
 * gives no row either when it is already recorded; a request with the same key at the same time waits here until the
 * first one ends.
 */
export const recordWhenComplete = (isRecorded: boolean, value: ValueOf<RecordValues>) =>
  partOf<CompleteRows>()((query) => {
    if (!isRecorded) return query.selectNoFrom((eb) => eb.lit(1).as('one')).where(isComplete(value));
    const request = query
      .selectNoFrom([
        typed('uuid', value('userId')).as('user_id'),
        typed('text', value('endpoint')).as('endpoint'),
        typed('text', value('key')).as('key'),
        typed('bytea', value('requestHash')).as('request_hash'),
        typed('uuid', value('resultId')).as('result_id'),
        typed('timestamptz', value('now')).as('created_at'),
      ])
      .where(isComplete(value));
    return insertFrom(query, 'idempotency_keys', request)
      .onConflict(replaceExpired(value('storedSince')))
      .returning((eb) => eb.lit(1).as('one'));
  });
