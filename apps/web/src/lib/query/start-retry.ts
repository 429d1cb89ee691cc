import { ApiError, isBusy } from '../api/api-error.ts';

/** The server asks for a wait of six seconds at most: with its own wait, this is two to four minutes. */
const maxTries = 24;

/**
 * Options for a mutation that starts a test or quiz. While the server is busy it is retried with the same
 * idempotency key, so its mutationFn must keep the key.
 */
export const startWithRetries = {
  retry: (failures: number, error: Error) => failures < maxTries && isBusy(error),
};

/** Whether a start is being retried. */
export const isWaitingForRetry = (start: { isPending: boolean; failureReason: unknown }): boolean =>
  start.isPending && isBusy(start.failureReason);

export const startQueueTitle = 'This is taking longer than usual.';
/** `reason` is why the last try failed; with the server's reply it has a position. */
export const startQueueText = (what: string, reason?: unknown) =>
  reason instanceof ApiError && reason.queuePosition !== undefined
    ? `Many pupils are starting now. You are number ${reason.queuePosition.toLocaleString('en-GB')}. Your ${what} starts by itself.`
    : `Markwell is busy, or we cannot reach it. We keep trying, and your ${what} starts by itself.`;
