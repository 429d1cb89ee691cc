import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useSessionRecheck } from '../use-session-recheck.ts';

// It loads without network if the page did.
const OnThisDevice = lazy(() =>
  import('./on-this-device.tsx').then(
    ({ OnThisDevice: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/**
 * Shown instead of a page while the server cannot be reached to check the session. Retries at growing
 * intervals and when the network or the tab is back; then the requested page opens.
 */
export function ServerUnavailablePage() {
  const { isTrying, tryAgain } = useSessionRecheck();
  return (
    <PlainPage>
      <h1 className="sr-only">Checking your sign-in</h1>
      <ErrorState
        title={navigator.onLine ? 'We cannot reach Markwell' : 'You are offline'}
        message="You are still signed in. Your answers are saved. The page opens by itself as soon as the connection is back."
        retrying={isTrying}
        onRetry={() => void tryAgain()}
        action={
          <Button asChild variant="quiet">
            <Link to="/logout">Sign Out</Link>
          </Button>
        }
      />
      <Suspense>
        <OnThisDevice />
      </Suspense>
    </PlainPage>
  );
}
