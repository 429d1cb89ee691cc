import { useCallback, useEffect, useMemo, useState } from 'react';
import { BookOpenText } from 'lucide-react';
import { z } from 'zod';
import { creativePageSize } from '@markwell/shared/admin/creative-writing/creative-writing-admin.contract';
import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { creativeStatuses } from '@markwell/shared/vocabulary/creative-writing';
import { DataTable } from '../../components/admin/data-table.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf } from '../../lib/format.ts';
import { useCreativeQuestions } from './creative-writing.queries.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { EditQuestion } from './edit-question.tsx';
import { questionColumns } from './question-columns.tsx';
import { RowActions } from './row-actions.tsx';

const searchMaximum = 200;
const address = z.object({
  search: z.string().max(searchMaximum).catch(''),
  status: z.enum(['', ...creativeStatuses]).catch(''),
  page: z.coerce.number().int().min(1).catch(1),
});

const statusChoices = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
];

type Opened = { question: ManagedCreativeQuestionDto; for: 'edit' | 'delete' } | undefined;

export function ManageTab() {
  const { filters, change, clear } = useUrlFilters(address);
  const questions = useCreativeQuestions(filters);
  const [opened, setOpened] = useState<Opened>();
  const isFiltered = filters.search !== '' || filters.status !== '';
  const total = questions.data?.total ?? 0;
  const pageCount = Math.ceil(total / creativePageSize);
  const close = () => {
    setOpened(undefined);
  };
  const columns = useMemo(
    () => [
      ...questionColumns,
      {
        id: 'actions',
        header: 'Actions',
        headerHidden: true,
        cell: (question: ManagedCreativeQuestionDto) => (
          <RowActions
            question={question}
            onEdit={() => {
              setOpened({ question, for: 'edit' });
            }}
            onDelete={() => {
              setOpened({ question, for: 'delete' });
            }}
          />
        ),
      },
    ],
    [],
  );
  const search = useCallback(
    (text: string) => {
      change({ search: text, page: 1 }, { replace: true });
    },
    [change],
  );

  // After the last question of the last page is deleted, the page before it is the last one.
  const lastPage = Math.max(pageCount, 1);
  const isBeyond = questions.isSuccess && !questions.isPlaceholderData && filters.page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  return (
    <>
      <FilterBar label="Questions" isFiltered={isFiltered} onClear={clear}>
        <SearchForm
          label="Search questions"
          placeholder="Title, brief or theme"
          maxLength={searchMaximum}
          value={filters.search}
          onSearch={search}
        />
        <FilterSelect
          label="Status"
          every="All statuses"
          value={filters.status}
          choices={statusChoices}
          onChoose={(status) => {
            change({ ...address.pick({ status: true }).parse({ status }), page: 1 });
          }}
        />
      </FilterBar>
      <p role="status" className="mb-2 text-ink-soft figures-tabular">
        {questions.isSuccess && countOf(total, 'question')}
      </p>
      <DataTable
        label="Questions"
        columns={columns}
        rows={questions.data?.questions}
        rowId={({ id }) => id}
        stale={questions.isPlaceholderData}
        error={
          questions.isError
            ? {
                message: messageOf(questions.error, 'Failed to fetch creative writing questions'),
                onRetry: () => void questions.refetch(),
                retrying: questions.isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState icon={BookOpenText} title="No questions found">
            {isFiltered ? 'Try adjusting your filters' : 'Upload some questions to get started'}
          </EmptyState>
        }
      />
      {pageCount > 1 && (
        <div className="mt-3">
          <Pager
            label="Questions"
            size="dense"
            page={filters.page}
            pageCount={pageCount}
            onPage={(page) => {
              change({ page });
            }}
          />
        </div>
      )}
      {opened?.for === 'edit' && <EditQuestion question={opened.question} onClose={close} />}
      {opened?.for === 'delete' && <DeleteQuestion question={opened.question} onClose={close} />}
    </>
  );
}
