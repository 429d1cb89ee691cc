import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { useDelete } from './creative-writing.queries.ts';

interface DeleteQuestionProps {
  question: ManagedCreativeQuestionDto;
  onClose: () => void;
}

export function DeleteQuestion({ question, onClose }: DeleteQuestionProps) {
  const { remove, isPending } = useDelete();
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title="Delete this question?"
      description={
        <>
          Are you sure you want to delete <b className="wrap-anywhere">{question.title}</b>? This action
          cannot be undone. Pupils who have answered it can still see their results.
        </>
      }
      confirmLabel="Delete"
      pending={isPending}
      onConfirm={() => {
        remove(question, onClose);
      }}
    />
  );
}
