import { useContentArea } from '#ui/admin/content-area.ts';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { BulkButtons } from './bulk/bulk-buttons.tsx';
import { DownloadQuestions } from './download-questions.tsx';
import type { QuestionQuery } from './question-filters.ts';

interface MatchingActionsProps {
  query: QuestionQuery;
  onStarted: () => void;
}

/**
 * The actions on all questions that match. A rapid-fire question has a level in place of a difficulty. Changes that run on
 * the server are for administrators only.
 */
export function MatchingActions({ query, onStarted }: MatchingActionsProps) {
  const { isOfSchool } = useContentArea();
  return (
    <>
      {!isOfSchool && (
        <BulkButtons
          kinds={[
            'move',
            ...(query.questionType === 'rapid-fire' ? [] : (['set-difficulty'] as const)),
            ...(query.questionType === 'regular' ? [] : (['set-level'] as const)),
            'publish',
            ...(query.questionType === 'rapid-fire' ? [] : (['reserve'] as const)),
            'withdraw',
            'delete',
          ]}
          selection={{ filter: query }}
          onStarted={onStarted}
        />
      )}
      <DialogButton variant="subtle" size="dense" label="Download…">
        {(close) => <DownloadQuestions chosen={{ filter: query }} onClose={close} />}
      </DialogButton>
    </>
  );
}
