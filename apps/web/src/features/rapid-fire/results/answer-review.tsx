import { useId } from 'react';
import { Check, ChevronDown, X } from 'lucide-react';
import { MarkedOptions } from '../../../components/question/marked-options.tsx';
import { QuestionBody } from '../../../components/question/question-body.tsx';
import { ReportMenu } from '../../../components/question/report-menu.tsx';
import type { QuestionOutcome } from '../../../components/question/result-grid.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import type { QuestionReports } from '../question-reports.ts';
import { displayedOption, displayedQuestion } from '../play/displayed-question.ts';
import type { ReviewedAnswer } from './reviewed-answer.ts';
import { SolutionSection } from './solution-section.tsx';

interface AnswerReviewProps {
  reviewed: ReviewedAnswer;
  open: boolean;
  onToggle: () => void;
  reports: QuestionReports;
}

export const reviewId = (questionNumber: number) => `quiz-review-${String(questionNumber)}`;

const words: Record<QuestionOutcome, string> = {
  correct: 'Correct:',
  wrong: 'Wrong:',
  unanswered: 'Not answered:',
};

/** One question of the quiz. Its row is always shown; when open, the marked options and the solution too. */
export function AnswerReview({ reviewed, open, onToggle, reports }: AnswerReviewProps) {
  const { number, question, chosenLetter, outcome, timeSpent } = reviewed;
  const bodyId = useId();
  const Icon = outcome === 'correct' ? Check : X;
  return (
    <Card padding="none" className="print-whole overflow-hidden print:mb-3">
      <h3 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          id={reviewId(number)}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 hover:bg-sunk focus-visible:-outline-offset-3 sm:px-6"
        >
          <span
            className={classNames(
              'print-exact grid size-8 shrink-0 place-items-center rounded-full',
              outcome === 'correct' ? 'bg-correct-wash text-correct' : 'bg-wrong-wash text-wrong',
            )}
          >
            <Icon aria-hidden strokeWidth={3} className="size-4" />
            <span className="sr-only">{words[outcome]} </span>
          </span>{' '}
          <span className="min-w-0 grow">
            Question {number} <span className="text-ink-soft">· {question.topic.name}</span>
          </span>
          <span className="shrink-0 text-sm text-ink-soft figures-tabular">{timeSpent.toFixed(1)} s</span>
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-5 shrink-0 text-ink-soft transition-transform duration-150 print:hidden',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div
        id={bodyId}
        className={classNames('gap-4 px-4 pt-1 pb-5 sm:px-6 sm:pb-6', open ? 'grid' : 'hidden print:grid')}
      >
        <QuestionBody question={displayedQuestion(question)} size="medium" />
        <MarkedOptions options={question.options.map(displayedOption)} chosenLetter={chosenLetter} />
        <SolutionSection questionId={question.id} shown={open} />
        <ReportMenu
          key={question.id}
          reported={reports.reported.has(question.id)}
          onReport={(reason) => reports.report(question.id, reason)}
        />
      </div>
    </Card>
  );
}
