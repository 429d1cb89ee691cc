import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';

/** Where a browser goes to sign in with Google, below `/api`: a redirect, no JSON. */
export const googleSignInPath = '/auth/google';
/** Where Google sends it back to, below `/api`: a redirect to `/auth/callback` or to `/login?error=`. */
export const googleReturnPath = '/auth/google/callback';

/** What `/login?error=` says about a sign-in with Google that failed. */
export const signInFailures = [
  'authentication_failed',
  'no_token_provided',
  'access_denied',
  'sign_in_expired',
  'email_not_verified',
  'account_deactivated',
  'awaiting_parent',
  'address_taken',
  'too_many_tries',
  'google_unavailable',
  'google_not_set_up',
] as const;
export type SignInFailure = (typeof signInFailures)[number];

export const signInMethods = endpoint({
  method: 'GET',
  path: '/auth/methods',
  access: 'public',
  summary: 'Which ways to sign in are set up beside the password',
  response: z.object({ google: z.boolean() }),
});
