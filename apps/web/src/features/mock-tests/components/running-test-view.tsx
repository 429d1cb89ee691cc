import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GeneratedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { OptionList } from '../../../components/question/option-list.tsx';
import { QuestionBody } from '../../../components/question/question-body.tsx';
import { usePageKeys } from '../../../components/question/use-page-keys.ts';
import { countOf } from '../../../lib/format.ts';
import { showResultsOf } from '../results/shown-results.ts';
import { keysOfTest } from '../running/keys-of-test.ts';
import { dropKeptTest } from '../running/kept-test.ts';
import { keepPlace, placeIn } from '../running/place.ts';
import type { FromServer } from '../running/use-open-test.ts';
import { useRunningTest } from '../running/use-running-test.ts';
import { ActiveFooter } from './active-footer.tsx';
import { ActiveHeader } from './active-header.tsx';
import { AllQuestions } from './all-questions.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

interface RunningTestViewProps {
  userId: string;
  test: GeneratedTestDto;
  fromServer: FromServer | null;
}

/** A test with at least one question, being taken (spec 2 §2.2). */
export function RunningTestView({ userId, test, fromServer }: RunningTestViewProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'submit' | 'leave' | null>(null);

  function showResults() {
    showResultsOf(test.testId);
    void navigate('/test/results', { replace: true, state: { testId: test.testId } });
  }
  function handIn(finishedBy: 'PUPIL' | 'DEADLINE') {
    if (running.handIn(finishedBy)) showResults();
  }
  const { running, answers, secondsLeft, isPaused, saveState } = useRunningTest({
    userId,
    test,
    fromServer,
    onExpiry: () => {
      handIn('DEADLINE');
    },
    onClosed: () => {
      dropKeptTest(userId, test.testId);
      showResults();
    },
  });
  const [index, setIndex] = useState(() => placeIn(userId, test, answers));
  const { questions } = test;
  const question = questions[index];
  function goTo(next: number) {
    if (next < 0 || next >= questions.length) return;
    keepPlace(userId, test.testId, next);
    setIndex(next);
    window.scrollTo({ top: 0 });
  }
  usePageKeys({
    keys: keysOfTest({
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
  const ask = () => {
    setDialog('submit');
  };
  return (
    <>
      <ActiveHeader
        subjectName={test.subject.name}
        questionNumber={index + 1}
        questionCount={questions.length}
        secondsLeft={secondsLeft}
        isPaused={isPaused}
        onBack={() => {
          setDialog('leave');
        }}
      />
      <main>
        <Page width="test" className="pb-40 print:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 pt-3 pb-1.5 text-ink-soft figures-tabular sm:pt-5">
            <h2 aria-live="polite" className="font-sans text-base font-normal tracking-normal">
              Question {index + 1} / {questions.length}
            </h2>
            <AllQuestions answered={answered} currentIndex={index} onSelect={goTo} />
            <span className="ml-auto">{Math.round(((index + 1) / questions.length) * 100)}%</span>
            <Button variant="quiet" size="small" onClick={ask}>
              Submit Test
            </Button>
          </div>
          <div key={question.id} className="grid animate-appear gap-4.5">
            {index === 0 && test.requestedQuestions > questions.length && (
              <Banner tone="notice">
                There {questions.length === 1 ? 'is' : 'are'} {countOf(questions.length, 'question')} like
                this, so your test has {questions.length} instead of {test.requestedQuestions}.
              </Banner>
            )}
            <Card padding="large" className="px-5 sm:px-8.5">
              <QuestionBody question={question} />
            </Card>
            <OptionList
              legend={`Answers to question ${String(index + 1)}`}
              options={question.options}
              chosenLetter={answers[question.id]?.optionLetter ?? null}
              onChoose={(letter) => {
                running.choose(question.id, letter);
              }}
            />
          </div>
        </Page>
      </main>
      <ActiveFooter
        answered={answered}
        currentIndex={index}
        saveState={saveState}
        onSelect={goTo}
        onFinish={ask}
      />
      <SubmitDialog
        open={dialog === 'submit'}
        onOpenChange={(open) => {
          setDialog(open ? 'submit' : null);
        }}
        answered={answered}
        onSubmit={() => {
          handIn('PUPIL');
        }}
      />
      <AlertDialog
        open={dialog === 'leave'}
        onOpenChange={(open) => {
          setDialog(open ? 'leave' : null);
        }}
        title="Leave the test?"
        description="It stays open with your answers, and the time runs on. You can continue it from the mock test page."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => void navigate('/test/setup')}
      />
    </>
  );
}
