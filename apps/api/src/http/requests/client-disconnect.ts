import type { Response } from 'express';

/**
 * An AbortSignal that fires when the client disconnects before the reply is complete, so that work for it can
 * stop.
 */
export function clientDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const abortUnlessReplied = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) abortUnlessReplied();
  else response.once('close', abortUnlessReplied);
  return controller.signal;
}
