import type { AdminSubjectDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { ConfirmPermanentDelete } from '#ui/admin/confirm-delete.tsx';
import { countOf, listOf } from '#lib/format.ts';
import { SubjectCard } from './subject-card.tsx';
import { SubjectDialog } from './subject-dialog.tsx';
import { useStageChoices, useDeleteSubject } from './subjects.queries.ts';

/**
 * The button, the cards and the dialogs to create, edit and delete subjects. A new one gets this stage first.
 * `stagesFailure` is shown if there are no stages to choose from.
 */
export function useSubjectDialogs({ stageId }: { stageId: string }) {
  const { stages, isError, retry } = useStageChoices();
  const [edited, setEdited] = useState<AdminSubjectDto | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminSubjectDto | null>(null);
  const createButton = (
    <Button size="small" onClick={() => setEdited('new')}>
      <Plus aria-hidden className="size-4" />
      Create Subject
    </Button>
  );
  const card = (subject: AdminSubjectDto, onTopics: (subjectId: string) => void) => (
    <SubjectCard
      key={subject.id}
      subject={subject}
      onTopics={() => onTopics(subject.id)}
      onEdit={() => setEdited(subject)}
      onDelete={() => setDeleted(subject)}
    />
  );
  const dialogs = (
    <>
      {edited && (
        <SubjectDialog
          subject={edited === 'new' ? null : edited}
          stages={stages}
          stageId={stageId}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteSubject subject={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
  const stagesFailure = isError && (
    <ErrorState className="mb-3 py-4" message="Failed to load educational stages" onRetry={retry} />
  );
  return { stages, createButton, card, dialogs, stagesFailure };
}

interface DeleteSubjectProps {
  subject: AdminSubjectDto;
  onClose: () => void;
}

/** Asks before deleting a subject, and lists what is deleted with it. */
function DeleteSubject({ subject, onClose }: DeleteSubjectProps) {
  const { topics, questions, writingQuestions, papers } = subject._count;
  const parts = [
    countOf(topics, 'topic'),
    countOf(questions, 'question'),
    ...(writingQuestions > 0 ? [countOf(writingQuestions, 'creative-writing question')] : []),
    ...(papers > 0 ? [countOf(papers, 'past paper')] : []),
  ];
  return (
    <ConfirmPermanentDelete
      what="subject"
      name={subject.name}
      contents={listOf(parts)}
      note="Pupils can still see the results they have."
      deletion={useDeleteSubject()}
      target={subject.id}
      onClose={onClose}
    />
  );
}
