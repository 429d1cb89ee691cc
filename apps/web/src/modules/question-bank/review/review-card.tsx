import { Check, ChevronDown, CircleDashed, CircleDot, Minus, X, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { GridOutcome } from './result-grid.tsx';

interface ReviewCardProps {
  reviewed: {
    /** From 1. */
    number: number;
    question: { topic: { name: string } };
    outcome: GridOutcome;
  };
  /** Of the button that opens it, where a page has several questions of one number. */
  id?: string;
  /** Shown at the end of the row: the time spent. */
  aside?: ReactNode;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The id of the button that opens a question's card. */
export const reviewId = (questionNumber: number) => `review-${String(questionNumber)}`;

/** A question of a finished test or quiz. Its row is always shown, the rest when open or printed. */
export function ReviewCard(props: ReviewCardProps) {
  const { reviewed, aside, open, onToggle, children } = props;
  const { number, question, outcome } = reviewed;
  const { id = reviewId(number) } = props;
  const bodyId = useId();
  return (
    <Card padding="none" className="print-whole overflow-hidden print:mb-3">
      <h3 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 hover:bg-sunk focus-visible:-outline-offset-3 max-sm:large-text:flex-wrap sm:px-6"
        >
          <Outcome outcome={outcome} />{' '}
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 max-sm:large-text:order-last max-sm:large-text:basis-full">
            <span className="min-w-0">
              Question {number} <span className="text-ink-soft">· {question.topic.name}</span>{' '}
              {outcome === 'void' && <Badge>Not counted</Badge>}
              {outcome === 'unanswered' && <Badge>Skipped</Badge>}
            </span>
            {aside !== undefined && <span className="text-sm text-ink-soft figures-tabular">{aside}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-5 shrink-0 text-ink-soft transition-transform duration-150 max-sm:large-text:ml-auto print:hidden',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div
        id={bodyId}
        className={classNames('gap-4 px-4 pt-1 pb-5 sm:px-6 sm:pb-6', open ? 'grid' : 'hidden print:grid')}
      >
        {children}
      </div>
    </Card>
  );
}

const marks: Record<GridOutcome, { word: string; Icon: LucideIcon; colours: string }> = {
  correct: { word: 'Correct:', Icon: Check, colours: 'bg-correct-wash text-correct' },
  partly: { word: 'Partly correct:', Icon: CircleDot, colours: 'bg-caution-wash text-caution' },
  wrong: { word: 'Wrong:', Icon: X, colours: 'bg-wrong-wash text-wrong' },
  unanswered: {
    word: 'Skipped:',
    Icon: CircleDashed,
    colours: 'border-[1.5px] border-dashed border-line-strong text-ink',
  },
  void: { word: 'Not counted:', Icon: Minus, colours: 'bg-sunk text-ink-soft' },
};

function Outcome({ outcome }: { outcome: GridOutcome }) {
  const { word, Icon, colours } = marks[outcome];
  return (
    <span className={classNames('print-exact grid size-8 shrink-0 place-items-center rounded-full', colours)}>
      <Icon aria-hidden strokeWidth={3} className="size-4" />
      <span className="sr-only">{word} </span>
    </span>
  );
}
