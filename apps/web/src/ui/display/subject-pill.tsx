import type { ReactNode } from 'react';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import { classNames } from '../class-names.ts';

interface SubjectPillProps {
  color: SubjectColor;
  className?: string | undefined;
  children: ReactNode;
}

/** A subject's name after a square of its colour. */
export function SubjectPill({ color, className, children }: SubjectPillProps) {
  return (
    <span className={classNames('inline-flex items-baseline gap-2', `subject-${color}`, className)}>
      <span
        aria-hidden
        className="print-exact size-[9px] shrink-0 rounded-[3px] bg-subject forced-colors:hidden"
      />
      {children}
    </span>
  );
}
