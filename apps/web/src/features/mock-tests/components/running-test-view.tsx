import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { Page } from '#components/layout/page.tsx';
import { useKeyboardShortcuts } from '#components/question/use-keyboard-shortcuts.ts';
import { countOf } from '#lib/format.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { AlertDialog } from '#components/ui/overlays/alert-dialog.tsx';
import { rememberShownResults } from '../results/last-shown-results.ts';
import { removeSavedTest } from '../running/saved-test.ts';
import { saveCurrentQuestion, readCurrentQuestion } from '../running/current-question.ts';
import type { FromServer } from '../running/use-open-test.ts';
import { useRunningTest } from '../running/use-running-test.ts';
import { TestFooter } from './test-footer.tsx';
import { TestHeader } from './test-header.tsx';
import { CurrentQuestion } from './current-question.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { QuestionSheet } from './question-sheet.tsx';

interface RunningTestViewProps {
  userId: string;
  test: StartedTestDto;
  fromServer: FromServer | null;
}

/** A running test with at least one question (spec 2 §2.2). */
export function RunningTestView({ userId, test, fromServer }: RunningTestViewProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'submit' | 'leave' | null>(null);

  function showResults() {
    rememberShownResults(test.testId);
    void navigate('/test/results', { replace: true, state: { testId: test.testId } });
  }
  function submitTest(finishedBy: 'PUPIL' | 'DEADLINE') {
    if (running.submitTest(finishedBy)) showResults();
  }
  const { running, answers, secondsLeft, isPaused, saveState } = useRunningTest({
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
  const [index, setIndex] = useState(() => readCurrentQuestion(userId, test, answers));
  const { questions } = test;
  const question = questions[index];
  function goTo(next: number) {
    if (next < 0 || next >= questions.length) return;
    saveCurrentQuestion(userId, test.testId, next);
    setIndex(next);
    window.scrollTo({ top: 0 });
  }
  useKeyboardShortcuts({
    keys: testShortcuts({
      letters: question?.options.map((option) => option.optionLetter) ?? [],
      choose: (letter) => {
        if (question) running.choose(question.id, letter);
      },
      move: (step) => {
        goTo(index + step);
      },
    }),
  });

  if (!question) return null;
  const answered = questions.map(({ id }) => answers[id]?.optionLetter != null);
  const askToSubmit = () => {
    setDialog('submit');
  };
  return (
    <>
      <TestHeader
        subjectName={test.subject.name}
        questionNumber={index + 1}
        questionCount={questions.length}
        secondsLeft={secondsLeft}
        isPaused={isPaused}
        onBack={() => {
          setDialog('leave');
        }}
      />
      {/* Keeps focused elements clear of the footer when they are scrolled into view. */}
      <main className="[&_button]:scroll-mb-32 [&_input]:scroll-mb-32">
        <Page width={question.passage ? 'page' : 'test'} className="pb-40 print:pb-0">
          <QuestionProgress answered={answered} currentIndex={index} onSelect={goTo} onSubmit={askToSubmit} />
          {index === 0 && test.requestedQuestions > questions.length && (
            <Banner tone="notice" className="mb-4.5">
              Your test has {countOf(questions.length, 'question')} instead of {test.requestedQuestions}: no
              more were found for your choice.
            </Banner>
          )}
          <CurrentQuestion
            question={question}
            number={index + 1}
            chosenLetter={answers[question.id]?.optionLetter ?? null}
            onChoose={(letter) => {
              running.choose(question.id, letter);
            }}
          />
        </Page>
      </main>
      <TestFooter
        answered={answered}
        currentIndex={index}
        saveState={saveState}
        onSelect={goTo}
        onFinish={askToSubmit}
      />
      <SubmitDialog
        open={dialog === 'submit'}
        onOpenChange={(open) => {
          setDialog(open ? 'submit' : null);
        }}
        answered={answered}
        onSubmit={() => {
          submitTest('PUPIL');
        }}
      />
      <LeaveDialog
        open={dialog === 'leave'}
        onOpenChange={(open) => {
          setDialog(open ? 'leave' : null);
        }}
      />
    </>
  );
}

interface QuestionProgressProps {
  answered: readonly boolean[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
  onSubmit: () => void;
}

/** The row above the question: its number, the progress and the submit button. */
function QuestionProgress({ answered, currentIndex, onSelect, onSubmit }: QuestionProgressProps) {
  const count = answered.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 pt-3 pb-1.5 text-ink-soft figures-tabular sm:pt-5">
      <h2 aria-live="polite" className="font-sans text-base font-normal tracking-normal">
        Question {currentIndex + 1} / {count}
      </h2>
      <QuestionSheet answered={answered} currentIndex={currentIndex} onSelect={onSelect} />
      <span className="ml-auto">{Math.round(((currentIndex + 1) / count) * 100)}%</span>
      <Button variant="quiet" size="small" onClick={onSubmit}>
        Submit Test
      </Button>
    </div>
  );
}

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Leaving does not end the test, but the pupil must know that the clock keeps running. */
function LeaveDialog({ open, onOpenChange }: LeaveDialogProps) {
  const navigate = useNavigate();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Leave the test?"
      description="Your answers are saved, but the clock keeps running. You can continue from the mock test page."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => void navigate('/test/setup')}
    />
  );
}

interface ShortcutOptions {
  /** The letters of the current question. */
  letters: readonly OptionLetter[];
  choose: (letter: OptionLetter) => void;
  move: (step: -1 | 1) => void;
}

/** The keyboard shortcuts of a test: letters choose, left and right arrows move. */
function testShortcuts({ letters, choose, move }: ShortcutOptions): Record<string, () => void> {
  const choosing = letters.map(
    (letter) =>
      [
        letter,
        () => {
          choose(letter);
        },
      ] as const,
  );
  return {
    ...Object.fromEntries(choosing),
    ArrowLeft: () => {
      move(-1);
    },
    ArrowRight: () => {
      move(1);
    },
  };
}
