import { z } from 'zod';
import { useUrlFilters } from '../../components/admin/list/use-url-filters.ts';
import { SubjectGrid } from './subject-grid.tsx';
import { TopicsView } from './topics-view.tsx';

/** The subject whose topics are shown. */
const addressSchema = z.object({ subject: z.string().max(40).catch('') });

/** Subject & Topics (spec 3 §2.7): the subjects as cards, and the topics of one. */
export function SubjectsPage() {
  const { filters, change } = useUrlFilters(addressSchema);
  const show = (subject: string) => {
    change({ subject });
  };
  if (filters.subject === '') return <SubjectGrid onTopics={show} />;
  return <TopicsView subjectId={filters.subject} onBack={() => show('')} />;
}
