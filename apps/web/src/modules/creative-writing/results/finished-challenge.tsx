import { Button } from '#ui/actions/button.tsx';
import { useChallengeResults } from '../creative-writing.queries.ts';
import { ResultsView } from './results-view.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';

interface FinishedChallengeProps {
  sessionId: string;
  onRetry: () => void;
  onLeave: () => void;
}

/** The results of a completed challenge, from the cache or, after a reload, fetched again. */
export function FinishedChallenge({ sessionId, onRetry, onLeave }: FinishedChallengeProps) {
  const results = useChallengeResults(sessionId);
  return (
    <Loaded
      page
      query={results}
      loading="Loading your results…"
      failure="Your results didn’t load. Nothing is lost: please try again."
      heading="Creative Writing Challenge"
      action={
        <Button variant="quiet" onClick={onLeave}>
          Back to Dashboard
        </Button>
      }
    >
      {(loaded) => <ResultsView results={loaded} onRetry={onRetry} onLeave={onLeave} />}
    </Loaded>
  );
}
