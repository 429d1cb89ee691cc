import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface EmptyStateProps {
  icon?: LucideIcon | undefined;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** Shown when there is nothing yet, with how to begin. Looks like a page of an exercise book. */
export function EmptyState({ icon: Icon, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={classNames(
        'paper-grid grid content-center rounded-lg border border-line px-5 py-12 sm:py-16',
        className,
      )}
    >
      <div className="mx-auto grid max-w-md justify-items-center gap-2 rounded-lg bg-card px-4 py-3 text-center">
        {Icon && <Icon aria-hidden strokeWidth={1.75} className="mb-1 size-9 text-royal" />}
        <Heading className="text-xl">{title}</Heading>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
