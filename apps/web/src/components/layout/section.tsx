import { useId, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface SectionProps {
  title: ReactNode;
  /** Beside the heading: a LinkButton to more of it. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its heading, which names it as a region. */
export function Section({ title, action, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames('pt-9 sm:pt-10', className)}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
