import type { Response } from 'express';

/**
 * An AbortSignal that fires when the client disconnects before the reply is complete, so that work for it can
 * stop.
 */
export function clientDisconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.closed) look();
  else response.once('close', look);
  return gone.signal;
}
