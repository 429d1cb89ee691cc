import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between tries while there is no network. */
const retryEvery = 10_000;

/** Calls the function immediately, then at intervals, and as soon as the network or the tab is back. */
export function useRetryUntilDone(tryNow: () => void): void {
  const attempt = useEffectEvent(tryNow);
  useEffect(() => {
    const tryAgain = () => {
      attempt();
    };
    const tryWhenVisible = () => {
      if (!document.hidden) attempt();
    };
    tryAgain();
    const timer = setInterval(tryAgain, retryEvery);
    addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryWhenVisible);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryWhenVisible);
    };
  }, []);
}
