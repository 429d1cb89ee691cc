import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { usePopularSubjects, type Dashboard } from '../dashboard.queries.ts';
import type { PopularSubject } from '../popular-subjects.ts';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { SubjectCard } from './subject-card.tsx';

const gridClasses =
  'grid grid-cols-2 gap-3.5 max-lg:large-text:grid-cols-1 max-[359px]:grid-cols-1 lg:grid-cols-4';

function LoadingCards() {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">Loading the subjects…</span>
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} className="h-44" />
      ))}
    </div>
  );
}

function NoSubjects() {
  return (
    <EmptyState
      icon={BookOpen}
      level={3}
      title="No subjects available"
      action={
        <Button asChild>
          <Link to="/select-stage">Choose your stage</Link>
        </Button>
      }
    >
      Your stage has no subjects yet. You can choose another stage.
    </EmptyState>
  );
}

export function PopularSubjectsSection({ progress }: { progress: Dashboard['progress'] }) {
  const { loading, subjects, isOffline, query } = usePopularSubjects();
  const progressOf = ({ name }: PopularSubject) =>
    progress.loading
      ? 'loading'
      : progress.data.find((item) => item.subjectName.toLowerCase() === name.toLowerCase());
  return (
    <Section
      title="Popular Subjects"
      action={
        <LinkButton asChild className="max-sm:text-sm">
          <Link to="/practice">View All Subjects</Link>
        </LinkButton>
      }
    >
      {isOffline && (
        <RetryBanner className="mb-3.5" query={query}>
          Using offline data - some information may be limited
        </RetryBanner>
      )}
      {progress.error !== undefined && (
        <RetryBanner className="mb-3.5" query={progress}>
          {progress.error}
        </RetryBanner>
      )}
      {loading && <LoadingCards />}
      {!loading && subjects.length === 0 && <NoSubjects />}
      {subjects.length > 0 && (
        <ul className={gridClasses}>
          {subjects.map((subject) => (
            <SubjectCard key={subject.name} subject={subject} progress={progressOf(subject)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
