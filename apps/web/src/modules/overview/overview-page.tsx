import { overview, type OverviewDto } from '@markwell/shared/overview/overview.contract';
import { useQuery } from '@tanstack/react-query';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { QueryError } from '#ui/admin/query-error.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { Table, TableCell, TableHeading, TableRow } from '#ui/display/table.tsx';
import { formatNumber } from '#lib/format.ts';
import { MostMissed } from './most-missed.tsx';
import { QuestionsBySubject } from './questions-by-subject.tsx';
import { ToDoList } from './to-do-list.tsx';
import { formatCapped } from './format-capped-count.ts';
import { OverviewSection } from './overview-section.tsx';
import { ShareBar } from './share-bar.tsx';

const weekdayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** The to-do list, question counts and most missed questions. */
export function OverviewPage() {
  const query = useQuery({ ...endpointQuery(overview), staleTime: 0 });
  return (
    <>
      <AdminPageHeader title="Overview" lead="To-do list, question counts and most missed questions." />
      {!query.data && <QueryError query={query} failure="The overview could not be loaded." />}
      {query.isPending && <Spinner label="Counting…" className="py-16" />}
      {query.data && <Sections data={query.data} />}
    </>
  );
}

function Sections({ data }: { data: OverviewDto }) {
  return (
    <div className="grid gap-8">
      <ToDoList counts={data.toDo} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <NewQuestions created={data.newQuestions} />
        <QuestionsBySubject subjects={data.subjects} />
      </div>
      <MostMissed questions={data.mostMissed} />
    </div>
  );
}

function NewQuestions({ created: { total, days } }: { created: OverviewDto['newQuestions'] }) {
  if (total.count === 0) {
    return <OverviewSection title="New this week" lead="No new questions in the last seven days." />;
  }
  const most = Math.max(...days.map(({ count }) => count), 1);
  return (
    <OverviewSection
      title="New this week"
      lead={`${formatCapped(total)} new questions in the last seven days, drafts included.`}
    >
      <Table caption="New questions by day" className="[&_table]:min-w-0">
        <thead>
          <tr>
            <TableHeading>Day</TableHeading>
            <TableHeading className="w-full">
              <span className="sr-only">Share of the busiest day</span>
            </TableHeading>
            <TableHeading className="text-right">New</TableHeading>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <TableRow key={day}>
              <TableHeading scope="row" className="border-t border-line bg-transparent! font-normal!">
                {weekdayFormat.format(new Date(day))}
              </TableHeading>
              <TableCell>
                <ShareBar share={count / most} />
              </TableCell>
              <TableCell className="text-right figures-tabular">{formatNumber(count)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </OverviewSection>
  );
}
