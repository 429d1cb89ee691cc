import { BookOpen } from 'lucide-react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useSubjectDialogs } from '../use-subject-dialogs.tsx';
import { SubjectsAndTopics } from '../subjects-and-topics.tsx';
import { useOpenedSchool } from './school-subjects.queries.ts';

/** The private subjects of a teacher's school as cards, and the topics of one. */
export const SchoolSubjectsPage = () => <SubjectsAndTopics Subjects={SubjectCards} />;

function SubjectCards({ onTopics }: { onTopics: (subjectId: string) => void }) {
  const { school, subjects } = useOpenedSchool();
  const { createButton, card, dialogs, stagesFailure } = useSubjectDialogs({ stageId: '' });
  return (
    <>
      <AdminPageHeader
        title="School Subjects"
        lead={<span className="wrap-anywhere">Only {school.name} sees these subjects.</span>}
        actions={createButton}
      />
      {stagesFailure}
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
