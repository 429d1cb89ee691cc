import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { FileStack } from 'lucide-react';
import { useMemo, useState } from 'react';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import { ListPage } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Button } from '#ui/actions/button.tsx';
import { DeletePaper } from './delete-paper.tsx';
import { EditPaper } from './edit-paper.tsx';
import { paperColumns } from './paper-columns.tsx';
import { paperFilterSchema } from './paper-filters.ts';
import { usePapers } from './past-papers.queries.ts';

interface PaperListProps {
  onUpload: (paperId: string) => void;
  onCreate: () => void;
  onDeleted: (paperId: string) => void;
}

const texts = {
  label: 'Past papers',
  count: { one: 'paper' },
  failure: 'Error loading data',
  noMatch: { text: 'Try another title, or other filters', showAll: 'Show all papers' },
};
const empty = {
  icon: FileStack,
  title: 'No papers found',
  text: 'Create the first one, then upload its files',
};
const search = {
  search: 'search',
  label: 'Search past papers',
  placeholder: 'Search by title or school',
  maxLength: 120,
} as const;
const classification = classificationSelects({ stage: 'stageId', subject: 'subjectId' });

/** The list of papers, with the files that each has. */
export function PaperList({ onUpload, onCreate, onDeleted }: PaperListProps) {
  const address = useUrlFilters(paperFilterSchema);
  const papers = usePapers(address.filters);
  const [edited, setEdited] = useState<AdminPaperDto | null>(null);
  const [deleted, setDeleted] = useState<AdminPaperDto | null>(null);
  const columns = useMemo(
    () => paperColumns({ onUpload, onEdit: setEdited, onDelete: setDeleted }),
    [onUpload],
  );
  const years = (papers.data?.years ?? []).map(String).map((year) => ({ value: year, label: year }));
  const action = (
    <Button size="small" onClick={onCreate}>
      Create paper
    </Button>
  );

  return (
    <>
      <ListPage
        {...texts}
        empty={{ ...empty, action }}
        address={address}
        filters={[
          search,
          classification,
          { name: 'year', label: 'Year', every: 'All years', choices: years },
        ]}
        query={papers}
        columns={columns}
      />
      {edited && <EditPaper paper={edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeletePaper
          paper={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => onDeleted(deleted.id)}
        />
      )}
    </>
  );
}
