import { useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Lightbulb, LightbulbOff } from 'lucide-react';
import {
  isScored,
  type StartedTestDto,
  type TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Page } from '#ui/layout/page.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { ResultGrid } from '#modules/question-bank/review/result-grid.tsx';
import type { PendingResult } from '../running/pending-results.ts';
import { solutionQuery } from '../mock-tests.queries.ts';
import { QuestionReview } from './question-review.tsx';
import { NextSteps } from './next-steps.tsx';
import { ResultsBar } from './results-bar.tsx';
import { matchesFilter, reviewedQuestions, reviewFilters, type ReviewFilter } from './reviewed-question.ts';
import { SaveBanner } from './save-banner.tsx';
import { NotScoredCard } from './not-scored-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { scrollToReview, useOpenReviews } from '#modules/question-bank/review/use-open-reviews.ts';

interface ResultsViewProps {
  userId: string;
  test: StartedTestDto;
  results: TestResultsDto;
  /** Set while the result is only on this device. */
  pending: PendingResult | null;
  /** Whether the first attempt to save it failed. */
  hasFailed: boolean;
  onLeave: () => void;
}

const filterNames = { all: 'All', wrong: 'Wrong', unanswered: 'Skipped' };
/** In a test in which something is partly correct. */
const filterNamesOfParts = { ...filterNames, wrong: 'Wrong or partly correct' };

/** A finished test: the result and a review of every question. */
export function ResultsView(props: ResultsViewProps) {
  const { userId, test, results, pending, hasFailed, onLeave } = props;
  const questions = reviewedQuestions(test, results);
  const reviews = useOpenReviews(questions.find(({ outcome }) => outcome !== 'correct')?.number);
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const [solutionsShown, setSolutionsShown] = useState(false);
  const isPrinting = usePrintedSolutions(
    questions.map(({ question }) => question.id),
    solutionsShown,
  );

  function jumpTo(index: number) {
    // Rendered immediately, because a filter may have hidden the question.
    flushSync(() => {
      setFilter('all');
      reviews.open(index + 1);
    });
    scrollToReview(index + 1);
  }

  const hasPartly = questions.some(({ outcome }) => outcome === 'partly');
  const names: Record<ReviewFilter, string> = hasPartly ? filterNamesOfParts : filterNames;
  const countIn = (each: ReviewFilter) =>
    questions.filter((question) => matchesFilter(question, each)).length;
  const shown = questions.filter((question) => matchesFilter(question, filter));
  const missedCount = countIn('wrong') + countIn('unanswered');

  function toggleSolutions() {
    setSolutionsShown(!solutionsShown);
    // A solution is part of an open question, and after a test without mistakes none is open.
    const [first] = shown;
    if (solutionsShown || !first || shown.some(({ number }) => reviews.isOpen(number))) return;
    flushSync(() => reviews.open(first.number));
    scrollToReview(first.number);
  }
  return (
    <>
      <ResultsBar test={test} onLeave={onLeave} />
      <main id="main" tabIndex={-1}>
        <Page className="grid items-start grid-cols-[minmax(0,1fr)] gap-7 pt-6 sm:pt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:large-text:grid-cols-[minmax(0,1fr)] print:block">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6 print:static">
            {pending && hasFailed && <SaveBanner userId={userId} pending={pending} />}
            {results.finishedBy === 'DEADLINE' && (
              <Banner tone="info">Time was up: the answers you had given were submitted.</Banner>
            )}
            {isScored(results) ? (
              <ScoreCard
                test={test}
                results={results}
                questions={questions}
                isLocal={pending !== null}
                isSaving={pending !== null && !hasFailed}
              />
            ) : (
              <NotScoredCard test={test} results={results} />
            )}
          </div>
          <div className="min-w-0">
            {pending === null && <NextSteps userId={userId} test={test} missedCount={missedCount} />}
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3 print:mt-6">
              <h2 className="text-2xl">Your answers</h2>
              <Button variant="quiet" size="small" onClick={toggleSolutions}>
                {solutionsShown ? (
                  <LightbulbOff aria-hidden className="size-4" />
                ) : (
                  <Lightbulb aria-hidden className="size-4" />
                )}
                {solutionsShown ? 'Hide Solutions' : 'View Solutions'}
              </Button>
            </div>
            <ResultGrid outcomes={questions.map(({ outcome }) => outcome)} onSelect={jumpTo} />
            <RadioChips
              legend="Questions shown below"
              legendHidden
              className="mt-6 mb-3 print:hidden"
              choices={reviewFilters.map((value) => ({
                value,
                label: `${names[value]} (${String(countIn(value))})`,
              }))}
              value={filter}
              onChange={setFilter}
            />
            <div className="grid gap-3 print:mt-4 print:block">
              {shown.map((reviewed) => (
                <QuestionReview
                  key={reviewed.question.id}
                  userId={userId}
                  testId={test.testId}
                  reviewed={reviewed}
                  open={reviews.isOpen(reviewed.number)}
                  onToggle={() => reviews.toggle(reviewed.number)}
                  solutionShown={solutionsShown && (isPrinting || reviews.isOpen(reviewed.number))}
                />
              ))}
              {shown.length === 0 && <p className="py-4 text-ink-soft">{emptyFilter[filter]}</p>}
            </div>
          </div>
        </Page>
      </main>
    </>
  );
}

const emptyFilter: Record<ReviewFilter, string> = {
  all: 'This test had no questions.',
  wrong: 'You didn’t get any question wrong.',
  unanswered: 'You didn’t skip any question.',
};

/**
 * Whether the page is being printed: then the solutions of all questions belong on the paper. While solutions are
 * shown they are loaded one after another, because a browser does not let a print wait for them.
 */
function usePrintedSolutions(questionIds: readonly string[], areShown: boolean): boolean {
  const cache = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const ids = questionIds.join(' ');
  useEffect(() => {
    if (!areShown) return;
    let isOver = false;
    async function load(): Promise<void> {
      for (const id of ids.split(' ')) {
        if (isOver) return;
        // A failure is shown when the question is opened.
        await cache.query(solutionQuery(id)).catch(() => undefined);
      }
    }
    void load();
    const setTo = (printing: boolean) => () => {
      flushSync(() => setPrinting(printing));
    };
    const begin = setTo(true);
    const end = setTo(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      isOver = true;
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [ids, areShown, cache]);
  return isPrinting;
}
