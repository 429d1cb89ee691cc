import { NextButton, PreviousButton } from './step-buttons.tsx';

interface PagerProps {
  /** The accessible name of the list: 'Questions'. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  size?: 'dense' | 'small' | undefined;
}

export function Pager({ label, page, pageCount, onPage, size = 'small' }: PagerProps) {
  return (
    <nav aria-label={`${label}: pages`} className="flex flex-wrap items-center justify-between gap-3">
      <PreviousButton size={size} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span aria-live="polite" className="text-sm text-ink-soft figures-tabular">
        Page {page} of {Math.max(pageCount, 1)}
      </span>
      <NextButton size={size} disabled={page >= pageCount} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
