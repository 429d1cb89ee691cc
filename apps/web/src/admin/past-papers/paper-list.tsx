import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { FileStack } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { DataTable } from '../../components/admin/data-table.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf } from '../../lib/format.ts';
import { DeletePaper } from './delete-paper.tsx';
import { EditPaper } from './edit-paper.tsx';
import { paperColumns } from './paper-columns.tsx';
import { PaperFilterBar } from './paper-filter-bar.tsx';
import { isFiltered, noFilters, type PapersAddress } from './paper-filters.ts';
import { usePapers } from './past-papers.queries.ts';

interface PaperListProps {
  address: PapersAddress;
  onChange: (change: Partial<PapersAddress>, options?: { replace?: boolean }) => void;
  onUpload: (paperId: string) => void;
  onCreate: () => void;
}

const idOf = ({ id }: AdminPaperDto) => id;

/** The list of papers, with the files that each has. */
export function PaperList({ address, onChange, onUpload, onCreate }: PaperListProps) {
  const [edited, setEdited] = useState<AdminPaperDto | null>(null);
  const [deleted, setDeleted] = useState<AdminPaperDto | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePapers(address);
  const columns = useMemo(
    () => paperColumns({ onUpload, onEdit: setEdited, onDelete: setDeleted }),
    [onUpload],
  );
  const clear = useCallback(() => {
    onChange(noFilters);
  }, [onChange]);
  const filtered = isFiltered(address);
  const pages = data?.pagination.pages ?? 0;
  const failure = error && {
    message: messageOf(error, 'Error loading data'),
    onRetry: () => void refetch(),
    retrying: isFetching,
  };

  return (
    <>
      <PaperFilterBar
        address={address}
        years={data?.years ?? []}
        isFiltered={filtered}
        onChange={onChange}
        onClear={clear}
      />
      <p role="status" className="figures-tabular mb-2 text-ink-soft">
        {data && !error ? countOf(data.pagination.total, 'paper') : ''}
      </p>
      <DataTable
        label="Past papers"
        columns={columns}
        rows={data?.papers}
        rowId={idOf}
        stale={isPlaceholderData}
        error={failure ?? undefined}
        empty={
          <EmptyState
            icon={FileStack}
            title="No papers found"
            action={
              filtered ? (
                <Button variant="quiet" size="small" onClick={clear}>
                  Show all papers
                </Button>
              ) : (
                <Button size="small" onClick={onCreate}>
                  Create paper
                </Button>
              )
            }
          >
            {filtered ? 'Try another title, or other filters' : 'Create the first one, then upload its files'}
          </EmptyState>
        }
      />
      {!error && pages > 1 && (
        <div className="mt-3">
          <Pager
            label="Past papers"
            size="dense"
            page={Math.min(address.page, pages)}
            pageCount={pages}
            onPage={(page) => {
              onChange({ page });
            }}
          />
        </div>
      )}
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
            // Deleting the last paper of a page removes the page.
            const isLast = data?.papers.length === 1 && address.page > 1;
            onChange(
              {
                ...(isLast && { page: address.page - 1 }),
                ...(address.paper === deleted.id && { paper: '' }),
              },
              { replace: true },
            );
          }}
        />
      )}
    </>
  );
}
