import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { isWaitingForRetry, startQueueTitle, startQueueText } from '#lib/query/start-retry.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { PlayView } from '../play/play-view.tsx';
import {
  newQuiz,
  readSavedQuiz,
  removeSavedQuiz,
  saveQuiz,
  withProgress,
  type SavedQuiz,
} from '../play/saved-quiz.ts';
import type { QuestionReports } from '../question-reports.ts';
import { useStartQuiz, type StartedSession } from '../rapid-fire.queries.ts';
import { ResultsView } from '../results/results-view.tsx';
import type { QuizSelection } from '../setup/selection-form.tsx';
import { SelectionView, type QuizChoice } from '../setup/selection-view.tsx';
import { endQuiz } from '../submission/end-quiz.ts';
import { FullPageError } from '#ui/layout/full-page-error.tsx';
import { useFocusNewPart } from '#ui/layout/use-focus-new-part.ts';
import { sendReport } from '#modules/question-bank/reporting/send-report.ts';

/** The history state while a quiz or its result is shown: a reload finds it again. */
const shownQuizSchema = z.object({ quizId: z.uuid() }).nullable().catch(null);

type Activity = { name: 'none'; failure: string | null } | { name: 'starting' } | { name: 'noQuestion' };
const idle: Activity = { name: 'none', failure: null };

/** /rapid-fire: selection, quiz, results. */
export function RapidFirePage() {
  const { user } = useAuth();
  if (!user) return <Spinner page label="Loading subjects..." />;
  if (!user.currentStageId) return <Navigate to="/select-stage" replace />;
  return <Quiz key={user.id} userId={user.id} stageId={user.currentStageId} />;
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

function Quiz({ userId, stageId }: { userId: string; stageId: string }) {
  const navigate = useNavigate();
  const shownQuiz = shownQuizSchema.parse(useLocation().state);
  const [activity, setActivity] = useState<Activity>(idle);
  const [before, setBefore] = useState<QuizSelection | null>(null);
  const [saved, setSaved] = useState(() => readSavedQuiz(userId));
  const quiz = saved && saved.session.sessionId === shownQuiz?.quizId ? saved : null;
  const start = useStartQuiz();
  const reports = useReports(quiz?.session.sessionId);
  const quizPart = quiz?.finishedAt === null ? 'playing' : quiz ? 'results' : 'select';
  useFocusNewPart(activity.name === 'none' ? quizPart : activity.name);

  async function show(next: SavedQuiz) {
    setSaved(next);
    // Immediately, so that the selection does not appear in between.
    const state = { quizId: next.session.sessionId };
    await navigate('/rapid-fire', { replace: true, state, flushSync: true });
    setActivity(idle);
  }
  async function toSelection(selection: QuizSelection | null, failure: string | null = null) {
    setBefore(selection);
    setSaved(readSavedQuiz(userId));
    await navigate('/rapid-fire', { replace: true, flushSync: true });
    setActivity({ name: 'none', failure });
  }

  function begin(started: StartedSession) {
    if (started.session.questions.length === 0) {
      setActivity({ name: 'noQuestion' });
      return;
    }
    const earlier = readSavedQuiz(userId);
    if (earlier?.finishedAt === null) endQuiz(userId, earlier);
    const next = newQuiz(started);
    saveQuiz(userId, next);
    void show(next);
  }
  function play(choice: QuizChoice) {
    const selection = { subjectId: choice.subjectId, level: choice.level ?? null };
    setBefore(selection);
    setActivity({ name: 'starting' });
    start.mutate(choice, {
      onSuccess: begin,
      onError(error) {
        void toSelection(selection, startFailureText(error));
      },
    });
  }
  function keep(next: SavedQuiz) {
    saveQuiz(userId, next);
    if (next.finishedAt !== null) setSaved(next);
  }
  /** Closes the result of a quiz. */
  const close = ({ session }: SavedQuiz): QuizSelection => {
    removeSavedQuiz(userId);
    return { subjectId: session.subject.id, level: null };
  };

  if (activity.name === 'starting')
    return isWaitingForRetry(start) ? (
      <Spinner page label={`${startQueueTitle} ${startQueueText('quiz', start.failureReason)}`} />
    ) : (
      <Spinner page label="Getting your questions ready…" />
    );
  if (activity.name === 'noQuestion') return <NoQuestion onBack={() => void toSelection(before)} />;
  if (!quiz)
    return (
      <SelectionView
        userId={userId}
        before={before}
        saved={saved}
        onStart={play}
        onReturn={(shown) => void show(readSavedQuiz(userId) ?? shown)}
        failure={activity.failure}
      />
    );
  const { sessionId, subject } = quiz.session;
  if (quiz.finishedAt === null)
    return (
      <PlayView
        key={sessionId}
        quiz={quiz}
        reports={reports}
        onProgress={(state) => keep(withProgress(quiz, state))}
        onFinished={(state) => keep(withProgress(quiz, state))}
        onLeave={() => void toSelection({ subjectId: subject.id, level: null })}
      />
    );
  return (
    <ResultsView
      key={sessionId}
      userId={userId}
      quiz={quiz}
      reports={reports}
      onPlay={(level) => play({ examTypeId: stageId, subjectId: subject.id, level })}
      onChooseLevel={() => void toSelection(close(quiz))}
      onDashboard={() => {
        close(quiz);
        void navigate('/');
      }}
    />
  );
}

function NoQuestion({ onBack }: { onBack: () => void }) {
  return (
    <FullPageError
      message="Error: No question found. Please try again."
      action={<Button onClick={onBack}>Go Back</Button>}
    />
  );
}

/** The message of a start that failed, followed by the server's message when it names a reason. */
function startFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'Subject not found. Please try again.';
  const isExplained = error instanceof ApiError && error.status !== undefined && error.status < 500;
  const reason = isExplained ? error.serverMessage : undefined;
  return ['Failed to start quiz. Please try again.', ...(reason === undefined ? [] : [reason])].join(' ');
}
