import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { useBlocker, useNavigate } from 'react-router-dom';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { rememberShownResults } from '../../results/last-shown-results.ts';
import { useCurrentQuestion } from '../current-question.ts';
import { removeSavedTest } from '../saved-test.ts';
import type { FromServer } from '../use-open-test.ts';
import { useRunningTest } from '../use-running-test.ts';
import { RunningQuestion } from './running-question.tsx';

interface RunningTestViewProps {
  userId: string;
  test: StartedTestDto;
  fromServer: FromServer | null;
}

/** A running test with at least one question. */
export function RunningTestView({ userId, test, fromServer }: RunningTestViewProps) {
  const navigate = useNavigate();

  function showResults() {
    rememberShownResults(test.testId);
    void navigate('/test/results', { replace: true, state: { testId: test.testId } });
  }
  function submitTest(finishedBy: 'PUPIL' | 'DEADLINE') {
    if (state.running.submitTest(finishedBy)) showResults();
  }
  const state = useRunningTest({
    userId,
    test,
    fromServer,
    onExpiry: () => submitTest('DEADLINE'),
    onClosed: () => {
      removeSavedTest(userId, test.testId);
      // A discarded test has no result: its page says so.
      showResults();
    },
  });
  const { index, goTo } = useCurrentQuestion(userId, test, state.answers);
  const question = test.questions[index];
  if (!question) return null;
  return (
    <>
      <RunningQuestion
        userId={userId}
        test={test}
        state={state}
        question={question}
        index={index}
        onGoTo={goTo}
        onSubmit={() => submitTest('PUPIL')}
      />
      <LeaveDialog isAssignment={test.kind === 'ASSIGNMENT'} />
    </>
  );
}

/**
 * Asks before the page of a running test is left, by its button or the browser's Back. The results may follow without a
 * question.
 */
function LeaveDialog({ isAssignment }: { isAssignment: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/test/results',
  );
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={isAssignment ? 'Leave the assignment?' : 'Leave the test?'}
      description={`Your answers are saved, but the clock keeps running. You can continue from ${isAssignment ? 'Assignments' : 'the mock test page'}.`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
