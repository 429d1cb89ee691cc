import { useEffect, useEffectEvent } from 'react';
import { onReturn } from './on-return.ts';

/** Milliseconds between tries while there is no network. */
const retryEvery = 10_000;

/** Calls the function immediately, then at intervals, and as soon as the network or the tab is back. */
export function useRetryUntilDone(tryNow: () => void): void {
  const attempt = useEffectEvent(tryNow);
  useEffect(() => {
    const tryAgain = () => {
      attempt();
    };
    tryAgain();
    const timer = setInterval(tryAgain, retryEvery);
    const stopWaiting = onReturn(tryAgain);
    return () => {
      clearInterval(timer);
      stopWaiting();
    };
  }, []);
}
