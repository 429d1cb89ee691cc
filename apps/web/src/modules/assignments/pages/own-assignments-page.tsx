import type { OwnAssignmentDto } from '@markwell/shared/assignments/assignments.schemas';
import { Link } from 'react-router-dom';
import { formatDue } from '../parts/format-due.ts';
import { WorkBadge } from '../parts/work-badge.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useOwnAssignments } from '../assignments.queries.ts';
import { sizeText } from '../assignment-texts.ts';

/** What a pupil has to do, and what was due in the last weeks. */
export function OwnAssignmentsPage() {
  const query = useOwnAssignments();
  return (
    <Page>
      <PageHeader title="Assignments" lead="What your teachers have set your classes." />
      <Loaded query={query} loading="Loading your assignments…" failure="Your assignments did not load.">
        {({ assignments }) => {
          if (assignments.length === 0)
            return (
              <EmptyState title="Nothing to do">
                When a teacher sets one of your classes an assignment, it appears here.
              </EmptyState>
            );
          const isToDo = ({ may }: OwnAssignmentDto) => may.start || may.continue;
          return (
            <>
              <Assignments title="To do" assignments={assignments.filter(isToDo)} />
              <Assignments
                title="Done"
                assignments={assignments.filter((each) => !isToDo(each)).toReversed()}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Assignments({ title, assignments }: { title: string; assignments: readonly OwnAssignmentDto[] }) {
  if (assignments.length === 0) return null;
  return (
    <Section title={title} className="first-of-type:pt-0">
      <ul className="grid grid-cols-1 gap-3">
        {assignments.map((assignment) => (
          <li key={assignment.id} className="rounded-lg border border-line bg-card p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-60">
                <Link
                  to={`/assignments/${assignment.id}`}
                  className="inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
                >
                  {assignment.title}
                </Link>
                <p className="text-sm text-ink-soft">
                  {assignment.class.name} · {sizeText({ ...assignment, duration: assignment.ownDuration })}
                  {assignment.ownDueAt !== null && ` · due ${formatDue(assignment.ownDueAt)}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <WorkBadge state={assignment.state} lateMinutes={assignment.lateMinutes} />
                {assignment.score !== null && <span className="font-semibold">{assignment.score}%</span>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
