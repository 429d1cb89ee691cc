import { useRef, useState } from 'react';
import { ArrowLeft, Lightbulb, RotateCw } from 'lucide-react';
import type { CreativeResultsDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import { rankOf } from '@markwell/shared/creative-writing/creative-writing.rules';
import { Page } from '#ui/layout/page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { QuestionReview } from './question-review.tsx';
import { ScoreSummary } from './score-summary.tsx';
import type { DetailedResult } from './challenge-results.ts';
import { NextButton, PreviousButton } from '#ui/navigation/step-buttons.tsx';
import { classNames } from '#ui/class-names.ts';
import { PointsCard } from '../components/points-card.tsx';
import { pointsWash } from '../components/score-style.ts';

interface ResultsViewProps {
  results: CreativeResultsDto;
  onRetry: () => void;
  onLeave: () => void;
}

/** The results of a finished challenge, with every question explained. */
export function ResultsView({ results, onRetry, onLeave }: ResultsViewProps) {
  const [index, setIndex] = useState(0);
  const review = useRef<HTMLElement>(null);
  const { detailedResults } = results;
  const detail = detailedResults[index];

  function show(next: number) {
    setIndex(next);
    review.current?.scrollIntoView({ block: 'start' });
    review.current?.focus({ preventScroll: true });
  }

  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-6 sm:pt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:large-text:grid-cols-[minmax(0,1fr)] print:block">
      <div className="grid gap-4 lg:sticky lg:top-6 print:static">
        <ScoreSummary results={results} />
        <div className="grid gap-3">
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-[18px]" />
            Try Another Challenge
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            <ArrowLeft aria-hidden className="size-[18px]" />
            Back to Dashboard
          </Button>
        </div>
      </div>
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby="score-breakdown">
          <h2 id="score-breakdown" className="mb-3 text-2xl">
            Score Breakdown
          </h2>
          <ScoreBreakdown details={detailedResults} shownIndex={index} onSelect={show} />
        </section>
        {detail && (
          <section ref={review} tabIndex={-1} aria-labelledby="review" className="scroll-mt-4">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h2 id="review" aria-live="polite" className="text-2xl">
                Question {index + 1} of {detailedResults.length}
              </h2>
              <ReviewPager index={index} count={detailedResults.length} onShow={show} />
            </div>
            <QuestionReview key={detail.question.id} detail={detail} />
            <div className="mt-4 flex justify-end">
              <ReviewPager index={index} count={detailedResults.length} onShow={show} />
            </div>
          </section>
        )}
        <PointsCard title="Key Learning Points" points={learningPoints}>
          <Lightbulb aria-hidden className="mt-1 size-[18px] text-caution" />
        </PointsCard>
      </div>
    </Page>
  );
}

interface ReviewPagerProps {
  /** From 0. */
  index: number;
  count: number;
  onShow: (index: number) => void;
}

function ReviewPager({ index, count, onShow }: ReviewPagerProps) {
  return (
    <div className="flex gap-3">
      <PreviousButton disabled={index === 0} onClick={() => onShow(index - 1)} />
      <NextButton disabled={index === count - 1} onClick={() => onShow(index + 1)} />
    </div>
  );
}

const learningPoints = [
  'The best piece does what every line of the brief asks. A good sentence that ignores the brief loses points.',
  'Show a feeling through something we can see, hear or touch. You don’t need to name it.',
  'One exact verb is better than a weak verb with two adverbs.',
  'Use short sentences for a shock and long ones for wonder.',
  'Write your reason before you see the answer. Knowing why helps your own writing.',
];

interface ScoreBreakdownProps {
  details: readonly DetailedResult[];
  /** From 0. */
  shownIndex: number;
  onSelect: (index: number) => void;
}

/** Points and rank of the chosen option for each question; a click opens its review. */
function ScoreBreakdown({ details, shownIndex, onSelect }: ScoreBreakdownProps) {
  return (
    <ol
      aria-label="Score by question"
      className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
    >
      {details.map(({ question, userAnswer }, index) => {
        const { selectedOption, scoreAwarded, maxPossibleScore } = userAnswer;
        return (
          <li key={question.id}>
            <button
              type="button"
              aria-current={index === shownIndex ? 'true' : undefined}
              onClick={() => onSelect(index)}
              className={classNames(
                'print-exact grid min-h-16 w-full content-center rounded-md border-[1.5px] px-1 py-1.5 text-center leading-tight transition-colors duration-150 hover:border-line-strong',
                pointsWash(scoreAwarded),
                index === shownIndex ? 'border-ink' : 'border-transparent',
              )}
            >
              <span className="text-xs">Question {index + 1}</span>{' '}
              <span className="text-lg font-bold figures-tabular">
                {scoreAwarded}/{maxPossibleScore}
              </span>{' '}
              <span className="text-xs font-semibold">
                {selectedOption === null ? 'Skipped' : `#${String(rankOf(question.scores, selectedOption))}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
