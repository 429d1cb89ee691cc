import type { Response } from 'express';

/** A signal that the caller has gone before they had the whole reply: whoever works for them may stop. */
export function clientDisconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.closed) look();
  else response.once('close', look);
  return gone.signal;
}
