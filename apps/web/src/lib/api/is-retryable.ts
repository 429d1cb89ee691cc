import { ApiError, InvalidResponseError, isTransient } from './api-error.ts';

/** Worth another try: no answer, the server's own fault, too many at once, or an answer that somebody else gave. */
export const isRetryable = (error: unknown): boolean =>
  isTransient(error) ||
  error instanceof InvalidResponseError ||
  (error instanceof ApiError && (error.status === 408 || error.status === 429));

/** The session has ended: the same call may succeed after signing in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
