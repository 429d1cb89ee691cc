import { ConfirmDelete } from '#ui/admin/confirm-delete.tsx';
import { useDeleteQuestion } from './questions.queries.ts';

interface DeleteQuestionProps {
  questionId: string;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

export function DeleteQuestion({ questionId, onClose, onDeleted }: DeleteQuestionProps) {
  return (
    <ConfirmDelete
      title="Delete question"
      description="Are you sure you want to delete this question? This action cannot be undone."
      deletion={useDeleteQuestion()}
      target={questionId}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
