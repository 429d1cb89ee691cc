import { MarkedOptions } from '#modules/question-bank/options/marked-options.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { ReportMenu } from '#modules/question-bank/reporting/report-menu.tsx';
import { ReviewCard } from '#modules/question-bank/review/review-card.tsx';
import { SolutionSection } from '#modules/question-bank/solution/solution-section.tsx';
import { displayedOption, displayedQuestion } from '../play/displayed-question.ts';
import type { QuestionReports } from '../question-reports.ts';
import { solutionQuery } from '../rapid-fire.queries.ts';
import type { ReviewedAnswer } from './reviewed-answer.ts';

interface AnswerReviewProps {
  reviewed: ReviewedAnswer;
  open: boolean;
  onToggle: () => void;
  reports: QuestionReports;
}

/** One question of the quiz. */
export function AnswerReview({ reviewed, open, onToggle, reports }: AnswerReviewProps) {
  const { question, chosenLetter, timeSpent } = reviewed;
  const options = question.options.map(displayedOption);
  return (
    <ReviewCard reviewed={reviewed} aside={`${timeSpent.toFixed(1)} s`} open={open} onToggle={onToggle}>
      <QuestionBody question={displayedQuestion(question)} size="medium" />
      <MarkedOptions options={options} chosenLetter={chosenLetter} />
      <SolutionSection query={solutionQuery(question.id)} answered={{ options, chosenLetter }} shown={open} />
      <ReportMenu
        key={question.id}
        reported={reports.reported.has(question.id)}
        onReport={(reason) => reports.report(question.id, reason)}
      />
    </ReviewCard>
  );
}
