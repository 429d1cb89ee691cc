import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '../../components/layout/plain-page.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { ErrorState } from '../../components/ui/feedback/error-state.tsx';
import { retryDelay } from '../../lib/query/query-client.ts';
import { useAuth } from '../../lib/session/auth-context.ts';

/**
 * Shown instead of a page while the server cannot be reached to check the session. Retries at growing
 * intervals and when the network or the tab is back; then the requested page opens.
 */
export function ServerUnavailablePage() {
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
    const timer = setTimeout(() => void tryAgain(), retryDelay(failures));
    return () => {
      clearTimeout(timer);
    };
  }, [failures, isTrying, tryAgain]);

  useEffect(() => {
    const tryNow = () => {
      if (!document.hidden) void tryAgain();
    };
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
    };
  }, [tryAgain]);

  return (
    <PlainPage>
      <h1 className="sr-only">Checking your sign-in</h1>
      <ErrorState
        title="We cannot reach Markwell"
        message="You are still signed in, and your answers are saved on this device. Please check your connection. We keep trying, and the page opens as soon as the server answers."
        retrying={isTrying}
        onRetry={() => void tryAgain()}
        action={
          <Button asChild variant="quiet">
            <Link to="/logout">Sign Out</Link>
          </Button>
        }
      />
    </PlainPage>
  );
}
