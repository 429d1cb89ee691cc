import { Prisma } from '@markwell/database/client';
import { conflict } from '../domain-error.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

/** A database or a transaction. */
export type Queries = Pick<Prisma.TransactionClient, '$queryRaw'>;

/** What a repeat gets: the reply itself, or what has the id. */
export type Result = { resultId: string } | { reply: unknown };

/** Prisma cannot insert on a condition, nor take over a record that has run out in the same statement. */
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
      where k.created_at < ${call.keptSince}::timestamptz
    returning 1`;
};

/**
 * The part `recorded` of a statement that makes something: one row when the work is to be done, none when the condition is
 * false or the call was done before. The same call at the same moment waits here until the first one ends. What the
 * statement makes must be selected from `recorded`.
 */
export const recordRequestWhere = (
  call: IdempotentRequest | undefined,
  resultId: string,
  condition: Prisma.Sql,
) => (call ? insertRecord(call, { resultId }, condition) : Prisma.sql`select 1 where ${condition}`);

/** The call was done before, perhaps at this moment by another process: what this one did is to be undone. */
const doneBefore = () => conflict('This was done already. Please reload the page.');

/** Records the call in a transaction. Throws CONFLICT when it was recorded before. */
export async function recordRequest(
  transaction: Queries,
  call: IdempotentRequest,
  result: Result,
): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>(insertRecord(call, result, Prisma.sql`true`));
  if (rows.length === 0) throw doneBefore();
}

/** Throws CONFLICT when the call is on record. */
export async function assertFirstRequest(database: Queries, call: IdempotentRequest): Promise<void> {
  const rows = await database.$queryRaw<unknown[]>`
    select 1 from idempotency_keys
    where user_id = ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}
      and created_at >= ${call.keptSince}::timestamptz`;
  if (rows.length > 0) throw doneBefore();
}
