import type { SubjectProgressDto } from '@markwell/shared/progress/analytics.contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { SubjectTab } from '#ui/navigation/subject-tab.tsx';
import { canBePractised, countLine, type PopularSubject } from '../popular-subjects.ts';

const cardClasses = 'relative block w-full overflow-hidden px-4 pt-7 pb-5 text-left sm:px-5';

interface SubjectCardProps {
  subject: PopularSubject;
  progress: SubjectProgressDto | 'loading' | undefined;
}

/** Opens practice with the subject chosen, or shows that its questions are being prepared. */
function SubjectLink({ subject, children }: { subject: PopularSubject; children: ReactNode }) {
  const { name } = subject;
  if (canBePractised(subject)) {
    return (
      <Link
        to={`/practice?${new URLSearchParams({ subject: name }).toString()}`}
        state={{ subject: name }}
        className={cardClasses}
      >
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={cardClasses}
      onClick={() => {
        showToast(
          'warning',
          'Subject Not Available',
          `${name} questions are being prepared. Please try again later.`,
        );
      }}
    >
      {children}
    </button>
  );
}

export function SubjectCard({ subject, progress }: SubjectCardProps) {
  return (
    <Card asChild interactive padding="none" className="grid overflow-hidden">
      <li>
        <SubjectLink subject={subject}>
          <SubjectTab color={subject.color} />
          <h3 className="text-[1.25rem] wrap-anywhere">{subject.name}</h3>
          <p className="mt-1 text-sm text-balance text-ink-soft">{countLine(subject)}</p>
          <p className="mt-2.5 text-ink-soft max-sm:text-sm">{subject.description}</p>
          {progress === 'loading' ? (
            <Skeleton className="mt-2.5 h-5 w-24" />
          ) : (
            progress !== undefined &&
            progress.questionsAttempted > 0 && (
              <p className={`subject-${subject.color} mt-2.5 text-sm font-semibold text-subject`}>
                You: {progress.accuracy}% right
              </p>
            )
          )}
        </SubjectLink>
      </li>
    </Card>
  );
}
