import type { AdminSubjectDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { DeleteSubject } from './delete-subject.tsx';
import { SubjectCard } from './subject-card.tsx';
import { SubjectDialog } from './subject-dialog.tsx';
import { useStageChoices } from './subjects.queries.ts';

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
