import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { QuestionParts } from '#modules/answers/question-parts.tsx';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { useHasReader, WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { useKeyboardShortcuts } from '#lib/use-keyboard-shortcuts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Page } from '#ui/layout/page.tsx';
import { countOf, hoursAndMinutes } from '#lib/format.ts';
import { OfflineStatus } from '../../offline/offline-status.tsx';
import { useQuestionNotes } from '../question-notes.ts';
import { isAnswered } from '../parts-of-test.ts';
import { breakSecondsLeft } from '../rest-breaks.ts';
import { testShortcuts } from '../test-shortcuts.ts';
import { useTextSize } from '../text-size.ts';
import type { RunningTestState } from '../use-running-test.ts';
import { CurrentQuestion } from './current-question.tsx';
import { QuestionProgress } from './question-progress.tsx';
import { BreakDialog, RestBreak } from './rest-break.tsx';
import { SubmitDialog, submitLabelOf } from './submit-dialog.tsx';
import { TestFooter } from './test-footer.tsx';
import { TestHeader } from './test-header.tsx';
import { ShortcutHelp, TestTools } from './test-tools.tsx';

interface RunningQuestionProps {
  userId: string;
  test: StartedTestDto;
  state: RunningTestState;
  question: StartedTestDto['questions'][number];
  /** Of the question, from 0. */
  index: number;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** The page of a running test at one of its questions, with its tools, keys and dialogs. */
export function RunningQuestion(props: RunningQuestionProps) {
  const { userId, test, state, question, index, onGoTo, onSubmit } = props;
  const { running, answers, areAnswersStored, times, isOnBreak } = state;
  const { questions } = test;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'submit' | 'help' | 'break' | null>(null);
  const notes = useQuestionNotes(userId, test.testId);
  const [textSize, setTextSize] = useTextSize();
  const isAssignment = test.kind === 'ASSIGNMENT';
  const hasReader = useHasReader(isAssignment);
  const chosenLetter = answers[question.id]?.optionLetter ?? null;
  const responses = answers[question.id]?.responses ?? {};
  const help = notes.helpWith(question.id);
  const { arrangement } = times;
  const breakSeconds = arrangement ? breakSecondsLeft(arrangement) : 0;

  function goOn() {
    if (index === questions.length - 1) setDialog('submit');
    else onGoTo(index + 1);
  }
  function choose(letter: OptionLetter) {
    running.choose(question.id, letter);
    notes.uncross(question.id, letter);
  }
  function crossOut(letter: OptionLetter) {
    if (letter !== chosenLetter) notes.toggleCrossedOut(question.id, letter);
  }
  function toggleToCheck() {
    notes.toggleToCheck(question.id);
  }
  function showHelp() {
    setDialog('help');
  }
  const dialogProps = (which: typeof dialog) => ({
    open: dialog === which,
    onOpenChange: (open: boolean) => setDialog(open ? which : null),
  });
  useKeyboardShortcuts({
    enabled: !isOnBreak,
    keys: testShortcuts({
      letters: question.options.map((option) => option.optionLetter),
      choose,
      crossOut,
      move: (step) => onGoTo(index + step),
      goOn,
      toggleToCheck,
      showHelp,
    }),
  });

  const states = questions.map(({ id }) => ({
    isAnswered: isAnswered(answers[id]),
    isToCheck: notes.isToCheck(id),
  }));
  return (
    <>
      <TestHeader
        test={test}
        questionNumber={index + 1}
        questionCount={questions.length}
        secondsLeft={state.secondsLeft}
        isPaused={state.isPaused}
        // LeaveDialog asks first.
        onBack={() => void navigate('/test/setup')}
      />
      {/* Keeps focused elements clear of the footer when they are scrolled into view. */}
      <main id="main" tabIndex={-1} className="[&_button]:scroll-mb-32 [&_input]:scroll-mb-32">
        <Page width={question.passage ? 'page' : 'test'} className="pb-40 max-xl:large-text:pb-6 print:pb-0">
          {isOnBreak && <RestBreak secondsLeft={state.breakLeft} onContinue={running.endBreak} />}
          <div hidden={isOnBreak}>
            <QuestionProgress
              number={index + 1}
              count={questions.length}
              submitLabel={submitLabelOf(isAssignment)}
              onSubmit={() => setDialog('submit')}
            >
              <TestTools
                isToCheck={notes.isToCheck(question.id)}
                onToggleToCheck={toggleToCheck}
                textSize={textSize}
                onTextSize={setTextSize}
                onShowHelp={showHelp}
                hasBreaks={arrangement != null && arrangement.breakBudgetSeconds > 0}
                isBreakLeft={breakSeconds > 0}
                onBreak={() => setDialog('break')}
              />
            </QuestionProgress>
            {arrangement?.hasExtraTime && (
              <Badge className="mb-3">Your time: {hoursAndMinutes(times.duration)}</Badge>
            )}
            {index === 0 && <FewerQuestions test={test} />}
            <WithReader
              id={question.id}
              readings={readingsOf(question, { responses, isUncovered: help.isUncovered })}
              isAssignment={isAssignment}
              isShown={!isOnBreak}
              hasShortcut
            >
              <CurrentQuestion question={question} number={index + 1} textSize={textSize}>
                {(questionId) =>
                  question.parts ? (
                    <QuestionParts
                      parts={question.parts}
                      withHints={isAssignment ? undefined : question.partsWithKeys}
                      responses={responses}
                      onRespond={(label, response) => running.respond(question.id, label, response)}
                      help={help}
                      questionId={questionId}
                    />
                  ) : (
                    <OptionList
                      options={question.options}
                      legend={`Answers to question ${String(index + 1)}`}
                      questionId={questionId}
                      chosenLetter={chosenLetter}
                      onChoose={choose}
                      crossedOut={notes.crossedOut(question.id)}
                      onCrossOut={crossOut}
                    />
                  )
                }
              </CurrentQuestion>
            </WithReader>
          </div>
          <OfflineStatus test={test} areAnswersStored={areAnswersStored} />
        </Page>
      </main>
      {!isOnBreak && (
        <TestFooter
          states={states}
          currentIndex={index}
          saveState={state.saveState}
          areAnswersStored={areAnswersStored}
          onSelect={onGoTo}
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
        onSubmit={onSubmit}
        onSelect={(next) => {
          setDialog(null);
          onGoTo(next);
        }}
      />
      <ShortcutHelp {...dialogProps('help')} hasReader={hasReader} />
    </>
  );
}

function FewerQuestions({ test: { questions, requestedQuestions } }: { test: StartedTestDto }) {
  if (requestedQuestions <= questions.length) return null;
  return (
    <Banner tone="notice" className="mb-4.5">
      Your test has {countOf(questions.length, 'question')} instead of {requestedQuestions}: no more were
      found for your choice.
    </Banner>
  );
}
