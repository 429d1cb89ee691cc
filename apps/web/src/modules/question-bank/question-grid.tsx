import { Bookmark } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

/** What a pupil has done with a question of a running test. */
export interface QuestionState {
  isAnswered: boolean;
  /** Marked to come back to. */
  isToCheck: boolean;
}

interface QuestionGridProps {
  /** The state of each question, in order. */
  states: readonly QuestionState[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** The numbers of a test's questions: which one is current, answered or marked to check. */
export function QuestionGrid({ states, currentIndex, onSelect }: QuestionGridProps) {
  return (
    <ol aria-label="Questions" className="flex flex-wrap gap-2">
      {states.map((state, index) => {
        const isCurrent = index === currentIndex;
        return (
          <li key={index}>
            <button
              type="button"
              aria-label={nameOf(index, state)}
              {...(isCurrent && { 'aria-current': 'step' as const })}
              onClick={() => onSelect(index)}
              className={classNames(
                'relative grid size-11 place-items-center rounded-sm border-[1.5px] font-semibold figures-tabular',
                state.isAnswered
                  ? 'border-royal bg-royal text-on-royal forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                  : 'border-line-strong bg-card text-ink hover:border-ink',
                isCurrent &&
                  'ring-3 ring-marker ring-offset-2 ring-offset-card forced-colors:outline-3 forced-colors:outline-[CanvasText]',
              )}
            >
              {index + 1}
              {state.isToCheck && <ToCheckSign />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** On the corner of a question's number. */
const ToCheckSign = () => (
  <span className="absolute -top-2 -right-1.5 grid size-5 place-items-center rounded-full border border-ink bg-marker text-on-marker">
    <Bookmark aria-hidden className="size-3 fill-current" />
  </span>
);

function nameOf(index: number, { isAnswered, isToCheck }: QuestionState): string {
  const parts = [`Question ${String(index + 1)}`, isAnswered ? 'answered' : 'not answered'];
  return [...parts, ...(isToCheck ? ['marked to check'] : [])].join(', ');
}
