import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { useDeleteQuestion } from './questions.queries.ts';

interface DeleteQuestionDialogProps {
  /** Null while the dialog is closed. */
  questionId: string | null;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

export function DeleteQuestionDialog({ questionId, onClose, onDeleted }: DeleteQuestionDialogProps) {
  const deletion = useDeleteQuestion();
  return (
    <AlertDialog
      open={questionId !== null}
      onOpenChange={onClose}
      title="Delete question"
      description="Are you sure you want to delete this question? This action cannot be undone."
      confirmLabel="Delete"
      tone="danger"
      pending={deletion.isPending}
      onConfirm={() => {
        if (questionId === null) return;
        deletion.mutate(questionId, { onSuccess: () => onDeleted?.(), onSettled: onClose });
      }}
    />
  );
}
