import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { isCorrectAnswer } from '@markwell/shared/progress/marking';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { SolutionSection } from '#modules/question-bank/solution/solution-section.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { useRetryUntilDone } from '#lib/use-retry-until-done.ts';
import { practiceSolutionQuery } from '../mock-tests.queries.ts';
import { readPendingResult, savePendingResult } from '../running/pending-results.ts';
import { useSubmitNow } from '../running/use-submit-pending-results.ts';
import { completionOf, localResults, secondsTaken } from '../running/completion.ts';

interface SimilarAttemptProps {
  userId: string;
  /** One question. */
  test: StartedTestDto;
  onAnother: () => void;
  isDrawing: boolean;
  failure: ReactNode;
}

/** A single question, marked on 'Check answer' and not on choosing, because arrow keys also choose. */
export function SimilarAttempt({ userId, test, onAnother, isDrawing, failure }: SimilarAttemptProps) {
  const [openedAt] = useState(Date.now);
  const [chosen, setChosen] = useState<OptionLetter | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const [isResultPending, setResultPending] = useState(false);
  const submitNow = useSubmitNow(userId, () => {
    setResultPending(readPendingResult(userId, test.testId) !== null);
  });
  useRetryUntilDone(() => {
    // Another part of the page may have sent it.
    setResultPending(isResultPending && readPendingResult(userId, test.testId) !== null);
  });
  const verdict = useRef<HTMLDivElement>(null);
  const question = test.questions[0];
  useEffect(() => {
    if (isAnswered) verdict.current?.focus();
  }, [isAnswered]);
  if (!question) return failure;

  function answer(questionId: string, letter: OptionLetter) {
    setAnswered(true);
    const serverNow = Date.parse(test.serverTime) + Date.now() - openedAt;
    saveSimilarQuestionAnswer({ userId, test, questionId, letter, serverNow });
    setResultPending(!navigator.onLine);
    submitNow();
  }

  if (chosen === null || !isAnswered) {
    return (
      <div className="grid gap-4">
        <WithReader id={question.id} readings={readingsOf(question)}>
          <ComparedPictures question={question} room="test" className="grid grid-cols-1 gap-4">
            <QuestionBody question={question} size="medium" />
            <OptionList options={question.options} chosenLetter={chosen} onChoose={setChosen} />
          </ComparedPictures>
        </WithReader>
        {failure}
        <Button
          disabled={chosen === null}
          className="justify-self-start"
          onClick={() => {
            if (chosen) answer(question.id, chosen);
          }}
        >
          Check answer
        </Button>
      </div>
    );
  }
  const right = isCorrectAnswer(question.options, chosen);
  return (
    <div className="grid gap-4">
      <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-4">
        <QuestionBody question={question} size="medium" />
        <div ref={verdict} tabIndex={-1}>
          <Banner tone={right ? 'success' : 'notice'} title={right ? 'Right!' : 'Not this time.'} />
        </div>
        <MarkedOptions options={question.options} chosenLetter={chosen} />
      </ComparedPictures>
      {isResultPending && (
        <Banner tone="notice">
          Your answer is saved on this device. We send it as soon as you are online again.
        </Banner>
      )}
      <SolutionSection
        query={practiceSolutionQuery(question.id)}
        answered={{ options: question.options, chosenLetter: chosen }}
        shown
      />
      {failure}
      <Button variant="quiet" pending={isDrawing} onClick={onAnother} className="justify-self-start">
        Another one
      </Button>
    </div>
  );
}

interface SimilarQuestionAnswer {
  userId: string;
  /** A similar question. */
  test: StartedTestDto;
  questionId: string;
  letter: OptionLetter;
  /** Milliseconds since the epoch by the server's clock. */
  serverNow: number;
}

/**
 * Stores the answer to a similar question like the result of a test, so that it is sent even if the network is away or the
 * tab is closed. The server also takes it after the deadline, as an answer that was given in time.
 */
function saveSimilarQuestionAnswer({
  userId,
  test,
  questionId,
  letter,
  serverNow,
}: SimilarQuestionAnswer): void {
  const answeredAt = new Date(serverNow).toISOString();
  const answer = { optionLetter: letter, sequence: 1, answeredAt };
  const answers = { [questionId]: { ...answer, saved: false } };
  const completion = completionOf(test, answers, secondsTaken(test, serverNow), 'PUPIL');
  savePendingResult(userId, {
    test,
    completion,
    results: localResults(test, completion, answeredAt),
    unsavedAnswers: [{ ...answer, questionId }],
    refusal: null,
  });
}
