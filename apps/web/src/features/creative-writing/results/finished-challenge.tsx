import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { ErrorState } from '../../../components/ui/feedback/error-state.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { useChallengeResults } from '../creative-writing.queries.ts';
import { ResultsView } from './results-view.tsx';

interface FinishedChallengeProps {
  sessionId: string;
  onRetry: () => void;
  onLeave: () => void;
}

/** The results of a completed challenge, from the cache or, after a reload, fetched again. */
export function FinishedChallenge({ sessionId, onRetry, onLeave }: FinishedChallengeProps) {
  const results = useChallengeResults(sessionId);
  if (results.data) return <ResultsView results={results.data} onRetry={onRetry} onLeave={onLeave} />;
  if (!results.isError) return <Spinner page label="Loading your results…" />;
  return (
    <Page width="narrow" className="pt-10">
      <h1 className="sr-only">Creative Writing Challenge</h1>
      <ErrorState
        message="Your results could not be loaded. They are saved; please try again."
        onRetry={() => void results.refetch()}
        retrying={results.isFetching}
        action={
          <Button variant="quiet" onClick={onLeave}>
            Back to Dashboard
          </Button>
        }
      />
    </Page>
  );
}
