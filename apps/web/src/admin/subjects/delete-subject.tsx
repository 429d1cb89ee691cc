import type { AdminSubjectDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf, listOf } from '../../lib/format.ts';
import { useDeleteSubject } from './subjects.queries.ts';

interface DeleteSubjectProps {
  subject: AdminSubjectDto;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a subject, and lists what is deleted with it. */
export function DeleteSubject({ subject, onClose, onDeleted }: DeleteSubjectProps) {
  const remove = useDeleteSubject();
  const { topics, questions, writingQuestions, papers } = subject._count;
  const parts = [
    countOf(topics, 'topic'),
    countOf(questions, 'question'),
    ...(writingQuestions > 0 ? [countOf(writingQuestions, 'writing question')] : []),
    ...(papers > 0 ? [countOf(papers, 'past paper')] : []),
  ];
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose();
      }}
      tone="danger"
      title={`Delete ${subject.name}?`}
      description={
        <>
          <p>
            This permanently deletes the subject with <strong>{listOf(parts)}</strong>. It cannot be undone.
          </p>
          <p className="mt-2">Pupils can still see the results they have.</p>
        </>
      }
      confirmLabel="Delete subject"
      pending={remove.isPending}
      onConfirm={() => {
        remove.mutate(subject.id, {
          onSuccess: () => {
            showToast('success', 'Subject deleted successfully!');
            onDeleted();
            onClose();
          },
          onError: (error) => {
            showToast('error', messageOf(error, 'Failed to delete subject'));
          },
        });
      }}
    />
  );
}
