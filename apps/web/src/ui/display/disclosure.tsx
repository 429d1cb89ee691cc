import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface DisclosureProps {
  /** What is inside, always shown. */
  summary: ReactNode;
  className?: string | undefined;
  /** Called when it is opened or closed. */
  onToggle?: (() => void) | undefined;
  children: ReactNode;
}

/** Content that is shown on request, under a line with what it is. */
export function Disclosure({ summary, className, onToggle, children }: DisclosureProps) {
  return (
    <details onToggle={onToggle} className={classNames('group border-t border-line', className)}>
      <summary className="flex list-none items-start gap-2 py-3 text-sm font-semibold text-royal">
        <ChevronDown
          aria-hidden
          className="mt-1 size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
