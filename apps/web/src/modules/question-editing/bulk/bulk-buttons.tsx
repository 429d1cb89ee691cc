import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import type { BulkSelection } from './bulk-changes.queries.ts';
import { actionLabels, type BulkKind } from './bulk-change-texts.ts';

interface BulkButtonsProps {
  kinds: readonly BulkKind[];
  selection: BulkSelection;
  /** Called when the change has begun. */
  onStarted: () => void;
}

/** The actions that run on the server, each with its dialog. */
export function BulkButtons({ kinds, selection, onStarted }: BulkButtonsProps) {
  const [open, setOpen] = useState<BulkKind | null>(null);
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="subtle"
          size="dense"
          className={kind === 'delete' ? 'text-wrong!' : undefined}
          onClick={() => setOpen(kind)}
        >
          {actionLabels[kind]}…
        </Button>
      ))}
      {open && (
        <BulkChangeDialog
          kind={open}
          selection={selection}
          onClose={() => setOpen(null)}
          onStarted={() => {
            setOpen(null);
            onStarted();
          }}
        />
      )}
    </>
  );
}
