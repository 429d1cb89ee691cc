import { useEffect, useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { type StartedTestDto, type TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { resultsQuery } from '../mock-tests.queries.ts';
import { ResultsView } from '../results/results-view.tsx';
import { SaveBanner } from '../results/save-banner.tsx';
import { forgetShownResults, lastShownResults } from '../results/last-shown-results.ts';
import { ClosingView, DiscardedView, WithheldView } from '../results/test-without-results.tsx';
import { ExpiredView } from '../results/expired-view.tsx';
import { readPendingResult, removePendingResult, type PendingResult } from '../running/pending-results.ts';
import { readSavedTest } from '../running/saved-test.ts';
import { useSubmitPendingResults } from '../running/use-submit-pending-results.ts';
import { AwaitedResults } from '../running/components/awaited-results.tsx';
import { FullPageError } from '#ui/layout/full-page-error.tsx';
import { useFocusNewPart } from '#ui/layout/use-focus-new-part.ts';

const stateSchema = z.object({ testId: z.string() }).partial().catch({});

/**
 * /test/results: the test just submitted, the one in the address (`?test=`), or after a reload
 * the one that this tab showed last.
 */
export function ResultsPage() {
  const { user } = useAuth();
  const state = stateSchema.parse(useLocation().state);
  const [search] = useSearchParams();
  const named = z.uuid().safeParse(search.get('test')).data;
  const testId = state.testId ?? named ?? lastShownResults();
  if (testId === null) return <Navigate to="/" replace />;
  return user ? <Results key={testId} userId={user.id} testId={testId} /> : <Loading />;
}

const Loading = () => <Spinner page label="Loading your results…" />;

function Results({ userId, testId }: { userId: string; testId: string }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(() => readPendingResult(userId, testId));
  const [hasFailed, setFailed] = useState(!navigator.onLine);
  useSubmitPendingResults(userId, () => {
    const now = readPendingResult(userId, testId);
    if (!now && readSavedTest(userId)?.testId === testId) {
      showToast('info', 'Your test still has time left', 'The clock of this device was wrong.');
      void navigate('/test/active', { replace: true, state: { testId } });
      return;
    }
    setPending(now);
    setFailed(true);
  });
  const query = useQuery({ ...resultsQuery(testId), enabled: pending === null });

  function forget() {
    if (pending?.refusal != null) removePendingResult(userId, testId);
    forgetShownResults();
  }
  function leave() {
    forget();
    void navigate('/', { replace: true });
  }

  const shown = pending ?? query.data;
  // While the results load there is no heading yet that could get the focus.
  useFocusNewPart(shown?.results ? 'results' : 'loading');
  if (pending?.results === null) {
    return <AwaitedResults userId={userId} pending={pending} hasFailed={hasFailed} onLeave={leave} />;
  }
  if (shown?.results) {
    return (
      <ShownResults
        userId={userId}
        test={shown.test}
        results={shown.results}
        pending={pending}
        hasFailed={hasFailed}
        onForget={forget}
        onLeave={leave}
      />
    );
  }
  return query.isError || query.isPaused ? <NotLoaded query={query} onLeave={leave} /> : <Loading />;
}

interface ShownResultsProps {
  userId: string;
  test: StartedTestDto;
  results: TestResultsDto;
  pending: PendingResult | null;
  hasFailed: boolean;
  onForget: () => void;
  onLeave: () => void;
}

/** What the pupil may see of a result: all, that it came too late, or that the teacher still withholds it. */
function ShownResults(props: ShownResultsProps) {
  const { userId, test, results, pending, hasFailed, onForget, onLeave } = props;
  const navigate = useNavigate();
  if (results.withheld !== null) return <WithheldView results={results} />;
  if (!results.isCounted) {
    return (
      <ExpiredView
        test={test}
        notice={pending && hasFailed && <SaveBanner userId={userId} pending={pending} />}
        onStartAgain={() => {
          onForget();
          const examMode = test.kind === 'EXAM_SIMULATION';
          const state = { subjectId: test.subject.id, questionCount: test.requestedQuestions, examMode };
          void navigate('/test/setup', { state });
        }}
        onLeave={onLeave}
      />
    );
  }
  return (
    <ResultsView
      userId={userId}
      test={test}
      results={results}
      pending={pending}
      hasFailed={hasFailed}
      onLeave={onLeave}
    />
  );
}

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'error' | 'isPaused' | 'isFetching' | 'refetch'>;
  onLeave: () => void;
}

function NotLoaded({ query, onLeave }: NotLoadedProps) {
  const { error, isPaused, isFetching } = query;
  const tryAgain = () => void query.refetch();
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return <NoResult />;
  if (status === 409) return <DiscardedView />;
  if (status === 422) return <ClosingView onCheckAgain={tryAgain} isChecking={isFetching} />;
  return (
    <FullPageError
      isOffline={isPaused}
      message={messageOf(error, 'Your results didn’t load. Nothing is lost: please try again.')}
      onRetry={tryAgain}
      retrying={isFetching}
      action={
        <Button variant="quiet" onClick={onLeave}>
          Back to Dashboard
        </Button>
      }
    />
  );
}

/** The result does not exist, or belongs to another user. */
function NoResult() {
  useEffect(forgetShownResults, []);
  return <Navigate to="/" replace />;
}
