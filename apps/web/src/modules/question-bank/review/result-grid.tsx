import { Check, CircleDashed, CircleDot, Minus, X, type LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

export type QuestionOutcome = 'correct' | 'wrong' | 'unanswered';
/** 'partly': some of the marks; 'void': a void question, which does not count. */
export type GridOutcome = QuestionOutcome | 'partly' | 'void';

const spoken: Record<GridOutcome, string> = {
  correct: 'correct',
  partly: 'partly correct',
  wrong: 'wrong',
  unanswered: 'skipped',
  void: 'not counted',
};

const signs: Record<GridOutcome, LucideIcon> = {
  correct: Check,
  partly: CircleDot,
  wrong: X,
  unanswered: CircleDashed,
  void: Minus,
};
const colours: Record<GridOutcome, string> = {
  correct: 'border-transparent bg-correct-wash text-correct hover:border-correct',
  partly: 'border-transparent bg-caution-wash text-caution hover:border-caution',
  wrong: 'border-transparent bg-wrong-wash text-wrong hover:border-wrong',
  unanswered: 'border-dashed border-line-strong bg-card text-ink hover:border-ink',
  void: 'border-transparent bg-sunk text-ink-soft hover:border-ink-soft',
};

interface ResultGridProps {
  /** The outcome of each question, in order. */
  outcomes: readonly GridOutcome[];
  /** Shows the review of the question with this index, from 0. */
  onSelect: (index: number) => void;
}

/** An overview of all questions of a finished test. */
export function ResultGrid({ outcomes, onSelect }: ResultGridProps) {
  return (
    <ol aria-label="Results by question" className="grid grid-cols-5 gap-2 max-sm:large-text:grid-cols-3">
      {outcomes.map((outcome, index) => {
        const Icon = signs[outcome];
        return (
          <li key={index}>
            <button
              type="button"
              aria-label={`Question ${String(index + 1)}, ${spoken[outcome]}`}
              onClick={() => onSelect(index)}
              className={classNames(
                'print-exact flex min-h-12 w-full items-center justify-center gap-1 rounded-md border-[1.5px] font-bold figures-tabular transition-colors duration-150',
                colours[outcome],
              )}
            >
              {index + 1}
              <Icon aria-hidden strokeWidth={3} className="size-4 shrink-0" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
