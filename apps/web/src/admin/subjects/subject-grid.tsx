import type { AdminSubjectDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { BookOpen, Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { ListPage } from '../../components/admin/list-page.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/actions/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { ErrorState } from '../../components/ui/feedback/error-state.tsx';
import { SearchForm } from '../../components/ui/inputs/search-form.tsx';
import { Skeleton } from '../../components/ui/feedback/skeleton.tsx';
import { countOf } from '../../lib/format.ts';
import { DeleteSubject } from './delete-subject.tsx';
import { SubjectCard } from './subject-card.tsx';
import { SubjectDialog } from './subject-dialog.tsx';
import { useStageChoices, useSubjects } from './subjects.queries.ts';

const filterSchema = z.object({
  search: z.string().max(120).catch(''),
  stageId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** The subjects as cards, ten to a page. */
export function SubjectGrid({ onTopics }: { onTopics: (subjectId: string) => void }) {
  const address = useUrlFilters(filterSchema);
  const { filters, isFiltered } = address;
  const subjects = useSubjects(filters);
  const { data, isFetching, isPlaceholderData } = subjects;
  const { stages, isError, retry } = useStageChoices();
  const [edited, setEdited] = useState<AdminSubjectDto | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminSubjectDto | null>(null);
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

  return (
    <>
      <AdminPageHeader
        title="Subject & Topics"
        lead={data && countOf(data.pagination.total, 'subject')}
        actions={create}
      />
      {isError && (
        <ErrorState className="mb-3 py-4" message="Failed to load educational stages" onRetry={retry} />
      )}
      <ListPage
        label="Subjects"
        address={address}
        filters={
          <>
            <SearchForm
              {...address.searchBy('search')}
              label="Search subjects"
              placeholder="Search by name or code"
              maxLength={120}
            />
            <FilterSelect
              {...address.selectBy('stageId')}
              label="Stage"
              every="All stages"
              choices={stages}
            />
            <Button
              variant="quiet"
              size="dense"
              className="min-h-10"
              pending={isFetching}
              onClick={() => void subjects.refetch()}
            >
              {!isFetching && <RotateCw aria-hidden className="size-4" />}
              Refresh
            </Button>
          </>
        }
        query={subjects}
        rows={data?.subjects}
        pageCount={data?.pagination.pages}
        failure="Failed to load subjects"
        empty={{
          icon: BookOpen,
          title: 'No subjects found',
          text: isFiltered ? 'Try another name, or another stage' : 'Create the first subject of a stage',
          action: create,
        }}
      >
        <ul
          aria-label="Subjects"
          aria-busy={!data || isPlaceholderData}
          className={classNames(
            'grid gap-3 sm:grid-cols-2 xl:grid-cols-3',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {!data &&
            Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-48 rounded-lg" />)}
          {data?.subjects.map((subject) => (
            <SubjectCard
              key={subject.id}
              subject={subject}
              onTopics={() => {
                onTopics(subject.id);
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
      </ListPage>
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
        />
      )}
    </>
  );
}
