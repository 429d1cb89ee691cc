import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf, listOf } from '../../lib/format.ts';
import { useDeletePaper } from './past-papers.queries.ts';

interface DeletePaperProps {
  paper: AdminPaperDto;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a paper, and lists what is deleted with it. */
export function DeletePaper({ paper, onClose, onDeleted }: DeletePaperProps) {
  const remove = useDeletePaper();
  const { pdfBytes, questionImages, solutionImages } = paper.files;
  const parts = [
    ...(pdfBytes === null ? [] : ['its PDF']),
    ...(questionImages + solutionImages === 0
      ? []
      : [countOf(questionImages + solutionImages, 'answer picture')]),
    'the reports about it',
  ];
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose();
      }}
      tone="danger"
      title={`Delete ${paper.title}?`}
      description={
        <p>
          This permanently deletes the paper with <strong>{listOf(parts)}</strong>. It cannot be undone.
        </p>
      }
      confirmLabel="Delete paper"
      pending={remove.isPending}
      onConfirm={() => {
        remove.mutate(paper.id, {
          onSuccess: () => {
            showToast('success', 'Past paper deleted');
            onDeleted();
            onClose();
          },
          onError: (error) => {
            showToast('error', messageOf(error, 'Error deleting paper'));
          },
        });
      }}
    />
  );
}
