import { ownAssignments } from '@markwell/shared/assignments/assignments.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDue } from '#modules/assignments/parts/format-due.ts';
import { Card } from '#ui/display/card.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';

/** At most these many; the rest is on the page of assignments. */
const shown = 3;

/** What the pupil's teachers have set and the pupil has not handed in. Nothing while there is nothing to do. */
export function AssignmentsToDo() {
  const { data } = useQuery(endpointQuery(ownAssignments));
  const toDo = (data?.assignments ?? []).filter(({ may }) => may.start || may.continue);
  if (toDo.length === 0) return null;
  return (
    <Card asChild className="mt-6">
      <section aria-labelledby="assignments-to-do">
        <h2 id="assignments-to-do" className="text-xl">
          Assignments to do
        </h2>
        <ul className="mt-2 grid gap-1">
          {toDo.slice(0, shown).map(({ id, title, ownDueAt, class: schoolClass }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                to={`/assignments/${id}`}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
              >
                {title}
              </Link>
              <span className="text-sm text-ink-soft">
                {schoolClass.name}
                {ownDueAt !== null && ` · due ${formatDue(ownDueAt)}`}
              </span>
            </li>
          ))}
        </ul>
        {toDo.length > shown && (
          <Link
            to="/assignments"
            className="inline-flex min-h-11 items-center text-royal underline-offset-4 hover:underline"
          >
            All {toDo.length} assignments
          </Link>
        )}
      </section>
    </Card>
  );
}
