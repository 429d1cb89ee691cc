import type { AdminSubjectDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { BookOpen, Plus, RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { useClampedPage } from '../../components/admin/use-clamped-page.ts';
import type { UrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf } from '../../lib/format.ts';
import { DeleteSubject } from './delete-subject.tsx';
import { SubjectCard } from './subject-card.tsx';
import { SubjectDialog } from './subject-dialog.tsx';
import type { SubjectFilters } from './subject-filters.ts';
import { useStageChoices, useSubjects } from './subjects.queries.ts';

const cards = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** The subjects as cards, ten to a page. */
export function SubjectGrid({ filters, change, clear, isFiltered }: UrlFilters<SubjectFilters>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useSubjects(filters);
  const { stages, isError, retry } = useStageChoices();
  const [edited, setEdited] = useState<AdminSubjectDto | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminSubjectDto | null>(null);
  const search = useCallback(
    (text: string) => {
      change({ search: text, page: 1 }, { replace: true });
    },
    [change],
  );
  const create = (
    <Button
      size="small"
      onClick={() => {
        setEdited('new');
      }}
    >
      <Plus aria-hidden className="size-4" />
      Create Subject
    </Button>
  );
  const pages = data?.pagination.pages ?? 0;
  const toPage = useCallback(
    (page: number) => {
      change({ page }, { replace: true });
    },
    [change],
  );
  useClampedPage({
    page: filters.page,
    pageCount: isPlaceholderData ? undefined : data?.pagination.pages,
    onPage: toPage,
  });

  return (
    <>
      <AdminPageHeader
        title="Subject & Topics"
        lead={data && !error ? countOf(data.pagination.total, 'subject') : undefined}
        actions={create}
      />
      <FilterBar label="Subjects" isFiltered={isFiltered} onClear={clear}>
        <SearchForm
          label="Search subjects"
          placeholder="Search by name or code"
          maxLength={120}
          value={filters.search}
          onSearch={search}
        />
        <FilterSelect
          label="Stage"
          every="All stages"
          value={filters.stageId}
          choices={stages}
          onChoose={(stageId) => {
            change({ stageId, page: 1 });
          }}
        />
        <Button
          variant="quiet"
          size="dense"
          className="min-h-10"
          pending={isFetching}
          onClick={() => void refetch()}
        >
          {!isFetching && <RotateCw aria-hidden className="size-4" />}
          Refresh
        </Button>
      </FilterBar>
      {isError && (
        <ErrorState className="mb-3 py-4" message="Failed to load educational stages" onRetry={retry} />
      )}
      {error ? (
        <ErrorState
          className="py-8"
          message={messageOf(error, 'Failed to load subjects')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data?.subjects.length === 0 ? (
        <EmptyState icon={BookOpen} title="No subjects found" action={isFiltered ? undefined : create}>
          {isFiltered ? 'Try another name, or another stage' : 'Create the first subject of a stage'}
        </EmptyState>
      ) : (
        <ul
          aria-label="Subjects"
          aria-busy={!data || isPlaceholderData}
          className={classNames(cards, isPlaceholderData && 'opacity-60')}
        >
          {!data &&
            Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-48 rounded-lg" />)}
          {data?.subjects.map((subject) => (
            <SubjectCard
              key={subject.id}
              subject={subject}
              onTopics={() => {
                change({ subject: subject.id });
              }}
              onEdit={() => {
                setEdited(subject);
              }}
              onDelete={() => {
                setDeleted(subject);
              }}
            />
          ))}
        </ul>
      )}
      {!error && pages > 1 && (
        <div className="mt-3">
          <Pager
            label="Subjects"
            size="dense"
            page={Math.min(filters.page, pages)}
            pageCount={pages}
            onPage={(page) => {
              change({ page });
            }}
          />
        </div>
      )}
      {edited && (
        <SubjectDialog
          subject={edited === 'new' ? null : edited}
          stages={stages}
          stageId={filters.stageId}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      {deleted && (
        <DeleteSubject
          subject={deleted}
          onClose={() => {
            setDeleted(null);
          }}
          onDeleted={() => {
            // Deleting the last subject of a page removes the page (spec 3 §2.7).
            if (data?.subjects.length === 1 && filters.page > 1)
              change({ page: filters.page - 1 }, { replace: true });
          }}
        />
      )}
    </>
  );
}
