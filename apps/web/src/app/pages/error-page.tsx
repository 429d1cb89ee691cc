import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PlainPage } from '../../components/layout/plain-page.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { ErrorState } from '../../components/ui/feedback/error-state.tsx';
import { logWarning } from '../../lib/log.ts';

/** Shown instead of a page that failed to render: what happened and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    logWarning('A page could not be shown', error);
  }, [error]);
  return (
    <PlainPage>
      <ErrorState
        title="This page could not be shown"
        message="Something went wrong, or part of the page did not load. Your answers are saved. Load the page again; if that does not help, go to the dashboard."
        retryLabel="Load the page again"
        onRetry={() => {
          location.reload();
        }}
        action={
          // A full page load on purpose, to discard the broken state.
          <Button asChild variant="quiet">
            <a href="/">Go to the dashboard</a>
          </Button>
        }
      />
    </PlainPage>
  );
}
