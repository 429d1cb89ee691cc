import { BookOpen, RotateCw } from 'lucide-react';
import { z } from 'zod';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ListPage } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { countOf } from '#lib/format.ts';
import { useSubjectDialogs } from './use-subject-dialogs.tsx';
import { useSubjects } from './subjects.queries.ts';

const filterSchema = z.object({
  search: z.string().max(120).catch(''),
  stageId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

const texts = {
  label: 'Subjects',
  failure: 'Failed to load subjects',
  noMatch: { text: 'Try another name, or another stage' },
};
const empty = { icon: BookOpen, title: 'No subjects found', text: 'Create the first subject of a stage' };
const search = {
  search: 'search',
  label: 'Search subjects',
  placeholder: 'Search by name or code',
  maxLength: 120,
} as const;

/** The subjects as cards, ten to a page. */
export function SubjectGrid({ onTopics }: { onTopics: (subjectId: string) => void }) {
  const address = useUrlFilters(filterSchema);
  const subjects = useSubjects(address.filters);
  const { data, isFetching, isPlaceholderData } = subjects;
  const { stageId } = address.filters;
  const { stages, createButton, card, dialogs, stagesFailure } = useSubjectDialogs({ stageId });

  const refresh = (
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
  );

  return (
    <>
      <AdminPageHeader
        title="Subject & Topics"
        lead={data && countOf(data.total, 'subject')}
        actions={createButton}
      />
      {stagesFailure}
      <ListPage
        {...texts}
        empty={{ ...empty, action: createButton }}
        address={address}
        filters={[search, { name: 'stageId', label: 'Stage', every: 'All stages', choices: stages }]}
        filterActions={refresh}
        query={subjects}
      >
        <ul
          aria-label="Subjects"
          aria-busy={!data || isPlaceholderData}
          className={classNames(
            'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {!data &&
            Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="h-48 rounded-lg" />)}
          {data?.rows.map((subject) => card(subject, onTopics))}
        </ul>
      </ListPage>
      {dialogs}
    </>
  );
}
