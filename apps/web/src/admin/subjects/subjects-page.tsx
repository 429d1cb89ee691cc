import { z } from 'zod';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { SubjectGrid } from './subject-grid.tsx';
import { TopicsView } from './topics-view.tsx';

const filterSchema = z.object({
  search: z.string().max(120).catch(''),
  stageId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** Whose topics are shown. */
  subject: z.string().max(40).catch(''),
});
export type SubjectFilters = z.infer<typeof filterSchema>;

/** Subject & Topics (spec 3 §2.7): the subjects as cards, and the topics of one. */
export function SubjectsPage() {
  const urlFilters = useUrlFilters(filterSchema);
  const { filters, change } = urlFilters;
  if (filters.subject === '') return <SubjectGrid {...urlFilters} />;
  return (
    <TopicsView
      subjectId={filters.subject}
      onBack={() => {
        change({ subject: '' });
      }}
    />
  );
}
