import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';

interface QuestionProgressProps {
  /** From 1. */
  number: number;
  count: number;
  onSubmit: () => void;
  submitLabel: string;
  /** The tools: in the same line where there is space, otherwise below. */
  children: ReactNode;
}

/** Above the question: its number, the progress, the tools and the submit button. */
export function QuestionProgress({ number, count, onSubmit, submitLabel, children }: QuestionProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 pb-2 max-[359px]:gap-x-2 max-[359px]:text-sm sm:pt-5">
      <h2
        aria-live="polite"
        className="font-sans text-base font-normal tracking-normal whitespace-nowrap text-ink-soft figures-tabular max-[359px]:text-sm"
      >
        Question {number} / {count}
      </h2>
      <span className="text-ink-soft figures-tabular">{Math.round((number / count) * 100)}%</span>
      <Button
        variant="quiet"
        size="small"
        onClick={onSubmit}
        className="ml-auto px-3! whitespace-nowrap sm:order-last sm:ml-0 sm:px-4!"
      >
        {submitLabel}
      </Button>
      <div className="max-sm:w-full sm:ml-auto">{children}</div>
    </div>
  );
}
