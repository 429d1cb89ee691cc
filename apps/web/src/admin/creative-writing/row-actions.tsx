import type { ManagedCreativeQuestionDto } from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { Button } from '../../components/ui/button.tsx';
import { useSetStatus } from './creative-writing.queries.ts';

interface RowActionsProps {
  question: ManagedCreativeQuestionDto;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ question, onEdit, onDelete }: RowActionsProps) {
  const { setStatus, isPending } = useSetStatus();
  const { id, title, status } = question;
  const isDraft = status === 'draft';
  return (
    <span className="flex justify-end gap-1">
      <Button
        variant={isDraft ? 'primary' : 'subtle'}
        size="dense"
        className="whitespace-nowrap"
        pending={isPending}
        aria-label={`${isDraft ? 'Publish' : 'Withdraw'}: ${title}`}
        onClick={() => {
          setStatus(id, isDraft ? 'published' : 'draft');
        }}
      >
        {isDraft ? 'Publish' : 'Withdraw'}
      </Button>
      <Button variant="subtle" size="dense" aria-label={`Edit: ${title}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="subtle"
        size="dense"
        className="text-wrong!"
        aria-label={`Delete: ${title}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </span>
  );
}
