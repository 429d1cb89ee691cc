import { useEffect, useRef, useState } from 'react';
import { PenLine } from 'lucide-react';
import type { CreativeResultsDto } from '@markwell/shared/features/creative-writing/creative-writing.schemas';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { useStartChallenge, useSubjects } from '../creative-writing.queries.ts';
import { QuizView } from '../quiz/quiz-view.tsx';
import { ResultsView } from '../results/results-view.tsx';
import { keepSelection, type Selection } from '../selector/selection.ts';
import { SelectorView } from '../selector/selector-view.tsx';
import { toastError } from '../toast.ts';

type Mode =
  | { name: 'selector' }
  | { name: 'quiz'; selection: Selection }
  | { name: 'results'; selection: Selection; results: CreativeResultsDto };

/** /creative-writing (spec 2 §2.5): the selector, the quiz, the results. */
export function ChallengePage() {
  const { user } = useAuth();
  return user ? (
    <Challenge userId={user.id} />
  ) : (
    <Spinner page label="Loading creative writing challenge..." />
  );
}

function Challenge({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>({ name: 'selector' });
  const start = useStartChallenge();
  const subjects = useSubjects().data;
  useBeginAtTheTop(mode.name === 'quiz' && start.isPending ? 'loading' : mode.name);

  const toSelector = () => {
    setMode({ name: 'selector' });
  };
  function begin(selection: Selection) {
    keepSelection(userId, selection);
    setMode({ name: 'quiz', selection });
    start.mutate(selection, {
      onError(error) {
        toastError(messageOf(error, 'Failed to start session'));
        toSelector();
      },
    });
  }

  if (mode.name === 'selector') return <SelectorView userId={userId} onStart={begin} />;
  const { selection } = mode;
  if (mode.name === 'results') {
    return (
      <ResultsView
        results={mode.results}
        onRetry={() => {
          begin(selection);
        }}
        onLeave={() => void navigate('/dashboard')}
      />
    );
  }
  if (!start.data) return <Spinner page label="Loading creative writing challenge..." />;
  const { sessionId, questions } = start.data;
  if (sessionId === null || questions.length === 0) return <NothingToAnswer onLeave={toSelector} />;
  return (
    <QuizView
      key={sessionId}
      session={{ ...start.data, sessionId }}
      subjectName={subjects?.find(({ id }) => id === selection.subjectId)?.name}
      onLeave={toSelector}
      onResults={(results) => {
        setMode({ name: 'results', selection, results });
      }}
    />
  );
}

function NothingToAnswer({ onLeave }: { onLeave: () => void }) {
  return (
    <Page className="pt-10">
      <h1 className="sr-only">Creative Writing Challenge</h1>
      <EmptyState
        icon={PenLine}
        title="No questions available for this selection."
        action={<Button onClick={onLeave}>Choose another</Button>}
      >
        Another exam or subject may have some.
      </EmptyState>
    </Page>
  );
}

/** A change of mode is a new page to whoever reads it: from the top, and for a screen reader from its heading. */
function useBeginAtTheTop(shownNow: string) {
  const shown = useRef(shownNow);
  useEffect(() => {
    if (shown.current === shownNow) return;
    shown.current = shownNow;
    window.scrollTo({ top: 0 });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shownNow]);
}
