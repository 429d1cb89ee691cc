import type { MarkbookDto } from '@markwell/shared/features/markbook/markbook.contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Loaded } from '#components/layout/loaded.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { ShowMore } from '#components/ui/actions/show-more.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { toastError } from '#components/ui/feedback/show-toast.tsx';
import { downloadFile } from '#lib/download.ts';
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

/** Each format is loaded when it is asked for. */
const formats = [
  {
    label: 'Download for Excel',
    ending: 'xlsx',
    write: async (markbook: MarkbookDto) => (await import('../markbook-xlsx.ts')).markbookXlsx(markbook),
  },
  {
    label: 'Download as CSV',
    ending: 'csv',
    write: async (markbook: MarkbookDto) => {
      const { markbookCsv } = await import('../markbook-csv.ts');
      return new Blob([markbookCsv(markbook)], { type: 'text/csv;charset=utf-8' });
    },
  },
];

function Export({ classId, name }: { classId: string; name: string }) {
  const [pending, setPending] = useState<string>();
  async function save({ ending, write }: (typeof formats)[number]) {
    setPending(ending);
    try {
      const file = await write(await readWholeMarkbook(classId));
      downloadFile(`markbook-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`, file);
    } catch (error) {
      toastError('The markbook was not saved')(error as Error);
    } finally {
      setPending(undefined);
    }
  }
  return (
    <div className="mb-4 flex flex-wrap gap-3 print:hidden">
      {formats.map((format) => (
        <Button
          key={format.ending}
          variant="quiet"
          pending={pending === format.ending}
          disabled={pending !== undefined}
          onClick={() => void save(format)}
        >
          {format.label}
        </Button>
      ))}
    </div>
  );
}
