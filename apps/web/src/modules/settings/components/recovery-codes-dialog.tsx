import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { DialogFooter } from '#ui/overlays/dialog.tsx';
import { downloadText } from '#lib/download.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, once, with ways to keep them. Asks before codes that were not kept are closed by accident. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const [areKept, setKept] = useState(false);
  const [isAsking, setAsking] = useState(false);
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => {
        setKept(true);
        showToast('success', 'Recovery codes copied');
      },
      () => showToast('error', 'The codes were not copied', 'Please save the file, or write them down.'),
    );
  }
  return (
    <GuardedDialog
      title="Save your recovery codes"
      description="If you lose your phone, each of these codes signs you in once. You cannot see them again later, so keep them in a safe place."
      size="small"
      onClose={() => {
        if (areKept) onClose();
        else setAsking(true);
      }}
    >
      <ul
        aria-label="Recovery codes"
        className="grid gap-1.5 rounded-md border border-line bg-paper p-4 text-center font-mono whitespace-nowrap"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={copy}>
          <Copy aria-hidden className="size-[18px]" />
          Copy
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setKept(true);
            downloadText('markwell-recovery-codes.txt', 'text/plain', `${text}\n`);
          }}
        >
          <Download aria-hidden className="size-[18px]" />
          Save as a file
        </Button>
      </div>
      <DialogFooter className="mt-6">
        <Button onClick={onClose}>I have saved them</Button>
      </DialogFooter>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving the codes?"
        description="You cannot see them again. Without them you cannot sign in when you have lost your phone."
        cancelLabel="Back to the codes"
        confirmLabel="Close"
        tone="danger"
        onConfirm={onClose}
      />
    </GuardedDialog>
  );
}
