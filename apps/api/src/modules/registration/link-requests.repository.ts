import {
  forgotPassword,
  register,
  renewLink,
  resendLink,
} from '@markwell/shared/registration/account.contract';
import type { Sql } from '@markwell/database/connect';
import { recordLifetimeMs } from '#platform/idempotency/idempotent-request.ts';

interface LinkRequest {
  /** The address that it is about, because the request itself has no caller. It may have no account. */
  email: string;
  /** Undefined for a request without one. */
  idempotencyKey: string | undefined;
  now: Date;
}

/** Milliseconds in which an account gets one reset link, whatever is requested: the first e-mail may still be on its way. */
const betweenLinksMs = 60_000;

async function record(
  transaction: Sql,
  request: { email: string; endpoint: string; key: string; now: Date; lifetimeMs: number },
): Promise<boolean> {
  const { email, endpoint, key, now, lifetimeMs } = request;
  const first = await transaction
    .insertInto('link_requests')
    .values({ email, endpoint, key, requested_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'endpoint', 'key'])
        .doUpdateSet((eb) => ({ requested_at: eb.ref('excluded.requested_at') }))
        .where('link_requests.requested_at', '<', new Date(now.getTime() - lifetimeMs)),
    )
    .returning('key')
    .executeTakeFirst();
  return first !== undefined;
}

const endpoints = { register, 'missing-link': resendLink, reset: forgotPassword, renewal: renewLink };

/**
 * Whether a request gets an e-mail: the first with its idempotency key, and each without one. Records the request, so
 * the e-mail must be stored in the same transaction.
 */
export async function recordLinkRequest(
  transaction: Sql,
  request: keyof typeof endpoints,
  { email, idempotencyKey, now }: LinkRequest,
): Promise<boolean> {
  if (idempotencyKey === undefined) return true;
  const { method, path } = endpoints[request];
  const endpoint = `${method} ${path}`;
  return record(transaction, { email, now, endpoint, key: idempotencyKey, lifetimeMs: recordLifetimeMs });
}

/**
 * Like `recordLinkRequest`, for a forgotten password or the renewal of a reset link, but only if no reset link was sent
 * in the last minute. Of several at the same moment, one.
 */
export async function recordResetRequest(
  transaction: Sql,
  kind: 'reset' | 'renewal',
  request: LinkRequest,
): Promise<boolean> {
  if (!(await recordLinkRequest(transaction, kind, request))) return false;
  const { email, now } = request;
  const latest = { endpoint: 'latest reset link', key: 'latest', lifetimeMs: betweenLinksMs };
  return record(transaction, { email, now, ...latest });
}
