import { health } from '@markwell/shared/overview/health.contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { FullPageError } from '#ui/layout/full-page-error.tsx';
import { PageOpening } from '#ui/layout/page-opening.tsx';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/feedback/error-state.tsx';
import { call } from '../../lib/api/client.ts';
import { isLoadFailure, reloadOnce } from '../../lib/load-failure.ts';
import { logWarning } from '../../lib/log.ts';
import { useRetryUntilDone } from '../../lib/use-retry-until-done.ts';
import { removeAppShell } from '../shell/remove-app-shell.tsx';

interface ErrorPageProps {
  /** Inside the page frame, whose navigation can still be used. */
  framed?: boolean | undefined;
}

/** Shown instead of a page that did not load or failed to render: what happened and what to do. */
export function ErrorPage({ framed = false }: ErrorPageProps) {
  const error = useRouteError();
  useLayoutEffect(removeAppShell, []);
  useEffect(() => {
    logWarning('A page could not be shown', error);
  }, [error]);
  return isLoadFailure(error) ? <NotLoaded framed={framed} /> : <Broken framed={framed} />;
}

/**
 * The page's code did not load. While the server cannot be reached, this says so and keeps trying; then the browser
 * loads the page again at its address. If the server is there, the code was replaced by a newer version.
 */
function NotLoaded({ framed }: { framed: boolean }) {
  const [problem, setProblem] = useState<'unknown' | 'offline' | 'unreachable' | 'broken'>('unknown');
  const [isTrying, setTrying] = useState(false);
  const wasUnreachable = useRef(false);

  async function tryAgain() {
    if (isTrying || problem === 'broken') return;
    setTrying(true);
    if (await isServerReachable()) {
      if (wasUnreachable.current) location.reload();
      else if (!reloadOnce()) setProblem('broken');
      return;
    }
    wasUnreachable.current = true;
    setProblem(navigator.onLine ? 'unreachable' : 'offline');
    setTrying(false);
  }
  useRetryUntilDone(() => void tryAgain());

  if (problem === 'unknown') return <PageOpening label="Opening…" />;
  if (problem === 'broken') return <Broken framed={framed} />;
  const isOffline = problem === 'offline';
  return (
    <PageProblem
      framed={framed}
      isUnreachable
      title={isOffline ? 'You are offline' : 'We cannot reach Markwell'}
      message={`${isOffline ? 'This page needs the internet.' : 'Please check your connection.'} Your answers are saved. The page opens by itself as soon as the connection is back.`}
      retrying={isTrying}
      onRetry={() => void tryAgain()}
    />
  );
}

const isServerReachable = () =>
  call(health).then(
    () => true,
    () => false,
  );

function Broken({ framed }: { framed: boolean }) {
  return (
    <PageProblem
      framed={framed}
      title="This page could not be shown"
      message="Something went wrong. Your answers are saved. Load the page again; if that does not help, go to the dashboard."
      retryLabel="Load the page again"
      onRetry={() => location.reload()}
      action={
        // A full page load on purpose, to discard the broken state.
        <Button asChild variant="quiet">
          <a href="/">Go to the dashboard</a>
        </Button>
      }
    />
  );
}

interface PageProblemProps extends ErrorStateProps {
  framed: boolean;
  isUnreachable?: boolean;
}

function PageProblem({ framed, isUnreachable, ...problem }: PageProblemProps) {
  if (framed) return <FullPageError heading="Page not loaded" isOffline={isUnreachable} {...problem} />;
  return (
    <PlainPage>
      <h1 className="sr-only">Page not loaded</h1>
      <ErrorState {...problem} />
    </PlainPage>
  );
}
