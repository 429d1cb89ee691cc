import { displayPairingCode } from '@markwell/shared/accounts/pairing-code';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { formatDay } from '#lib/format.ts';

interface ShownCodeProps {
  code: string;
  /** ISO. */
  expiresAt: string;
  /** What to do with it. */
  children: ReactNode;
  onClose: () => void;
}

/** A new code in a dialog. It is shown only once, because only its hash is stored. */
export function ShownCode({ code, expiresAt, children, onClose }: ShownCodeProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Your code"
        size="small"
        description={children}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <p className="rounded-lg border border-line bg-paper py-5 text-center font-heading text-4xl font-bold figures-tabular">
          {displayPairingCode(code)}
        </p>
        <p className="mt-3 text-sm text-ink-soft">
          It works once, until {formatDay(expiresAt)}. We show it only now; you can make a new one at any
          time.
        </p>
      </DialogContent>
    </Dialog>
  );
}
