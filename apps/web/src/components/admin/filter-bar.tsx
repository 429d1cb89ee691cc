import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from '../ui/actions/button.tsx';

interface FilterBarProps {
  /** The accessible name of what is filtered: 'Questions'. */
  label: string;
  isFiltered?: boolean | undefined;
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
  /** A SearchForm first, then FilterSelects. */
  children: ReactNode;
}

/** The controls above a table, in one row where there is space. */
export function FilterBar({
  label,
  isFiltered = false,
  onClear,
  clearLabel = 'Clear Filters',
  children,
}: FilterBarProps) {
  return (
    <div
      role="group"
      aria-label={`${label}: filters`}
      className="mb-3 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap [&_input]:min-h-10 [&_input]:text-sm [&_select]:min-h-10 [&_select]:py-0 [&_select]:text-sm"
    >
      {children}
      {isFiltered && onClear && (
        <Button variant="subtle" size="dense" className="min-h-10 justify-self-start" onClick={onClear}>
          <X aria-hidden className="size-4" />
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
