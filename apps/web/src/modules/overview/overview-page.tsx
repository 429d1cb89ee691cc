import { overview, type OverviewDto } from '@markwell/shared/overview/overview.contract';
import { useQuery } from '@tanstack/react-query';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { QueryError } from '#ui/admin/query-error.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { MostMissed } from './most-missed.tsx';
import { NewQuestions } from './new-questions.tsx';
import { QuestionsBySubject } from './questions-by-subject.tsx';
import { ToDoList } from './to-do-list.tsx';

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
