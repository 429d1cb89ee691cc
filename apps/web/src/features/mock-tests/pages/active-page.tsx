import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '#components/ui/actions/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { RunningTestView } from '../running/components/running-test-view.tsx';
import { rememberShownResults } from '../results/last-shown-results.ts';
import { removeSavedTest } from '../running/saved-test.ts';
import { useOpenTest } from '../running/use-open-test.ts';
import { FullPageError } from '#components/layout/full-page-error.tsx';

const stateSchema = z.object({ testId: z.string() }).partial().catch({});

/** /test/active (spec 2 §2.2): the new test, the one saved on this device, or an open one of another. */
export function ActivePage() {
  const { user } = useAuth();
  return user ? <ActiveTest userId={user.id} /> : <Opening />;
}

const Opening = () => <Spinner page label="Opening your test…" />;

function ActiveTest({ userId }: { userId: string }) {
  const { testId } = stateSchema.parse(useLocation().state);
  const open = useOpenTest(userId, testId);
  const navigate = useNavigate();
  switch (open.status) {
    case 'loading':
      return <Opening />;
    case 'none':
      return <Navigate to="/test/setup" replace />;
    case 'finished':
      return <RedirectToResults userId={userId} testId={open.testId} />;
    case 'failed':
      return (
        <FullPageError
          message="Your test didn’t open. Your answers are saved. Please check your connection."
          onRetry={open.retry}
          action={
            <Button variant="quiet" onClick={() => void navigate('/test/setup')}>
              New test
            </Button>
          }
        />
      );
    case 'open':
      return (
        <RunningTestView
          key={open.test.testId}
          userId={userId}
          test={open.test}
          fromServer={open.fromServer}
        />
      );
  }
}

function RedirectToResults({ userId, testId }: { userId: string; testId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    removeSavedTest(userId, testId);
    rememberShownResults(testId);
    void navigate('/test/results', { replace: true, state: { testId } });
  }, [navigate, testId, userId]);
  return <Opening />;
}
