import { googleSignInPath } from '@markwell/shared/accounts/google.contract';
import type { MouseEvent } from 'react';
import { configuredBaseUrl } from '../api/base-url.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';

/** The address to sign in with Google. The browser leaves the page and returns to /auth/callback. */
export const googleSignInAddress = `${configuredBaseUrl}${googleSignInPath}`;

const key = 'markwell.google-sign-in';

/**
 * For the link's click: the return carries a random text that this tab remembers, so that nobody else's link can
 * sign this browser in.
 */
export function beginGoogleSignIn({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const nonce = newIdempotencyKey();
  try {
    sessionStorage.setItem(key, nonce);
  } catch {
    // Without storage the return is refused.
  }
  currentTarget.href = `${googleSignInAddress}?nonce=${nonce}`;
}

/** Whether this tab began the sign-in that returns with this text. True once. */
export function isOwnReturn(nonce: string | null): boolean {
  try {
    const begun = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return nonce !== null && nonce === begun;
  } catch {
    return false;
  }
}
