import { useCallback, useEffect, useState } from 'react';
import { onReturn } from '../lib/on-return.ts';
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
    const tryNow = () => void tryAgain();
    const timer = setTimeout(tryNow, retryDelay(failures));
    const stopWaiting = onReturn(tryNow);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [failures, isTrying, tryAgain]);
  return { isTrying, tryAgain };
}
