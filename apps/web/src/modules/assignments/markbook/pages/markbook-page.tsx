import type { MarkbookDto, MarkbookEntryDto } from '@markwell/shared/assignments/markbook.contract';
import { Link, useParams } from 'react-router-dom';
import { DownloadButtons } from '../../parts/download-buttons.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { readWholeMarkbook, useMarkbook } from '../markbook.queries.ts';
import { ClassGrid } from '../../parts/class-grid.tsx';
import { formatDue } from '../../parts/format-due.ts';
import { LateAnswers, WorkBadge } from '../../parts/work-badge.tsx';

/** The pupils of a class and their work on each assignment. */
export function MarkbookPage() {
  const { classId = '' } = useParams();
  const query = useMarkbook(classId);
  return (
    <Loaded query={query} loading="Loading the markbook…" failure="The markbook did not load.">
      {({ pages: [first, ...others] }) => {
        if (!first) return null;
        const markbook = { ...first, pupils: [first, ...others].flatMap(({ pupils }) => pupils) };
        if (markbook.assignments.length === 0 || markbook.pupils.length === 0)
          return <NothingYet classId={classId} markbook={markbook} />;
        return (
          <>
            <DownloadButtons
              name={`markbook-${markbook.class.name}`}
              writeXlsx={async () =>
                (await import('../markbook-xlsx.ts')).markbookXlsx(await readWholeMarkbook(classId))
              }
              writeCsv={async () =>
                (await import('../markbook-csv.ts')).markbookCsv(await readWholeMarkbook(classId))
              }
              failure="The markbook was not saved"
            />
            <MarkbookGrid markbook={markbook} />
            <ShowMore query={query}>Show more pupils</ShowMore>
          </>
        );
      }}
    </Loaded>
  );
}

const NothingYet = ({ classId, markbook }: { classId: string; markbook: MarkbookDto }) =>
  markbook.pupils.length === 0 ? (
    <EmptyState
      title="No pupils yet"
      action={
        <Button asChild>
          <Link to={`/classes/${classId}/invite`}>Show the join code</Link>
        </Button>
      }
    >
      The markbook begins when pupils have joined the class.
    </EmptyState>
  ) : (
    <EmptyState
      title="No assignments yet"
      action={
        <Button asChild>
          <Link to={`/classes/${classId}/assignments/new`}>Set an assignment</Link>
        </Button>
      }
    >
      The markbook shows who has handed in what, and how well.
    </EmptyState>
  );

/** Pupils × assignments. An entry of handed-in work leads to its answers. */
function MarkbookGrid({ markbook }: { markbook: MarkbookDto }) {
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
