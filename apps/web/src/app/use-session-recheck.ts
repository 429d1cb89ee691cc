import { useCallback, useEffect, useState } from 'react';
import { retryDelay } from '../lib/query/query-client.ts';
import { useAuth } from '../lib/session/auth-context.ts';

/** Checks the session again at growing intervals, when the network or the tab is back, and when asked. */
export function useSessionRecheck() {
  const { checkAgain } = useAuth();
  const [failures, setFailures] = useState(0);
  const [isTrying, setTrying] = useState(false);

  const tryAgain = useCallback(async () => {
    setTrying(true);
    await checkAgain();
    setTrying(false);
    setFailures((count) => count + 1);
  }, [checkAgain]);

  useEffect(() => {
    if (isTrying) return;
    const tryNow = () => {
      if (!document.hidden) void tryAgain();
    };
    const timer = setTimeout(() => void tryAgain(), retryDelay(failures));
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
    };
  }, [failures, isTrying, tryAgain]);
  return { isTrying, tryAgain };
}
