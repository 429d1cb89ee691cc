import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { MarkedOptions } from '#modules/question-bank/options/marked-options.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { ReportMenu } from '#modules/question-bank/reporting/report-menu.tsx';
import { readingsOf } from '#modules/question-bank/reading-aloud/readings.ts';
import { WithReader } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { ReviewCard } from '#modules/question-bank/review/review-card.tsx';
import { SolutionSection } from '#modules/question-bank/solution/solution-section.tsx';
import { solutionQuery } from '../mock-tests.queries.ts';
import type { ReviewedQuestion } from './reviewed-question.ts';
import { SimilarQuestion } from './similar-question.tsx';
import { sendReport } from '#modules/question-bank/reporting/send-report.ts';

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
  const { question, chosenLetter } = reviewed;
  const reported = { questionType: 'mock-test', questionId: question.id, sessionId: testId } as const;
  return (
    <ReviewCard reviewed={reviewed} open={open} onToggle={onToggle}>
      <WithReader id={question.id} readings={readingsOf(question)} isShown={open}>
        <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-4">
          <QuestionBody question={question} size="medium" />
          <MarkedOptions options={question.options} chosenLetter={chosenLetter} />
        </ComparedPictures>
      </WithReader>
      <SolutionSection
        query={solutionQuery(question.id)}
        answered={{ options: question.options, chosenLetter }}
        shown={solutionShown}
      />
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <SimilarQuestion userId={userId} questionId={question.id} />
        <ReportMenu onReport={(reason) => sendReport({ ...reported, reason })} />
      </div>
    </ReviewCard>
  );
}
