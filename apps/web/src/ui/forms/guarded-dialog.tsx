import { useState } from 'react';
import { Dialog, DialogContent, type DialogContentProps } from '../overlays/dialog.tsx';
import { DiscardDialog, UnsavedChangesInDialog, useUnsavedChanges } from './unsaved-changes-guard.tsx';

interface GuardedDialogProps extends DialogContentProps {
  onClose: () => void;
}

/**
 * A dialog around forms, open while it is rendered. As long as a form with an `UnsavedChangesGuard` has changes,
 * Escape, the backdrop and the cross ask before they discard them.
 */
export function GuardedDialog({ onClose, children, ...content }: GuardedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const { hasChanges, addChanges } = useUnsavedChanges();

  function close() {
    setAsking(false);
    onClose();
  }
  function askAndClose() {
    if (hasChanges) setAsking(true);
    else close();
  }

  return (
    <Dialog open onOpenChange={askAndClose}>
      <DialogContent {...content}>
        <UnsavedChangesInDialog value={addChanges}>{children}</UnsavedChangesInDialog>
        <DiscardDialog open={isAsking} onKeep={() => setAsking(false)} onDiscard={close} />
      </DialogContent>
    </Dialog>
  );
}
