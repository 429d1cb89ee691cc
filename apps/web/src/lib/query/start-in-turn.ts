import { isBusy } from '../api/api-error.ts';

/** A minute and more: whoever waited for so long is told that it failed. */
const mostTries = 12;

/**
 * How a mutation that starts something goes on when many pupils start at once: it tries again by itself, under the same
 * Idempotency-Key, which its mutationFn has to keep for all its tries.
 */
export const startInTurn = {
  retry: (failures: number, error: Error) => failures < mostTries && isBusy(error),
};

/** Whether a start is waiting for its turn. */
export const isWaitingItsTurn = (start: { isPending: boolean; failureReason: unknown }): boolean =>
  start.isPending && isBusy(start.failureReason);

export const waitingTitle = 'Many pupils are starting at the moment.';
export const waitingWords = (what: string) => `Your ${what} starts by itself in a few seconds.`;
