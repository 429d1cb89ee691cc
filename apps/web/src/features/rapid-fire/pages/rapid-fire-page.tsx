import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button } from '#components/ui/actions/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { isWaitingForRetry, startQueueTitle, startQueueText } from '#lib/query/start-retry.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { PlayState } from '../play/play-state.ts';
import { PlayView } from '../play/play-view.tsx';
import type { QuestionReports } from '../question-reports.ts';
import { useStartQuiz, type StartedSession } from '../rapid-fire.queries.ts';
import { ResultsView } from '../results/results-view.tsx';
import { SelectionView, type QuizChoice } from '../select/selection-view.tsx';
import { FullPageError } from '#components/layout/full-page-error.tsx';
import { useStartOfPart } from '#components/layout/use-start-of-part.ts';
import { sendReport } from '#components/question/reporting/send-report.ts';

type Phase =
  | { name: 'select'; failure: string | null }
  | { name: 'starting' }
  | { name: 'playing'; started: StartedSession }
  | { name: 'results'; started: StartedSession; played: PlayState };

/** /rapid-fire (spec 2 §2.4): selection, quiz, results. */
export function RapidFirePage() {
  const { user } = useAuth();
  if (!user) return <Spinner page label="Loading subjects..." />;
  if (!user.currentStageId) return <Navigate to="/select-stage" replace />;
  return <Quiz userId={user.id} />;
}

function useReports(sessionId: string | undefined): QuestionReports {
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    reported,
    async report(questionId, reason) {
      if (sessionId === undefined) return;
      await sendReport({ questionType: 'rapid-fire', questionId, reason, sessionId });
      setReported((before) => new Set(before).add(questionId));
    },
  };
}

function Quiz({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>({ name: 'select', failure: null });
  const [choice, setChoice] = useState<QuizChoice | null>(null);
  const start = useStartQuiz();
  const reports = useReports('started' in phase ? phase.started.session.sessionId : undefined);
  useStartOfPart(phase.name);

  const toSelection = () => {
    setPhase({ name: 'select', failure: null });
  };
  function play(next: QuizChoice) {
    setChoice(next);
    setPhase({ name: 'starting' });
    start.mutate(next, {
      onSuccess: (started) => {
        setPhase({ name: 'playing', started });
      },
      onError: (error) => {
        setPhase({ name: 'select', failure: startFailureText(error) });
      },
    });
  }

  switch (phase.name) {
    case 'select':
      return (
        <SelectionView
          userId={userId}
          before={choice && { subjectId: choice.subjectId, level: null }}
          onStart={play}
          failure={phase.failure}
        />
      );
    case 'starting':
      return isWaitingForRetry(start) ? (
        <Spinner page label={`${startQueueTitle} ${startQueueText('quiz')}`} />
      ) : (
        <Spinner page label="Getting your questions ready…" />
      );
    case 'playing': {
      const { session, receivedAt } = phase.started;
      if (session.questions.length === 0) return <NoQuestion onBack={toSelection} />;
      return (
        <PlayView
          key={session.sessionId}
          session={session}
          receivedAt={receivedAt}
          reports={reports}
          onFinished={(played) => {
            setPhase({ name: 'results', started: phase.started, played });
          }}
          onLeave={toSelection}
        />
      );
    }
    case 'results':
      return (
        <ResultsView
          key={phase.started.session.sessionId}
          userId={userId}
          session={phase.started.session}
          played={phase.played}
          reports={reports}
          onPlay={(level) => {
            if (choice) play({ ...choice, level });
          }}
          onChooseLevel={toSelection}
          onDashboard={() => void navigate('/')}
        />
      );
  }
}

function NoQuestion({ onBack }: { onBack: () => void }) {
  return (
    <FullPageError
      message="Error: No question found. Please try again."
      action={<Button onClick={onBack}>Go Back</Button>}
    />
  );
}

/** The message of spec 2 §8, followed by the server's message when it names a reason. */
function startFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'Subject not found. Please try again.';
  const isExplained = error instanceof ApiError && error.status !== undefined && error.status < 500;
  const reason = isExplained ? error.serverMessage : undefined;
  return ['Failed to start quiz. Please try again.', ...(reason === undefined ? [] : [reason])].join(' ');
}
