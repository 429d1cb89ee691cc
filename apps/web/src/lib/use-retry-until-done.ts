import { useEffect, useEffectEvent } from 'react';
import { onReturn } from './on-return.ts';

/** Between tries, while there is no network. */
const retryEveryMs = 10_000;

/** Calls the function immediately, then at intervals, and as soon as the network or the tab is back. */
export function useRetryUntilDone(tryNow: () => void): void {
  const attempt = useEffectEvent(tryNow);
  useEffect(() => {
    const tryAgain = () => attempt();
    tryAgain();
    const timer = setInterval(tryAgain, retryEveryMs);
    const stopWaiting = onReturn(tryAgain);
    return () => {
      clearInterval(timer);
      stopWaiting();
    };
  }, []);
}
