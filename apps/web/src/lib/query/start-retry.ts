import { isBusy } from '../api/api-error.ts';

/** A minute and more: whoever waited for so long is told that it failed. */
const mostTries = 12;

/**
 * Options of a mutation that starts something. While the server is busy or away it is repeated under the same
 * Idempotency-Key, which its mutationFn has to keep for all its tries.
 */
export const startWithRetries = {
  retry: (failures: number, error: Error) => failures < mostTries && isBusy(error),
};

/** Whether a start is waiting for its turn. */
export const isWaitingForRetry = (start: { isPending: boolean; failureReason: unknown }): boolean =>
  start.isPending && isBusy(start.failureReason);

export const startQueueTitle = 'This takes longer than usual.';
export const startQueueText = (what: string) =>
  `The server is busy or cannot be reached. We keep trying, and your ${what} starts by itself.`;
