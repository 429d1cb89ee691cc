import type { MarkbookDto, MarkbookEntryDto } from '@markwell/shared/features/markbook/markbook.contract';
import { Link } from 'react-router-dom';
import { formatDue } from '#components/assignments/format-due.ts';
import { LateAnswers, WorkBadge } from '#components/assignments/work-badge.tsx';
import { useGridKeys } from '#lib/use-grid-keys.ts';

/** Links fill their cell, so that it is large enough for touch. */
const cellLink =
  'flex min-h-14 w-full items-center px-3 py-2 underline-offset-4 hover:underline focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-royal';
const sticky = 'sticky left-0 z-10 border-r border-line bg-card';

/** Pupils × assignments. The names and the titles stay while it scrolls; arrow keys move between the cells. */
export function MarkbookGrid({ markbook }: { markbook: MarkbookDto }) {
  const { class: schoolClass, assignments, pupils } = markbook;
  const grid = useGridKeys({ rows: pupils.length + 1, columns: assignments.length + 1 });
  const path = `/classes/${schoolClass.id}`;
  return (
    <div className="max-h-[75vh] overflow-auto rounded-lg border border-line bg-card print:max-h-none">
      <table
        aria-label={`Markbook of ${schoolClass.name}`}
        {...grid.gridProps}
        className="border-collapse text-left text-sm"
      >
        <thead>
          <tr>
            <th
              scope="col"
              {...grid.cellProps(0, 0)}
              className="sticky top-0 left-0 z-30 min-w-36 border-r border-b border-line bg-sunk px-3 py-2 sm:min-w-52"
            >
              Pupil
            </th>
            {assignments.map(({ id, title, dueAt }, column) => (
              <th
                key={id}
                scope="col"
                className="sticky top-0 z-20 max-w-52 min-w-40 border-b border-line bg-sunk align-bottom font-semibold"
              >
                <Link
                  to={`${path}/assignments/${id}`}
                  {...grid.cellProps(0, column + 1)}
                  className={`${cellLink} flex-col items-start! text-royal`}
                >
                  <span className="line-clamp-2 wrap-anywhere">{title}</span>
                  <span className="font-normal text-ink-soft">due {formatDue(dueAt)}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ id, name, entries }, row) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className={`${sticky} max-w-36 font-semibold sm:max-w-52`}>
                <Link
                  to={`${path}/markbook/${id}`}
                  {...grid.cellProps(row + 1, 0)}
                  className={`${cellLink} wrap-anywhere text-royal`}
                >
                  {name}
                </Link>
              </th>
              {entries.map((entry, column) =>
                entry.handedInAt === null ? (
                  <td
                    key={entry.assignmentId}
                    role="gridcell"
                    {...grid.cellProps(row + 1, column + 1)}
                    className="px-3 py-2 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-royal"
                  >
                    <Entry entry={entry} />
                  </td>
                ) : (
                  <td key={entry.assignmentId} role="gridcell">
                    <Link
                      to={`${path}/assignments/${entry.assignmentId}/answers/${id}`}
                      title="Read the answers"
                      {...grid.cellProps(row + 1, column + 1)}
                      className={cellLink}
                    >
                      <Entry entry={entry} />
                    </Link>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
