import { useEffect, useEffectEvent } from 'react';
import { NextButton, PreviousButton } from '#ui/navigation/step-buttons.tsx';
import { formatNumber } from '#lib/format.ts';

type QuestionStep = 'previous' | 'next';

export interface QuestionStepsProps {
  /** The position in the list, from 1. */
  position: number;
  /** How many questions match: '2,044'. */
  total: string;
  hasPrevious: boolean;
  hasNext: boolean;
  /** The next question is on a page that is loading. */
  isLoading: boolean;
  onStep: (step: QuestionStep) => void;
}

/** Goes through the list from inside the dialog, also with the arrow keys. */
export function QuestionSteps(props: QuestionStepsProps) {
  const { position, total, hasPrevious, hasNext, isLoading, onStep } = props;
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event;
    // Not while typing, and not in a dialog above this one.
    if (!(target instanceof Element) || target.closest('input, textarea, select, [role="alertdialog"]'))
      return;
    if (event.key === 'ArrowLeft' && hasPrevious) onStep('previous');
    if (event.key === 'ArrowRight' && hasNext && !isLoading) onStep('next');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <nav aria-label="Questions of the list" className="mb-4 flex flex-wrap items-center gap-3">
      <PreviousButton
        disabled={!hasPrevious}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onStep('previous')}
      />
      <NextButton
        disabled={!hasNext}
        pending={isLoading}
        aria-keyshortcuts="ArrowRight"
        onClick={() => onStep('next')}
      />
      <span aria-live="polite" className="text-sm text-ink-soft figures-tabular">
        {formatNumber(position)} of {total}
      </span>
    </nav>
  );
}
