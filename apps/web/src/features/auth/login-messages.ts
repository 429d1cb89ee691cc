import { ApiError } from '../../lib/api/api-error.ts';
import { entriesOf } from '../../lib/safe-object.ts';

/** What to say about a sign-in that failed (spec 1 §8). */
export function loginFailure(error: unknown): string {
  if (error instanceof ApiError && error.status !== undefined) return error.serverMessage ?? 'Login failed';
  return 'Login failed. Please try again.';
}

/** Whether the sign-in was right, but a link sent by e-mail has to be followed first. */
export const waitsForMail = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'EMAIL_NOT_VERIFIED' || error.code === 'PARENT_NOT_CONFIRMED');

const returnFailures = {
  authentication_failed: 'Signing in with Google did not work. Please try again.',
  no_token_provided: 'Google did not say who you are. Please try again.',
};

/** What to say about a federated sign-in that came back with `?error=`. */
export function returnFailure(code: string | null): string | undefined {
  if (code === null) return undefined;
  const known = entriesOf(returnFailures).find(([name]) => name === code);
  return known?.[1] ?? 'Login failed. Please try again.';
}
