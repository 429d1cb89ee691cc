import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PlainPage } from '../../components/layout/plain-page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { logWarning } from '../../lib/log.ts';

/** What stands in a page's place when it broke: what happened and the way on. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    logWarning('A page could not be shown', error);
  }, [error]);
  return (
    <PlainPage>
      <ErrorState
        title="This page could not be shown"
        message="Something broke on our side, or a part of the page did not arrive. Your answers are kept. Load the page again; if that does not help, go to the dashboard."
        retryLabel="Load the page again"
        onRetry={() => {
          location.reload();
        }}
        action={
          // A full load on purpose: whatever broke is left behind with the old page.
          <Button asChild variant="quiet">
            <a href="/">Go to the dashboard</a>
          </Button>
        }
      />
    </PlainPage>
  );
}
