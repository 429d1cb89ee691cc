import type { SignInFailure } from '@markwell/shared/features/auth/google.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { entriesOf } from '../../lib/safe-object.ts';

/** What to say about a sign-in that failed (spec 1 §8). */
export function loginErrorText(error: unknown): string {
  if (error instanceof ApiError && error.status !== undefined) return error.serverMessage ?? 'Login failed';
  return 'Login failed. Please try again.';
}

/** Whether the sign-in was right, but a link sent by e-mail has to be followed first. */
export const needsEmailVerification = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'EMAIL_NOT_VERIFIED' || error.code === 'PARENT_NOT_CONFIRMED');

const returnFailures: Record<SignInFailure, string> = {
  authentication_failed: 'Signing in with Google did not work. Please try again.',
  no_token_provided: 'Google did not say who you are. Please try again.',
  access_denied: 'Signing in with Google was cancelled. Please try again.',
  sign_in_expired: 'Signing in with Google took too long, or was begun in another tab. Please try again.',
  email_not_verified: 'Google has not verified your e-mail address yet. Verify it there, then try again.',
  account_deactivated: 'This account has been deactivated',
  awaiting_parent: 'Your parent or guardian has not confirmed this account yet.',
  address_taken: 'Another Google account is linked to this e-mail address. Please sign in with that one.',
  too_many_tries: 'Too many tries. Please wait a few minutes and try again.',
  google_unavailable: 'Google does not answer at the moment. Try again in a minute, or use your password.',
  google_not_set_up: 'Google sign-in is not set up here.',
};

/** What to say about a federated sign-in that came back with `?error=`. */
export function googleReturnError(code: string | null): string | undefined {
  if (code === null) return undefined;
  const known = entriesOf(returnFailures).find(([name]) => name === code);
  return known?.[1] ?? 'Login failed. Please try again.';
}
