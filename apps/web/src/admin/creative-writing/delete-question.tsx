import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { ConfirmDelete } from '../../components/admin/confirm-delete.tsx';
import { useDelete } from './creative-writing.queries.ts';

interface DeleteQuestionProps {
  question: ManagedCreativeQuestionDto;
  onClose: () => void;
}

export function DeleteQuestion({ question, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDelete
      title="Delete this question?"
      description={
        <>
          Are you sure you want to delete <b className="wrap-anywhere">{question.title}</b>? This action
          cannot be undone. Pupils who have answered it can still see their results.
        </>
      }
      deletion={useDelete()}
      target={question.id}
      onClose={onClose}
    />
  );
}
