import { ApiError, InvalidResponseError, isTransient } from './api-error.ts';

/** Whether to try again: no reply, a server error, too many requests, or a reply that is not from our API. */
export const isRetryable = (error: unknown): boolean =>
  isTransient(error) ||
  error instanceof InvalidResponseError ||
  (error instanceof ApiError && (error.status === 408 || error.status === 429));

/** The session has ended: the same request may succeed after signing in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
