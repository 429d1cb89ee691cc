import type { ListedQuestionDto } from '@markwell/shared/admin/questions/questions.schemas';
import { useMemo, useState } from 'react';
import { FileQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DataTable } from '../../components/admin/data-table.tsx';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { DeleteQuestionDialog } from './delete-question-dialog.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionFilterBar } from './question-filter-bar.tsx';
import { hasFilters, queryOf, questionFilterSchema } from './question-filters.ts';
import { QuestionSelection } from './question-selection.tsx';
import { useQuestionPages } from './questions.queries.ts';
import { countLabel, nameOf } from './wording.ts';

const nothing: ReadonlySet<string> = new Set();
const idOf = ({ id }: ListedQuestionDto) => id;

/** Manage Questions (spec 3 §2.2). */
export function QuestionsPage() {
  const urlFilters = useUrlFilters(questionFilterSchema);
  const { filters, change } = urlFilters;
  const pages = useQuestionPages(queryOf(filters));
  const [selected, setSelected] = useState(nothing);
  const [deleting, setDeleting] = useState<string | null>(null);
  const rows = useMemo(() => pages.data?.pages.flatMap(({ questions }) => questions), [pages.data]);
  const counts = pages.data?.pages[0]?.counts;
  // Only listed questions count as selected.
  const selectedRows = (rows ?? []).filter(({ id }) => selected.has(id));
  const columns = useMemo(
    () =>
      questionColumns({
        onView: ({ id }) => {
          change({ question: id });
        },
        onDelete: ({ id }) => {
          setDeleting(id);
        },
      }),
    [change],
  );

  return (
    <>
      <AdminPageHeader
        title="Manage Questions"
        lead={counts ? countLabel(counts) : 'Counting questions…'}
        actions={
          <Button asChild size="small">
            <Link to="/admin">Upload questions</Link>
          </Button>
        }
      />
      <QuestionFilterBar {...urlFilters} />
      <QuestionSelection
        selected={selectedRows}
        onClear={() => {
          setSelected(nothing);
        }}
      />
      <DataTable
        label="Questions"
        columns={columns}
        rows={rows}
        rowId={idOf}
        selection={{ selected: new Set(selectedRows.map(idOf)), onSelect: setSelected, nameOf }}
        stale={pages.isPlaceholderData}
        error={
          pages.isError && !rows
            ? {
                message: messageOf(pages.error, 'Failed to fetch questions'),
                onRetry: () => void pages.refetch(),
                retrying: pages.isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState icon={FileQuestionMark} title="No questions found">
            {hasFilters(filters) ? 'Try adjusting your filters' : 'Upload some questions to get started'}
          </EmptyState>
        }
      />
      {pages.hasNextPage && !pages.isPlaceholderData && (
        <div className="mt-3 flex items-center justify-center">
          <Button
            variant="quiet"
            size="small"
            pending={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {rows?.length === 0 ? 'Search older questions' : 'Show more questions'}
          </Button>
        </div>
      )}
      <DeleteQuestionDialog
        questionId={deleting}
        onClose={() => {
          setDeleting(null);
        }}
      />
      {filters.question !== '' && (
        <QuestionDialog
          questionId={filters.question}
          onClose={() => {
            change({ question: '' });
          }}
        />
      )}
    </>
  );
}
