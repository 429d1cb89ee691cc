import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../actions/button.tsx';

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
    <nav aria-label={`${label}: pages`} className="flex items-center justify-between gap-3">
      <Button
        variant="quiet"
        size={size}
        disabled={page <= 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        <ChevronLeft aria-hidden className="size-4" />
        Previous
      </Button>
      <span aria-live="polite" className="text-sm text-ink-soft figures-tabular">
        Page {page} of {Math.max(pageCount, 1)}
      </span>
      <Button
        variant="quiet"
        size={size}
        disabled={page >= pageCount}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        Next
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
