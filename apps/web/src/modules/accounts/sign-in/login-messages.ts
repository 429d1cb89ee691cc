import type { SignInFailure } from '@markwell/shared/accounts/google.contract';
import { ApiError } from '#lib/api/api-error.ts';
import { WrongClockError } from '#lib/session/invalid-token-error.ts';
import { entriesOf } from '#lib/object-entries.ts';

/** The message for a failed sign-in. */
export function loginErrorText(error: unknown): string {
  if (error instanceof ApiError && error.status !== undefined) return error.serverMessage ?? 'Login failed';
  if (error instanceof WrongClockError) return error.message;
  return 'Login failed. Please try again.';
}

/** Whether the password was correct but a link sent by e-mail must be opened first. */
export const needsEmailVerification = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'EMAIL_NOT_VERIFIED' || error.code === 'PARENT_NOT_CONFIRMED');

const returnFailures: Record<SignInFailure, string> = {
  authentication_failed: 'Signing in with Google did not work. Please try again.',
  no_token_provided: 'Google did not send your details. Please try again.',
  access_denied: 'Signing in with Google was cancelled. Please try again.',
  sign_in_expired: 'Signing in with Google took too long, or was started in another tab. Please try again.',
  email_not_verified: 'Google has not checked your e-mail address yet. Confirm it there, then try again.',
  account_deactivated: 'This account has been switched off',
  awaiting_parent: 'Your parent has not agreed yet. Ask them to open the link in our e-mail.',
  consent_withdrawn: 'Your account is paused, because your parent no longer agrees. Please ask them.',
  address_taken: 'Another Google account is linked to this e-mail address. Please sign in with that one.',
  too_many_tries: 'Too many tries. Please wait a few minutes and try again.',
  google_unavailable: 'Google is not responding at the moment. Try again in a minute, or use your password.',
  google_not_set_up: 'Google sign-in is not set up here.',
};

/** The message for a Google sign-in that returned with `?error=`. */
export function googleReturnError(code: string | null): string | undefined {
  if (code === null) return undefined;
  const failure = entriesOf(returnFailures).find(([name]) => name === code);
  return failure?.[1] ?? 'Login failed. Please try again.';
}
