import { forgotPassword } from '@markwell/shared/features/account/account.contract';
import { recordIfFirst, type Queries } from '../../domain/idempotency/idempotency-record.repository.ts';
import { recordLifetimeMs } from '../../domain/idempotency/idempotent-request.ts';

interface ResetRequest {
  userId: string;
  /** Undefined for a request without one. */
  idempotencyKey: string | undefined;
  now: Date;
}

/** Milliseconds in which an account gets one reset link, whatever is requested: the first e-mail may still be on its way. */
const betweenLinksMs = 60_000;

/**
 * Whether a request for a reset link gets an e-mail: the first with its idempotency key, if none was sent in the last
 * minute. Of several at the same moment, one. Records the request, so the e-mail must be stored in the same transaction.
 * The records are the account's, because a request itself has no caller.
 */
export async function recordResetRequest(
  transaction: Queries,
  { userId, idempotencyKey, now }: ResetRequest,
): Promise<boolean> {
  const record = (endpoint: string, key: string, lifetimeMs: number) =>
    recordIfFirst(
      transaction,
      {
        userId,
        endpoint,
        key,
        // Nothing to compare: the account and the key are the whole request.
        requestHash: new Uint8Array(),
        now,
        storedSince: new Date(now.getTime() - lifetimeMs),
      },
      { resultId: userId },
    );
  const endpoint = `${forgotPassword.method} ${forgotPassword.path}`;
  if (idempotencyKey !== undefined && !(await record(endpoint, idempotencyKey, recordLifetimeMs)))
    return false;
  return record('latest reset link', 'latest', betweenLinksMs);
}
