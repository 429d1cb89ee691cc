import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SectionProps {
  title: ReactNode;
  /** Next to the heading: a LinkButton that leads to more. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page, labelled by its heading. */
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
