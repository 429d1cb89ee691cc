import type { MarkbookDto, MarkbookEntryDto } from '@markwell/shared/assignments/markbook.contract';
import { ClassGrid } from '../../parts/class-grid.tsx';
import { formatDue } from '../../parts/format-due.ts';
import { LateAnswers, WorkBadge } from '../../parts/work-badge.tsx';

/** Pupils × assignments. An entry of handed-in work leads to its answers. */
export function MarkbookGrid({ markbook }: { markbook: MarkbookDto }) {
  const { class: schoolClass, assignments, pupils } = markbook;
  const path = `/classes/${schoolClass.id}`;
  return (
    <ClassGrid
      label={`Markbook of ${schoolClass.name}`}
      columns={assignments.map(({ id, title, dueAt }) => ({
        id,
        to: `${path}/assignments/${id}`,
        heading: (
          <>
            <span className="line-clamp-2 wrap-anywhere">{title}</span>
            <span className="font-normal text-ink-soft">due {formatDue(dueAt)}</span>
          </>
        ),
      }))}
      rows={pupils.map(({ entries, ...pupil }) => ({
        pupil,
        to: `${path}/markbook/${pupil.id}`,
        cells: entries.map((entry) => ({
          content: <Entry entry={entry} />,
          link:
            entry.handedInAt === null
              ? undefined
              : {
                  to: `${path}/assignments/${entry.assignmentId}/answers/${pupil.id}`,
                  title: 'Read the answers',
                },
        })),
      }))}
    />
  );
}

const Entry = ({ entry }: { entry: MarkbookEntryDto }) => (
  <span className="flex flex-wrap items-center gap-2 *:last:w-min">
    {entry.score !== null && <span className="font-bold figures-tabular">{entry.score}%</span>}
    <span className="grid justify-items-start gap-1">
      <WorkBadge state={entry.state} lateMinutes={entry.lateMinutes} />
      <LateAnswers lateAnswers={entry.lateAnswers} />
    </span>
  </span>
);
