import { Prisma } from '@markwell/database/client';
import { conflict } from '../domain-error.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

/** A database or a transaction. */
export type Queries = Pick<Prisma.TransactionClient, '$queryRaw'>;

/** What a repeated request gets: the stored reply, or a reply made from the created row with this id. */
export type Result = { resultId: string } | { reply: unknown };

/** Prisma can neither insert on a condition nor replace an expired record in the same statement. */
const insertRecord = (call: IdempotentRequest, result: Result, condition: Prisma.Sql) => {
  const [resultId, reply] =
    'reply' in result ? [null, JSON.stringify(result.reply)] : [result.resultId, null];
  return Prisma.sql`
    insert into idempotency_keys as k (user_id, endpoint, key, request_hash, result_id, response, created_at)
    select ${call.userId}::uuid, ${call.endpoint}, ${call.key}, ${call.requestHash}, ${resultId}::uuid, ${reply}::jsonb,
      ${call.now}::timestamptz
    where ${condition}
    on conflict (user_id, endpoint, key) do update
      set request_hash = excluded.request_hash, result_id = excluded.result_id, response = excluded.response,
        created_at = excluded.created_at
      where k.created_at < ${call.storedSince}::timestamptz
    returning 1`;
};

/**
 * The CTE `recorded` of a statement that creates something: one row when the work should be done, none when
 * the condition is false or the request was done before. A concurrent repeat waits here until the first one
 * ends. Everything the statement creates must be selected from `recorded`.
 */
export const recordRequestWhere = (
  call: IdempotentRequest | undefined,
  resultId: string,
  condition: Prisma.Sql,
) => (call ? insertRecord(call, { resultId }, condition) : Prisma.sql`select 1 where ${condition}`);

/**
 * The request was already recorded, perhaps by another process just now, so this transaction must roll back.
 */
const doneBefore = () => conflict('This was already done. Please reload the page.');

/** Records the request in a transaction. Throws CONFLICT when it is already recorded. */
export async function recordRequest(
  transaction: Queries,
  call: IdempotentRequest,
  result: Result,
): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>(insertRecord(call, result, Prisma.sql`true`));
  if (rows.length === 0) throw doneBefore();
}

/** Throws CONFLICT when the request is already recorded. */
export async function assertFirstRequest(database: Queries, call: IdempotentRequest): Promise<void> {
  const rows = await database.$queryRaw<unknown[]>`
    select 1 from idempotency_keys
    where user_id = ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}
      and created_at >= ${call.storedSince}::timestamptz`;
  if (rows.length > 0) throw doneBefore();
}
