import { useId } from 'react';
import { Check, ChevronDown, Minus, X, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { MarkedOptions } from '../../../components/question/marked-options.tsx';
import { QuestionBody } from '../../../components/question/question-body.tsx';
import { ReportMenu } from '../../../components/question/report-menu.tsx';
import type { GridOutcome } from '../../../components/question/result-grid.tsx';
import { reportQuestion } from '../mock-tests.queries.ts';
import type { ReviewedQuestion } from './reviewed-question.ts';
import { SimilarQuestion } from './similar-question.tsx';
import { SolutionSection } from './solution-section.tsx';

interface QuestionReviewProps {
  testId: string;
  reviewed: ReviewedQuestion;
  open: boolean;
  onToggle: () => void;
  solutionsShown: boolean;
}

export const reviewId = (questionNumber: number) => `review-${String(questionNumber)}`;

/** One question of the finished test. Its row is always shown, the rest when open or printed. */
export function QuestionReview({ testId, reviewed, open, onToggle, solutionsShown }: QuestionReviewProps) {
  const { number, question, chosenLetter, outcome } = reviewed;
  const bodyId = useId();
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
          <Outcome outcome={outcome} />
          <span className="min-w-0 grow">
            Question {number} <span className="text-ink-soft">· {question.topic.name}</span>{' '}
            {outcome === 'left-out' && <Badge>Not counted</Badge>}
          </span>
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
        <QuestionBody question={question} size="medium" />
        <MarkedOptions options={question.options} chosenLetter={chosenLetter} />
        <SolutionSection questionId={question.id} shown={open && solutionsShown} />
        <div className="flex flex-wrap items-start gap-3 print:hidden">
          <SimilarQuestion questionId={question.id} />
          <ReportMenu onReport={(reason) => reportQuestion(testId, question.id, reason)} />
        </div>
      </div>
    </Card>
  );
}

const words: Record<GridOutcome, string> = {
  correct: 'Correct:',
  wrong: 'Wrong:',
  unanswered: 'Not answered:',
  'left-out': 'Not counted:',
};

const signs: Record<GridOutcome, LucideIcon> = { correct: Check, wrong: X, unanswered: X, 'left-out': Minus };
const wrong = 'bg-wrong-wash text-wrong';
const colours: Record<GridOutcome, string> = {
  correct: 'bg-correct-wash text-correct',
  wrong,
  unanswered: wrong,
  'left-out': 'bg-sunk text-ink-soft',
};

function Outcome({ outcome }: { outcome: GridOutcome }) {
  const Icon = signs[outcome];
  return (
    <span
      className={classNames(
        'print-exact grid size-8 shrink-0 place-items-center rounded-full',
        colours[outcome],
      )}
    >
      <Icon aria-hidden strokeWidth={3} className="size-4" />
      <span className="sr-only">{words[outcome]} </span>
    </span>
  );
}
