import type { AssignmentSummaryDto } from '@markwell/shared/assignments/assignments.schemas';
import { Link, useParams } from 'react-router-dom';
import { formatDue } from '../parts/format-due.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNow } from '#lib/use-now.ts';
import { useAssignments } from '../assignments.queries.ts';
import { sizeText } from '../assignment-texts.ts';

/** The assignments of a class, the last ones first. */
export function AssignmentsPage() {
  const { classId = '' } = useParams();
  const query = useAssignments(classId);
  const set = (
    <Button asChild>
      <Link to={`/classes/${classId}/assignments/new`}>Set an assignment</Link>
    </Button>
  );
  return (
    <Loaded query={query} loading="Loading the assignments…" failure="The assignments did not load.">
      {({ class: { isArchived }, assignments }) =>
        assignments.length === 0 ? (
          <EmptyState title="No assignments yet" action={isArchived ? undefined : set}>
            Set your class questions to do by a day that you choose. You see who has handed in, and what to
            teach again.
          </EmptyState>
        ) : (
          <>
            {!isArchived && <div className="mb-4">{set}</div>}
            <ul className="grid grid-cols-1 gap-3">
              {assignments.map((assignment) => (
                <AssignmentRow key={assignment.id} classId={classId} assignment={assignment} />
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

function AssignmentRow({ classId, assignment }: { classId: string; assignment: AssignmentSummaryDto }) {
  const { id, title, dueAt, handedInCount, memberCount } = assignment;
  return (
    <li className="rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg">
            <Link
              to={`/classes/${classId}/assignments/${id}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">
            {sizeText(assignment)} · due {formatDue(dueAt)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StateBadge {...assignment} />
          <span className="text-sm">
            {handedInCount} of {memberCount} handed in
          </span>
        </div>
      </div>
    </li>
  );
}

function StateBadge({ opensAt, dueAt, closesAt }: AssignmentSummaryDto) {
  const now = useNow(60_000);
  if (now < Date.parse(opensAt))
    return <Badge className="whitespace-normal!">Opens {formatDue(opensAt)}</Badge>;
  if (now < Date.parse(dueAt)) return <Badge tone="royal">Open</Badge>;
  return now < Date.parse(closesAt) ? (
    <Badge tone="caution" className="whitespace-normal!">
      Due, still open
    </Badge>
  ) : (
    <Badge>Closed</Badge>
  );
}
