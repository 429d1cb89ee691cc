import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { PenLine } from 'lucide-react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { isWaitingForRetry, startQueueTitle, startQueueText } from '#lib/query/start-retry.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useStartChallenge, useSubjects, useChallengeResults } from '../creative-writing.queries.ts';
import { ChallengeView } from '../challenge/challenge-view.tsx';
import {
  noChoice,
  requestedChoice,
  saveSelection,
  selectionSchema,
  type Choice,
  type ChallengeSelection,
} from '../selector/selection.ts';
import { SelectorView } from '../selector/selector-view.tsx';
import { showCreativeWritingError } from '../show-creative-writing-error.ts';
import { ResultsView } from '../results/results-view.tsx';
import { useFocusNewPart } from '#ui/layout/use-focus-new-part.ts';
import { Loaded } from '#ui/layout/loaded.tsx';

/** The history state of the results: a reload finds them again, and Back leads to the selector. */
const finishedSchema = z.object({ sessionId: z.uuid(), selection: selectionSchema }).nullable().catch(null);

const loadingLabel = 'Loading creative writing challenge...';
const Loading = ({ label = loadingLabel }: { label?: string }) => <Spinner page label={label} />;

/** /creative-writing: the selector, the challenge, the results. */
export function ChallengePage() {
  const { user } = useAuth();
  return user ? <Challenge userId={user.id} /> : <Loading />;
}

function Challenge({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const finished = finishedSchema.parse(location.state);
  const [choice, setChoice] = useState<Choice>(noChoice);
  /** The history entry whose request is already in the choice. */
  const [requestTakenFrom, setRequestTakenFrom] = useState<string | null>(null);
  /** The selection being played; null while the selector is shown. */
  const [playing, setPlaying] = useState<ChallengeSelection | null>(null);
  const start = useStartChallenge();
  const subjects = useSubjects().data;
  useFocusNewPart(finished ? 'results' : !playing ? 'selector' : start.isPending ? 'loading' : 'quiz');

  const toSelector = () => setPlaying(null);
  // A search result names a brief, also while this page is open.
  const requested = requestedChoice(location.state);
  if (requested && requestTakenFrom !== location.key) {
    setRequestTakenFrom(location.key);
    setChoice(requested);
    setPlaying(null);
  }

  function begin(selection: ChallengeSelection, questionId?: string) {
    saveSelection(userId, selection);
    setPlaying(selection);
    start.mutate(
      { ...selection, ...(questionId !== undefined && { questionId }) },
      {
        onSuccess() {
          // The next challenge begins with another brief.
          setChoice((before) => ({ ...before, brief: null }));
        },
        onError(error) {
          showCreativeWritingError(messageOf(error, 'Failed to start session'));
          toSelector();
        },
      },
    );
  }

  async function showResults(sessionId: string, selection: ChallengeSelection) {
    // Show the results first, so that the selector does not appear in between.
    await navigate('/creative-writing', { state: { sessionId, selection }, flushSync: true });
    toSelector();
  }

  if (finished) {
    return (
      <FinishedChallenge
        sessionId={finished.sessionId}
        onRetry={() => {
          begin(finished.selection);
          // A history entry of its own: Back leads to these results.
          void navigate('/creative-writing');
        }}
        onLeave={() => void navigate('/dashboard')}
      />
    );
  }
  if (!playing) return <SelectorView userId={userId} choice={choice} onChoose={setChoice} onStart={begin} />;
  if (!start.data) {
    return isWaitingForRetry(start) ? (
      <Loading label={`${startQueueTitle} ${startQueueText('challenge', start.failureReason)}`} />
    ) : (
      <Loading />
    );
  }
  const { sessionId, questions } = start.data;
  if (sessionId === null || questions.length === 0) return <EmptyChallenge onLeave={toSelector} />;
  return (
    <ChallengeView
      key={sessionId}
      session={{ ...start.data, sessionId }}
      subjectName={subjects?.find(({ id }) => id === playing.subjectId)?.name}
      onLeave={toSelector}
      onFinished={() => void showResults(sessionId, playing)}
    />
  );
}

function EmptyChallenge({ onLeave }: { onLeave: () => void }) {
  return (
    <Page className="pt-10">
      <h1 className="sr-only">Creative Writing Challenge</h1>
      <EmptyState
        icon={PenLine}
        title="No questions available for this selection."
        action={<Button onClick={onLeave}>Choose another</Button>}
      >
        Try another exam, subject or difficulty.
      </EmptyState>
    </Page>
  );
}

interface FinishedChallengeProps {
  sessionId: string;
  onRetry: () => void;
  onLeave: () => void;
}

/** The results of a completed challenge, from the cache or, after a reload, fetched again. */
function FinishedChallenge({ sessionId, onRetry, onLeave }: FinishedChallengeProps) {
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
