import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { StartedTestDto, TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { SolutionSection } from '#modules/question-bank/solution/solution-section.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { OptionList } from '#modules/answers/choice/option-list.tsx';
import { usePartHelp } from '#modules/answers/part-help.ts';
import { QuestionParts, ReviewedParts } from '#modules/answers/question-parts.tsx';
import { withResponse } from '#modules/answers/with-response.ts';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { useRetryUntilDone } from '#lib/use-retry-until-done.ts';
import { practiceSolutionQuery } from '../mock-tests.queries.ts';
import { readPendingResult, savePendingResult } from '../running/pending-results.ts';
import type { StoredAnswer } from '../running/answer-store.ts';
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
  const bodyId = useId();
  const [openedAt] = useState(Date.now);
  const [chosen, setChosen] = useState<OptionLetter | null>(null);
  const [responses, setResponses] = useState<Responses>({});
  const help = usePartHelp();
  const [results, setResults] = useState<TestResultsDto | null>(null);
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
    if (results) verdict.current?.focus();
  }, [results]);
  if (!question) return failure;

  function check(questionId: string) {
    const serverNow = Date.parse(test.serverTime) + Date.now() - openedAt;
    const answer = question?.parts ? { optionLetter: null, responses } : { optionLetter: chosen };
    setResults(saveSimilarQuestionAnswer({ userId, test, questionId, answer, serverNow }));
    setResultPending(!navigator.onLine);
    submitNow();
  }

  if (!results) {
    return (
      <div className="grid gap-4">
        <WithReader
          id={question.id}
          readings={readingsOf(question, { responses, isUncovered: help.isUncovered })}
        >
          <ComparedPictures question={question} room="test" className="grid grid-cols-1 gap-4">
            <div id={bodyId}>
              <QuestionBody question={question} size="medium" />
            </div>
            {question.parts ? (
              <QuestionParts
                parts={question.parts}
                withHints={question.partsWithKeys}
                responses={responses}
                onRespond={(label, response) =>
                  setResponses((earlier) => withResponse(earlier, label, response))
                }
                help={help}
                questionId={bodyId}
              />
            ) : (
              <OptionList options={question.options} chosenLetter={chosen} onChoose={setChosen} />
            )}
          </ComparedPictures>
        </WithReader>
        {failure}
        <Button
          disabled={chosen === null && Object.keys(responses).length === 0}
          className="justify-self-start"
          onClick={() => check(question.id)}
        >
          Check answer
        </Button>
      </div>
    );
  }
  const [marked] = results.questions;
  return (
    <div className="grid gap-4">
      <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-4">
        <QuestionBody question={question} size="medium" />
        <div ref={verdict} tabIndex={-1}>
          <Banner tone={results.score === 100 ? 'success' : 'notice'} title={verdictOf(results.score)} />
        </div>
        {question.parts ? (
          <ReviewedParts
            parts={question.parts}
            withKeys={question.partsWithKeys}
            responses={responses}
            markings={marked?.parts}
          />
        ) : (
          <MarkedOptions options={question.options} chosenLetter={chosen} />
        )}
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
        isOptional={question.parts !== undefined}
      />
      {failure}
      <Button variant="quiet" pending={isDrawing} onClick={onAnother} className="justify-self-start">
        Another one
      </Button>
    </div>
  );
}

function verdictOf(score: number | null): string {
  if (score === null) return 'Compare your answer with the mark scheme.';
  if (score === 100) return 'Right!';
  return score > 0 ? 'Partly right.' : 'Not this time.';
}

interface SimilarQuestionAnswer {
  userId: string;
  /** A similar question. */
  test: StartedTestDto;
  questionId: string;
  answer: Pick<StoredAnswer, 'optionLetter' | 'responses'>;
  /** Milliseconds since the epoch by the server's clock. */
  serverNow: number;
}

/**
 * Stores the answer to a similar question like the result of a test, so that it is sent even if the network is away or the
 * tab is closed. The server also takes it after the deadline, as an answer that was given in time. Returns the result.
 */
function saveSimilarQuestionAnswer({
  userId,
  test,
  questionId,
  answer: given,
  serverNow,
}: SimilarQuestionAnswer): TestResultsDto {
  const answeredAt = new Date(serverNow).toISOString();
  const answer = { ...given, sequence: 1, answeredAt };
  const answers = { [questionId]: { ...answer, saved: false } };
  const completion = completionOf(test, answers, secondsTaken(test, serverNow), 'PUPIL');
  const results = localResults(test, completion, answeredAt);
  savePendingResult(userId, {
    test,
    completion,
    results,
    unsavedAnswers: [{ ...answer, questionId }],
    refusal: null,
  });
  return results;
}
