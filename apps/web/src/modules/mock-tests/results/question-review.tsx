import { useState } from 'react';
import { Shuffle } from 'lucide-react';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { marksOf } from '#modules/answers/marks-text.ts';
import { ReviewedParts } from '#modules/answers/question-parts.tsx';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { ReportMenu } from '#modules/question-bank/reporting/report-menu.tsx';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { ReviewCard } from '#modules/question-bank/review/review-card.tsx';
import { SolutionSection } from '#modules/question-bank/solution/solution-section.tsx';
import { solutionQuery, useSelfMarking, useSimilarQuestion } from '../mock-tests.queries.ts';
import type { ReviewedQuestion } from './reviewed-question.ts';
import { SimilarAttempt } from './similar-attempt.tsx';
import { sendReport } from '#modules/question-bank/reporting/send-report.ts';
import { StartQueueBanner } from '#modules/attempts/start-queue-banner.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { isWaitingForRetry } from '#lib/query/start-retry.ts';

interface QuestionReviewProps {
  userId: string;
  testId: string;
  reviewed: ReviewedQuestion;
  open: boolean;
  onToggle: () => void;
  solutionShown: boolean;
}

/** One question of the finished test. */
export function QuestionReview(props: QuestionReviewProps) {
  const { userId, testId, reviewed, open, onToggle, solutionShown } = props;
  const { question, chosenLetter, responses, markings } = reviewed;
  const selfMarking = useSelfMarking(testId, question.id);
  const reported = { questionType: 'mock-test', questionId: question.id, sessionId: testId } as const;
  return (
    <ReviewCard reviewed={reviewed} aside={marksOf(markings)} open={open} onToggle={onToggle}>
      <WithReader id={question.id} readings={readingsOf(question, { responses })} isShown={open}>
        <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-4">
          <QuestionBody question={question} size="medium" />
          {question.parts ? (
            <ReviewedParts
              parts={question.parts}
              withKeys={question.partsWithKeys}
              responses={responses ?? {}}
              markings={markings}
              onAward={(label, awarded) => selfMarking.mutate({ label, awarded })}
            />
          ) : (
            <MarkedOptions options={question.options} chosenLetter={chosenLetter} />
          )}
        </ComparedPictures>
      </WithReader>
      <SolutionSection
        query={solutionQuery(question.id)}
        answered={{ options: question.options, chosenLetter }}
        shown={solutionShown}
        isOptional={question.parts !== undefined}
      />
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <SimilarQuestion userId={userId} questionId={question.id} />
        <ReportMenu onReport={(reason) => sendReport({ ...reported, reason })} />
      </div>
    </ReviewCard>
  );
}

/** A new question of the same family or topic, answered and marked in a dialog. */
function SimilarQuestion({ userId, questionId }: { userId: string; questionId: string }) {
  const similar = useSimilarQuestion();
  const [test, setTest] = useState<StartedTestDto | null>(null);
  const [open, setOpen] = useState(false);
  function draw() {
    similar.mutate(questionId, {
      onSuccess: (drawn) => {
        setTest(drawn);
        setOpen(true);
      },
    });
  }
  const failure = isWaitingForRetry(similar) ? (
    <StartQueueBanner what="question" reason={similar.failureReason} />
  ) : (
    similar.isError && (
      <Banner tone="notice">
        {messageOf(similar.error, 'No question could be fetched. Please try again.')}
      </Banner>
    )
  );
  return (
    <>
      <Button variant="quiet" size="small" pending={similar.isPending && !open} onClick={draw}>
        {!similar.isPending && <Shuffle aria-hidden className="size-4" />}
        Try a similar question
      </Button>
      {!open && failure && <div className="order-last basis-full">{failure}</div>}
      <Dialog open={open} onOpenChange={setOpen}>
        {test && (
          <DialogContent title="Similar question" description={test.questions[0]?.topic.name} size="large">
            <SimilarAttempt
              key={test.testId}
              userId={userId}
              test={test}
              onAnother={draw}
              isDrawing={similar.isPending}
              failure={failure}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
