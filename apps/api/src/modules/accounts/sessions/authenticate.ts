import { unauthenticated } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { findCachedCaller } from '../caller-cache.ts';
import { verifySessionToken } from '../session-tokens.ts';
import { toCaller } from '../to-caller.ts';

/** The user whose session an Authorization header names. Throws UNAUTHENTICATED without one. */
export async function authenticate(context: Context, authorization: string | undefined): Promise<Caller> {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw unauthenticated();
  const claim = verifySessionToken(context, token);
  const record = claim && (await findCachedCaller(context, claim.userId, claim.sessionId));
  if (!record?.isActive || record.tokenVersion !== claim?.tokenVersion) {
    throw unauthenticated('Your session has ended. Please sign in again.');
  }
  return toCaller(record, context.settings.secondFactorPolicy, context.clock());
}
