import { Check, X } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';

export type QuestionOutcome = 'correct' | 'wrong' | 'unanswered';

const spoken: Record<QuestionOutcome, string> = {
  correct: 'correct',
  wrong: 'wrong',
  unanswered: 'not answered',
};

interface ResultGridProps {
  /** One entry a question, in order. Unanswered counts as wrong. */
  outcomes: readonly QuestionOutcome[];
  /** From 0: shows that question's review. */
  onSelect: (index: number) => void;
}

/** Every question of a finished test at a glance. */
export function ResultGrid({ outcomes, onSelect }: ResultGridProps) {
  return (
    <ol aria-label="Results by question" className="grid grid-cols-5 gap-2">
      {outcomes.map((outcome, index) => {
        const correct = outcome === 'correct';
        const Icon = correct ? Check : X;
        return (
          <li key={index}>
            <button
              type="button"
              aria-label={`Question ${String(index + 1)}, ${spoken[outcome]}`}
              onClick={() => {
                onSelect(index);
              }}
              className={classNames(
                'print-exact flex min-h-12 w-full items-center justify-center gap-1 rounded-md border-[1.5px] border-transparent font-bold figures-tabular transition-colors duration-150',
                correct
                  ? 'bg-correct-wash text-correct hover:border-correct'
                  : 'bg-wrong-wash text-wrong hover:border-wrong',
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
