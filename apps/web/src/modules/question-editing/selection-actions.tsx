import { maxQuestionsPerRequest } from '@markwell/shared/question-editing/questions.contract';
import type { ListedQuestionDto } from '@markwell/shared/question-bank/questions.schemas';
import { DeleteSelected } from '#ui/admin/delete-selected.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useContentArea } from '#ui/admin/content-area.ts';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { BulkButtons } from './bulk/bulk-buttons.tsx';
import { DownloadQuestions } from './download-questions.tsx';
import { useDeleteQuestions, useSetStatus } from './questions.queries.ts';
import { bulkDeleteQuestion } from './question-list-texts.ts';

interface SelectionActionsProps {
  selected: readonly ListedQuestionDto[];
  onDone: () => void;
}

/** Bulk mode: it ends after a successful deletion, and when a change on the server begins. */
export function SelectionActions({ selected, onDone }: SelectionActionsProps) {
  const deletion = useDeleteQuestions();
  const setStatus = useSetStatus();
  const { isOfSchool } = useContentArea();
  const changes = [
    { label: 'Publish Selected', from: ['draft', 'reserved', 'archived'], status: 'published' },
    { label: 'Reserve Selected', from: ['draft', 'published', 'archived'], status: 'reserved' },
    { label: 'Withdraw Selected', from: ['published', 'reserved'], status: 'draft' },
  ] as const;

  const hasType = (type: ListedQuestionDto['questionType']) =>
    selected.some(({ questionType }) => questionType === type);

  return (
    <>
      {!isOfSchool && selected.length <= maxQuestionsPerRequest && (
        <BulkButtons
          kinds={[
            'move',
            ...(hasType('regular') ? (['set-difficulty'] as const) : []),
            ...(hasType('rapid-fire') ? (['set-level'] as const) : []),
          ]}
          selection={{ questionIds: selected.map(({ id }) => id) }}
          onStarted={onDone}
        />
      )}
      {changes.map(({ label, from, status }) => {
        const questionIds = selected
          .filter((question) => from.some((each) => each === question.status))
          .filter(({ questionType }) => status !== 'reserved' || questionType === 'regular')
          .map(({ id }) => id);
        if (questionIds.length === 0) return null;
        return (
          <Button
            key={status}
            variant="subtle"
            size="dense"
            pending={setStatus.isPending}
            onClick={() => setStatus.mutate({ questionIds, status })}
          >
            {label}
          </Button>
        );
      })}
      <DialogButton variant="subtle" size="dense" label="Download Selected">
        {(close) => <DownloadQuestions chosen={{ rows: selected }} onClose={close} />}
      </DialogButton>
      <DeleteSelected
        description={bulkDeleteQuestion(selected.length)}
        deletion={deletion}
        target={selected}
        onDeleted={onDone}
      />
    </>
  );
}
