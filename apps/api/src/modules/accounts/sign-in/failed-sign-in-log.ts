import { derivedKey } from '#platform/derived-key.ts';
import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@markwell/shared/contract/errors';
import type { Context } from '#context.ts';

interface FailedSignIn {
  email: string;
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  networkAddress: string;
  reason: ErrorCode;
}

/**
 * Logs one line for each failed sign-in, without the address. Lines about one account have the same `account`, which
 * nobody can compute without the secret, also when there is no such account.
 */
export function logFailedSignIn(context: Context, { email, networkAddress, reason }: FailedSignIn): void {
  const key = derivedKey(context.settings.jwtSecret, 'failed sign-ins');

  const account = createHmac('sha256', key).update(email).digest('base64url').slice(0, 16);
  context.logger.info({ account, reason, network: prefixOf(networkAddress) }, 'a sign-in failed');
}

/** The /24 of an IPv4 address and the /48 of an IPv6 network: enough to see where guesses come from. */
function prefixOf(networkAddress: string): string {
  if (networkAddress.includes(':')) return `${networkAddress.split(':').slice(0, 3).join(':')}::/48`;
  const groups = networkAddress.split('.');
  return groups.length === 4 ? `${groups.slice(0, 3).join('.')}.0/24` : networkAddress;
}
