import type { BulkChangeDto } from '@markwell/shared/question-editing/bulk-changes.contract';
import { Link } from 'react-router-dom';
import { QueryError } from '#ui/admin/query-error.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { formatNumber } from '#lib/format.ts';
import { useUnchangedQuestions } from './bulk-changes.queries.ts';
import { nameOfChange } from './wording.ts';

interface UnchangedQuestionsProps {
  change: BulkChangeDto;
  onClose: () => void;
}

/** The questions that a bulk change skipped or did not undo, with the reasons. */
export function UnchangedQuestions({ change, onClose }: UnchangedQuestionsProps) {
  const query = useUnchangedQuestions(change.id);
  const { questions, total } = query.data ?? {};
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="large" title="Not changed" description={nameOfChange(change)}>
        {query.isPending && <Spinner label="Loading questions…" />}
        {query.isError && (
          <QueryError query={query} failure="Failed to fetch questions" className="border-0" />
        )}
        {questions && total !== undefined && total > questions.length && (
          <p className="mb-2 text-ink-soft">
            The first {formatNumber(questions.length)} of {formatNumber(total)}
          </p>
        )}
        <ul className="grid max-h-[60dvh] gap-2 overflow-auto">
          {questions?.map(({ id, questionText, reason }) => (
            <li key={id} className="border-t border-line pt-2">
              <Link
                to={`/admin/manage-questions?search=${id}`}
                className="font-medium wrap-anywhere text-royal underline-offset-4 hover:underline"
                onClick={onClose}
              >
                {questionText ?? id}
              </Link>
              <p className="text-sm text-ink-soft">{reason}</p>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
