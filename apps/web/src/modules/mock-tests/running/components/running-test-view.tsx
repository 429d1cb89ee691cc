import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/question-bank/options.vocabulary';
import { useState } from 'react';
import { useNavigate, useBlocker } from 'react-router-dom';
import { Page } from '#ui/layout/page.tsx';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { useHasReader, WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { useKeyboardShortcuts } from '#modules/question-bank/use-keyboard-shortcuts.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { countOf, hoursAndMinutes } from '#lib/format.ts';
import { rememberShownResults } from '../../results/last-shown-results.ts';
import { saveCurrentQuestion, readCurrentQuestion } from '../current-question.ts';
import { useQuestionNotes } from '../question-notes.ts';
import { removeSavedTest } from '../saved-test.ts';
import { testShortcuts } from '../test-shortcuts.ts';
import { useTextSize } from '../text-size.ts';
import type { FromServer } from '../use-open-test.ts';
import { OfflineStatus } from '../../offline/offline-status.tsx';
import { useRunningTest } from '../use-running-test.ts';
import { breakSecondsLeft } from '../rest-breaks.ts';
import { BreakDialog, RestBreak } from './rest-break.tsx';
import { CurrentQuestion } from './current-question.tsx';
import { QuestionProgress } from './question-progress.tsx';
import { SubmitDialog, submitLabelOf } from './submit-dialog.tsx';
import { TestFooter } from './test-footer.tsx';
import { TestHeader } from './test-header.tsx';
import { ShortcutHelp, TestTools } from './test-tools.tsx';

interface RunningTestViewProps {
  userId: string;
  test: StartedTestDto;
  fromServer: FromServer | null;
}

/** A running test with at least one question. */
export function RunningTestView({ userId, test, fromServer }: RunningTestViewProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'submit' | 'help' | 'break' | null>(null);

  function showResults() {
    rememberShownResults(test.testId);
    void navigate('/test/results', { replace: true, state: { testId: test.testId } });
  }
  function submitTest(finishedBy: 'PUPIL' | 'DEADLINE') {
    if (running.submitTest(finishedBy)) showResults();
  }
  const { running, answers, areAnswersStored, secondsLeft, isPaused, saveState, ...breaks } = useRunningTest({
    userId,
    test,
    fromServer,
    onExpiry: () => {
      submitTest('DEADLINE');
    },
    onClosed: () => {
      removeSavedTest(userId, test.testId);
      // A discarded test has no result: its page says so.
      showResults();
    },
  });
  const notes = useQuestionNotes(userId, test.testId);
  const [textSize, setTextSize] = useTextSize();
  const [index, setIndex] = useState(() => readCurrentQuestion(userId, test, answers));
  const { questions } = test;
  const question = questions[index];
  const isAssignment = test.kind === 'ASSIGNMENT';
  const hasReader = useHasReader(isAssignment);
  const chosenLetter = (question && answers[question.id]?.optionLetter) ?? null;

  function goTo(next: number) {
    if (next < 0 || next >= questions.length) return;
    saveCurrentQuestion(userId, test.testId, next);
    setIndex(next);
    window.scrollTo({ top: 0 });
  }
  function goOn() {
    if (index === questions.length - 1) setDialog('submit');
    else goTo(index + 1);
  }
  function choose(letter: OptionLetter) {
    if (!question) return;
    running.choose(question.id, letter);
    notes.uncross(question.id, letter);
  }
  function crossOut(letter: OptionLetter) {
    if (question && letter !== chosenLetter) notes.toggleCrossedOut(question.id, letter);
  }
  function toggleToCheck() {
    if (question) notes.toggleToCheck(question.id);
  }
  const dialogProps = (which: typeof dialog) => ({
    open: dialog === which,
    onOpenChange: (open: boolean) => {
      setDialog(open ? which : null);
    },
  });
  const { times, isOnBreak, breakLeft } = breaks;
  const { arrangement } = times;
  const breakSeconds = arrangement ? breakSecondsLeft(arrangement) : 0;
  useKeyboardShortcuts({
    enabled: !isOnBreak,
    keys: testShortcuts({
      letters: question?.options.map((option) => option.optionLetter) ?? [],
      choose,
      crossOut,
      move: (step) => {
        goTo(index + step);
      },
      goOn,
      toggleToCheck,
      showHelp: () => {
        setDialog('help');
      },
    }),
  });

  if (!question) return null;
  const states = questions.map(({ id }) => ({
    isAnswered: answers[id]?.optionLetter != null,
    isToCheck: notes.isToCheck(id),
  }));
  return (
    <>
      <TestHeader
        test={test}
        questionNumber={index + 1}
        questionCount={questions.length}
        secondsLeft={secondsLeft}
        isPaused={isPaused}
        // LeaveDialog asks first.
        onBack={() => void navigate('/test/setup')}
      />
      {/* Keeps focused elements clear of the footer when they are scrolled into view. */}
      <main id="main" tabIndex={-1} className="[&_button]:scroll-mb-32 [&_input]:scroll-mb-32">
        <Page width={question.passage ? 'page' : 'test'} className="pb-40 max-xl:large-text:pb-6 print:pb-0">
          {isOnBreak && <RestBreak secondsLeft={breakLeft} onContinue={running.endBreak} />}
          <div hidden={isOnBreak}>
            <QuestionProgress
              number={index + 1}
              count={questions.length}
              submitLabel={submitLabelOf(isAssignment)}
              onSubmit={() => {
                setDialog('submit');
              }}
            >
              <TestTools
                isToCheck={notes.isToCheck(question.id)}
                onToggleToCheck={toggleToCheck}
                textSize={textSize}
                onTextSize={setTextSize}
                onShowHelp={() => {
                  setDialog('help');
                }}
                isBreakLeft={breakSeconds > 0}
                onBreak={
                  arrangement && arrangement.breakBudgetSeconds > 0
                    ? () => {
                        setDialog('break');
                      }
                    : undefined
                }
              />
            </QuestionProgress>
            {arrangement?.hasExtraTime && (
              <Badge className="mb-3">Your time: {hoursAndMinutes(times.duration)}</Badge>
            )}
            {index === 0 && test.requestedQuestions > questions.length && (
              <Banner tone="notice" className="mb-4.5">
                Your test has {countOf(questions.length, 'question')} instead of {test.requestedQuestions}: no
                more were found for your choice.
              </Banner>
            )}
            <WithReader
              id={question.id}
              readings={readingsOf(question)}
              isAssignment={isAssignment}
              isShown={!isOnBreak}
              hasShortcut
            >
              <CurrentQuestion
                question={question}
                number={index + 1}
                chosenLetter={chosenLetter}
                crossedOut={notes.crossedOut(question.id)}
                textSize={textSize}
                onChoose={choose}
                onCrossOut={crossOut}
              />
            </WithReader>
          </div>
          <OfflineStatus test={test} areAnswersStored={areAnswersStored} />
        </Page>
      </main>
      {!isOnBreak && (
        <TestFooter
          states={states}
          currentIndex={index}
          saveState={saveState}
          areAnswersStored={areAnswersStored}
          onSelect={goTo}
          onNext={goOn}
        />
      )}
      <BreakDialog
        {...dialogProps('break')}
        secondsLeft={breakSeconds}
        onStart={() => {
          setDialog(null);
          running.startBreak();
        }}
      />
      <SubmitDialog
        {...dialogProps('submit')}
        isAssignment={isAssignment}
        states={states}
        onSubmit={() => {
          submitTest('PUPIL');
        }}
        onSelect={(next) => {
          setDialog(null);
          goTo(next);
        }}
      />
      <ShortcutHelp {...dialogProps('help')} hasReader={hasReader} />
      <LeaveDialog isAssignment={isAssignment} />
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
