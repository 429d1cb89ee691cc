import type { OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { useNow } from '#lib/use-now.ts';
import { RestBreak } from '../running/components/rest-break.tsx';
import { storeRestBreak } from '../running/rest-breaks.ts';
import { RunningTestView } from '../running/components/running-test-view.tsx';
import { rememberShownResults } from '../results/last-shown-results.ts';
import { removeSavedTest } from '../running/saved-test.ts';
import { useOpenTest } from '../running/use-open-test.ts';
import { FullPageError } from '#ui/layout/full-page-error.tsx';

const stateSchema = z.object({ testId: z.string() }).partial().catch({});

/** /test/active: the new test, the one saved on this device, or an open one of another. */
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
    case 'break':
      return <BreakOfAnotherDevice userId={userId} test={open.test} onEnd={open.reload} />;
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

/** A rest break that began on another device. It ends here too, with the button or by itself. */
function BreakOfAnotherDevice(props: { userId: string; test: OpenTestDto; onEnd: () => void }) {
  const { userId, test, onEnd } = props;
  const [opened] = useState(() => Date.now());
  const now = useNow(1000);
  const untilEnd = Date.parse(test.arrangement?.pausedUntil ?? '') - Date.parse(test.serverTime);
  const secondsLeft = Math.max(0, Math.ceil((untilEnd - (now - opened)) / 1000));
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (secondsLeft === 0) ended();
  }, [secondsLeft]);
  function endBreak() {
    const instant = new Date(Date.parse(test.serverTime) + Date.now() - opened).toISOString();
    const ending = { id: crypto.randomUUID(), startedAt: instant, endedAt: instant, saved: false };
    storeRestBreak(userId, test.testId, ending);
    onEnd(); // reading the test again sends it first
  }
  return (
    <main id="main" tabIndex={-1}>
      <Page width="test">
        <h1 className="sr-only">{test.subject.name}</h1>
        <RestBreak secondsLeft={secondsLeft} onContinue={endBreak} />
      </Page>
    </main>
  );
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
