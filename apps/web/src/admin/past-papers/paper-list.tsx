import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { FileStack } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ClassificationFilters } from '../../components/admin/classification-filters.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { ListPage } from '../../components/admin/list-page.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/actions/button.tsx';
import { SearchForm } from '../../components/ui/inputs/search-form.tsx';
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

/** The list of papers, with the files that each has. */
export function PaperList({ onUpload, onCreate, onDeleted }: PaperListProps) {
  const address = useUrlFilters(paperFilterSchema);
  const { filters, change, isFiltered } = address;
  const papers = usePapers(filters);
  const [edited, setEdited] = useState<AdminPaperDto | null>(null);
  const [deleted, setDeleted] = useState<AdminPaperDto | null>(null);
  const columns = useMemo(
    () => paperColumns({ onUpload, onEdit: setEdited, onDelete: setDeleted }),
    [onUpload],
  );

  return (
    <>
      <ListPage
        label="Past papers"
        address={address}
        filters={
          <>
            <SearchForm
              {...address.searchBy('search')}
              label="Search past papers"
              placeholder="Search by title or school"
              maxLength={120}
            />
            <ClassificationFilters
              examTypeId={filters.stageId}
              subjectId={filters.subjectId}
              onChange={({ examTypeId, subjectId }) => {
                change({ stageId: examTypeId, subjectId, page: 1 });
              }}
            />
            <FilterSelect
              {...address.selectBy('year')}
              label="Year"
              every="All years"
              choices={(papers.data?.years ?? []).map((year) => ({
                value: String(year),
                label: String(year),
              }))}
            />
          </>
        }
        query={papers}
        rows={papers.data?.papers}
        pageCount={papers.data?.pagination.pages}
        count={{ total: papers.data?.pagination.total, one: 'paper' }}
        failure="Error loading data"
        empty={{
          icon: FileStack,
          title: 'No papers found',
          text: isFiltered
            ? 'Try another title, or other filters'
            : 'Create the first one, then upload its files',
          showAll: 'Show all papers',
          action: (
            <Button size="small" onClick={onCreate}>
              Create paper
            </Button>
          ),
        }}
        columns={columns}
      />
      {edited && (
        <EditPaper
          paper={edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      {deleted && (
        <DeletePaper
          paper={deleted}
          onClose={() => {
            setDeleted(null);
          }}
          onDeleted={() => {
            onDeleted(deleted.id);
          }}
        />
      )}
    </>
  );
}
