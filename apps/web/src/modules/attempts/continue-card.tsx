import { useId, type ReactNode } from 'react';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/display/card.tsx';
import { SubjectTab } from '#ui/navigation/subject-tab.tsx';

interface ContinueCardProps {
  title: string;
  color: SubjectColor;
  /** How far the pupil is. */
  details: ReactNode;
  className?: string | undefined;
  /** The button or link that continues. */
  children: ReactNode;
}

/** An interrupted test or challenge, with a button to continue it. */
export function ContinueCard({ title, color, details, className, children }: ContinueCardProps) {
  const titleId = useId();
  return (
    <Card
      asChild
      padding="small"
      className={classNames(
        'relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 sm:px-6',
        className,
      )}
    >
      <section aria-labelledby={titleId}>
        <SubjectTab color={color} />
        <div>
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{details}</p>
        </div>
        {children}
      </section>
    </Card>
  );
}
