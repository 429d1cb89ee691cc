import { useCallback, useRef, useState } from 'react';
import { Dialog, DialogContent, type DialogContentProps } from '../ui/overlays/dialog.tsx';
import { DiscardDialog, UnsavedChangesInDialog } from './unsaved-changes-guard.tsx';

interface GuardedDialogProps extends DialogContentProps {
  onClose: () => void;
}

/**
 * A dialog around forms, open while it is rendered. As long as a form with an `UnsavedChangesGuard` has changes,
 * Escape, the backdrop and the cross ask before they discard them.
 */
export function GuardedDialog({ onClose, children, ...content }: GuardedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const changedForms = useRef(0);
  const addChanges = useCallback(() => {
    changedForms.current += 1;
    return () => {
      changedForms.current -= 1;
    };
  }, []);

  function close() {
    setAsking(false);
    onClose();
  }
  function askAndClose() {
    if (changedForms.current > 0) setAsking(true);
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
