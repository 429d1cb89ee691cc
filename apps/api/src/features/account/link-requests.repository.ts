import {
  forgotPassword,
  register,
  renewLink,
  resendLink,
} from '@markwell/shared/features/account/account.contract';
import { recordIfFirst, type Queries } from '../../domain/idempotency/idempotency-record.repository.ts';
import { recordLifetimeMs } from '../../domain/idempotency/idempotent-request.ts';

interface LinkRequest {
  /** The account that it is about, because the request itself has no caller: the record is the account's. */
  userId: string;
  /** Undefined for a request without one. */
  idempotencyKey: string | undefined;
  now: Date;
}

/** Milliseconds in which an account gets one reset link, whatever is requested: the first e-mail may still be on its way. */
const betweenLinksMs = 60_000;

const record = (
  transaction: Queries,
  {
    userId,
    now,
    ...request
  }: { userId: string; now: Date; endpoint: string; key: string; lifetimeMs: number },
) =>
  recordIfFirst(
    transaction,
    {
      userId,
      endpoint: request.endpoint,
      key: request.key,
      // Nothing to compare: the account and the key are the whole request.
      requestHash: new Uint8Array(),
      now,
      storedSince: new Date(now.getTime() - request.lifetimeMs),
    },
    { resultId: userId },
  );

const endpoints = { register, 'missing-link': resendLink, reset: forgotPassword, renewal: renewLink };

/**
 * Whether a request gets an e-mail: the first with its idempotency key, and each without one. Records the request, so
 * the e-mail must be stored in the same transaction.
 */
export async function recordLinkRequest(
  transaction: Queries,
  request: keyof typeof endpoints,
  { userId, idempotencyKey, now }: LinkRequest,
): Promise<boolean> {
  if (idempotencyKey === undefined) return true;
  const { method, path } = endpoints[request];
  const endpoint = `${method} ${path}`;
  return record(transaction, { userId, now, endpoint, key: idempotencyKey, lifetimeMs: recordLifetimeMs });
}

/**
 * Like `recordLinkRequest`, for a forgotten password or the renewal of a reset link, but only if no reset link was sent
 * in the last minute. Of several at the same moment, one.
 */
export async function recordResetRequest(
  transaction: Queries,
  kind: 'reset' | 'renewal',
  request: LinkRequest,
): Promise<boolean> {
  if (!(await recordLinkRequest(transaction, kind, request))) return false;
  const { userId, now } = request;
  const latest = { endpoint: 'latest reset link', key: 'latest', lifetimeMs: betweenLinksMs };
  return record(transaction, { userId, now, ...latest });
}
