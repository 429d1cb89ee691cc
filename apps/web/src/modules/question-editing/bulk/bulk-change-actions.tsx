import type { BulkChangeDto } from '@markwell/shared/question-editing/bulk-changes.contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { QueryError } from '#ui/admin/query-error.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useCancelBulkChange, useUndoBulkChange, useUnchangedQuestions } from './bulk-changes.queries.ts';
import { nameOfChange } from './bulk-change-texts.ts';

/** What can be done with a bulk change: cancel it, undo it, see what did not change. */
export function BulkChangeActions({ change }: { change: BulkChangeDto }) {
  const cancel = useCancelBulkChange();
  const undo = useUndoBulkChange();
  const [open, setOpen] = useState<'undo' | 'unchanged' | null>(null);
  const { id, status, changed, skipped, notUndone, canUndo } = change;
  const unchanged = skipped + notUndone;
  return (
    <>
      {status === 'running' && (
        <Button variant="quiet" size="dense" pending={cancel.isPending} onClick={() => cancel.mutate(id)}>
          Cancel the rest
        </Button>
      )}
      {canUndo && (
        <Button variant="quiet" size="dense" onClick={() => setOpen('undo')}>
          Undo
        </Button>
      )}
      {unchanged > 0 && (
        <Button variant="subtle" size="dense" onClick={() => setOpen('unchanged')}>
          See what did not change
        </Button>
      )}
      <AlertDialog
        open={open === 'undo'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'undo' : null)}
        title={`Undo: ${nameOfChange(change)}?`}
        description={`${countOf(changed, 'question goes', 'questions go')} back to how they were. Questions that someone has changed since are skipped and listed.`}
        confirmLabel="Undo the change"
        pending={undo.isPending}
        onConfirm={() => undo.mutate(id, { onSettled: () => setOpen(null) })}
      />
      {open === 'unchanged' && <UnchangedQuestions change={change} onClose={() => setOpen(null)} />}
    </>
  );
}

interface UnchangedQuestionsProps {
  change: BulkChangeDto;
  onClose: () => void;
}

/** The questions that a bulk change skipped or did not undo, with the reasons. */
function UnchangedQuestions({ change, onClose }: UnchangedQuestionsProps) {
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
