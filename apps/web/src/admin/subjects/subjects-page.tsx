import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { subjectFilterSchema } from './subject-filters.ts';
import { SubjectGrid } from './subject-grid.tsx';
import { TopicsView } from './topics-view.tsx';

/** Subject & Topics (spec 3 §2.7): the subjects as cards, and the topics of one. */
export function SubjectsPage() {
  const urlFilters = useUrlFilters(subjectFilterSchema);
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
