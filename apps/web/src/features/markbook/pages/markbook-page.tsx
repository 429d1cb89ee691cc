import type { MarkbookDto } from '@markwell/shared/features/markbook/markbook.contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Loaded } from '#components/layout/loaded.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { toastError } from '#components/ui/feedback/show-toast.tsx';
import { downloadText } from '#lib/download.ts';
import { MarkbookGrid } from '../components/markbook-grid.tsx';
import { readWholeMarkbook, useMarkbook } from '../markbook.queries.ts';

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
            <Export classId={classId} name={markbook.class.name} />
            <MarkbookGrid markbook={markbook} />
            {query.hasNextPage && (
              <Button
                variant="quiet"
                className="mt-4"
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show more pupils
              </Button>
            )}
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

function Export({ classId, name }: { classId: string; name: string }) {
  const [isPending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      const [markbook, { markbookCsv }] = await Promise.all([
        readWholeMarkbook(classId),
        import('../markbook-csv.ts'),
      ]);
      downloadText(
        `markbook-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`,
        'text/csv',
        markbookCsv(markbook),
      );
    } catch (error) {
      toastError('The markbook was not saved')(error as Error);
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="mb-4 print:hidden">
      <Button variant="quiet" pending={isPending} onClick={() => void save()}>
        Download as CSV
      </Button>
    </div>
  );
}
