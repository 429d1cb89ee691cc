import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../ui/button.tsx';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** The actions on the selected rows, as dense buttons. */
  children: ReactNode;
}

/** The bar for bulk actions, shown while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-marker bg-marker-wash px-3 py-1"
    >
      <span aria-live="polite" className="font-semibold figures-tabular">
        {formatNumber(count)} selected
      </span>
      <Button variant="subtle" size="dense" className="bg-transparent!" onClick={onClear}>
        Clear Selection
      </Button>
      <div className="ml-auto flex flex-wrap gap-1">{children}</div>
    </div>
  );
}
