import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

/** The path, below `/api`, that starts a sign-in with Google. Replies with a redirect, not JSON. */
export const googleSignInPath = '/auth/google';
/** The path, below `/api`, that Google redirects to. Redirects to `/auth/callback` or to `/login?error=`. */
export const googleReturnPath = '/auth/google/callback';

/** The values of `/login?error=` after a failed sign-in with Google. */
export const signInFailures = [
  'authentication_failed',
  'no_token_provided',
  'access_denied',
  'sign_in_expired',
  'email_not_verified',
  'account_deactivated',
  'awaiting_parent',
  'consent_withdrawn',
  'address_taken',
  'too_many_tries',
  'google_unavailable',
  'google_not_set_up',
] as const;
export type SignInFailure = (typeof signInFailures)[number];

export const signInMethods = endpoint('GET /auth/methods', 'public', {
  summary: 'The sign-in methods available in addition to the password',
  response: z.object({ google: z.boolean() }),
});
