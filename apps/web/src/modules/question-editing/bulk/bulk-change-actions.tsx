import type { BulkChangeDto } from '@markwell/shared/question-editing/bulk-changes.contract';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { countOf } from '#lib/format.ts';
import { useCancelBulkChange, useUndoBulkChange } from './bulk-changes.queries.ts';
import { UnchangedQuestions } from './unchanged-questions.tsx';
import { nameOfChange } from './wording.ts';

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
