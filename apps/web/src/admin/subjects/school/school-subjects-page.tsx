import { BookOpen } from 'lucide-react';
import { z } from 'zod';
import { AdminPageHeader } from '#components/admin/admin-page-header.tsx';
import { useUrlFilters } from '#components/admin/list/use-url-filters.ts';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { ErrorState } from '#components/ui/feedback/error-state.tsx';
import { useSubjectDialogs } from '../use-subject-dialogs.tsx';
import { useStageChoices } from '../subjects.queries.ts';
import { TopicsView } from '../topics-view.tsx';
import { useOpenedSchool } from './school-subjects.queries.ts';

/** The subject whose topics are shown. */
const addressSchema = z.object({ subject: z.string().max(40).catch('') });

/** The private subjects of a teacher's school as cards, and the topics of one (spec 3 §1, §6). */
export function SchoolSubjectsPage() {
  const { filters, change } = useUrlFilters(addressSchema);
  const show = (subject: string) => {
    change({ subject });
  };
  if (filters.subject === '') return <SubjectCards onTopics={show} />;
  return <TopicsView subjectId={filters.subject} onBack={() => show('')} />;
}

function SubjectCards({ onTopics }: { onTopics: (subjectId: string) => void }) {
  const { school, subjects } = useOpenedSchool();
  const { stages, isError, retry } = useStageChoices();
  const { createButton, card, dialogs } = useSubjectDialogs({ stages, stageId: '' });
  return (
    <>
      <AdminPageHeader
        title="School Subjects"
        lead={<span className="wrap-anywhere">Only {school.name} sees these subjects.</span>}
        actions={createButton}
      />
      {isError && (
        <ErrorState className="mb-3 py-4" message="Failed to load educational stages" onRetry={retry} />
      )}
      {subjects.length === 0 ? (
        <EmptyState icon={BookOpen} title="Your school has no subjects of its own yet">
          Create a subject, add topics, and paste questions. Pupils get the questions that you publish.
        </EmptyState>
      ) : (
        <ul aria-label="Subjects" className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {subjects.map((subject) => card(subject, onTopics))}
        </ul>
      )}
      {dialogs}
    </>
  );
}
