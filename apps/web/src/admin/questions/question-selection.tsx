import type { ListedQuestionDto } from '@markwell/shared/admin/questions/questions.schemas';
import { useState } from 'react';
import { SelectionBar } from '../../components/admin/selection-bar.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useDeleteQuestions, useSetStatus } from './questions.queries.ts';
import { bulkDeleteQuestion } from './wording.ts';

interface QuestionSelectionProps {
  selected: readonly ListedQuestionDto[];
  onClear: () => void;
}

/** Bulk mode (spec 3 §2.2): it ends after a successful deletion. */
export function QuestionSelection({ selected, onClear }: QuestionSelectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteQuestions();
  const setStatus = useSetStatus();
  const idsOf = (...statuses: string[]) =>
    selected.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  const publishable = idsOf('draft', 'archived');
  const published = idsOf('published');

  function confirm() {
    deletion.mutate(selected, {
      onSuccess: onClear,
      onSettled: () => {
        setIsAsking(false);
      },
    });
  }

  return (
    <>
      <SelectionBar count={selected.length} onClear={onClear}>
        {publishable.length > 0 && (
          <Button
            variant="subtle"
            size="dense"
            pending={setStatus.isPending}
            onClick={() => {
              setStatus.mutate({ questionIds: publishable, status: 'published' });
            }}
          >
            Publish Selected
          </Button>
        )}
        {published.length > 0 && (
          <Button
            variant="subtle"
            size="dense"
            pending={setStatus.isPending}
            onClick={() => {
              setStatus.mutate({ questionIds: published, status: 'draft' });
            }}
          >
            Withdraw Selected
          </Button>
        )}
        <Button
          variant="subtle"
          size="dense"
          className="text-wrong!"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Delete Selected
        </Button>
      </SelectionBar>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete questions"
        description={bulkDeleteQuestion(selected.length)}
        confirmLabel="Delete"
        tone="danger"
        pending={deletion.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
