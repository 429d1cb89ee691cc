import { rankOf } from '@markwell/shared/creative-writing/creative-writing.rules';
import { classNames } from '#ui/class-names.ts';
import { pointsWash } from '../components/score-style.ts';
import type { DetailedResult } from './wording.ts';

interface ScoreBreakdownProps {
  details: readonly DetailedResult[];
  /** From 0. */
  shownIndex: number;
  onSelect: (index: number) => void;
}

/** Points and rank of the chosen option for each question; a click opens its review. */
export function ScoreBreakdown({ details, shownIndex, onSelect }: ScoreBreakdownProps) {
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
              onClick={() => {
                onSelect(index);
              }}
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
