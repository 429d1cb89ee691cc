import type { ReviewedQuestionDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import type { CreativeLetter } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { pointsTone, pointsWash } from '../components/score-style.ts';
import { points, rankedOptions, type RankedOption } from './challenge-results.ts';

interface RankedReviewProps {
  question: ReviewedQuestionDto;
  chosen: CreativeLetter | null;
}

/** The four options from best to worst: first their order, then each with its strengths. */
export function RankedReview({ question, chosen }: RankedReviewProps) {
  const options = rankedOptions(question);
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="mb-2 text-lg">Ranked order</h3>
        <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {options.map((option) => (
            <li
              key={option.letter}
              className={classNames('print-exact rounded-md px-3 py-2', pointsWash(option.points))}
            >
              <span className="block text-sm font-semibold">{option.rank}</span>{' '}
              <span className="font-heading text-lg font-bold text-ink">Option {option.letter}</span>{' '}
              <span className="block text-sm">{points(option.points)}</span>
            </li>
          ))}
        </ol>
      </div>
      <ul className="grid gap-3">
        {options.map((option) => (
          <ReviewedOption key={option.letter} option={option} isChosen={option.letter === chosen} />
        ))}
      </ul>
    </div>
  );
}

function ReviewedOption({ option, isChosen }: { option: RankedOption; isChosen: boolean }) {
  return (
    <li
      className={classNames(
        'print-exact print-whole rounded-lg border-[1.5px] p-4 sm:p-5',
        isChosen ? 'border-ink pl-5 shadow-[inset_8px_0_0_var(--marker)] sm:pl-7' : 'border-line',
      )}
    >
      <h4 className="flex flex-wrap items-center gap-2 text-lg">
        Option {option.letter}
        <Badge tone={pointsTone(option.points)} className="font-sans tracking-normal">
          {option.rank} · {points(option.points)}
        </Badge>
        {isChosen && (
          <Badge tone="marker" className="font-sans tracking-normal">
            Your choice
          </Badge>
        )}
      </h4>
      <p className="mt-2 max-w-read leading-[1.7] whitespace-pre-line">{option.text}</p>
      <div className="mt-3 rounded-md bg-sunk px-4 py-3">
        <p className="text-sm font-semibold">Strengths:</p>
        <p className="max-w-read whitespace-pre-line">{option.explanation}</p>
      </div>
    </li>
  );
}
