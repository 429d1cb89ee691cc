import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { BulkUsersForm } from './bulk-users-form.tsx';
import { BulkUsersPreview } from './bulk-users-preview.tsx';
import type { ChosenUsers, Preview } from './preview.ts';

interface BulkUsersDialogProps {
  /** The users of the list to change; undefined to paste addresses. */
  chosen?: ChosenUsers | undefined;
  onClose: () => void;
}

/** Changes many users, or writes to them: choose, see who is affected, then confirm. */
export function BulkUsersDialog({ chosen, onClose }: BulkUsersDialogProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  function goBack() {
    flushSync(() => setPreview(null));
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return (
    <GuardedDialog
      size="large"
      title={chosen ? 'Change the selected users' : 'Change users by e-mail address'}
      onClose={onClose}
    >
      {/* Hidden and not removed until the change is confirmed: going back keeps what was typed. */}
      {!isConfirmed && (
        <div ref={form} hidden={preview !== null}>
          <BulkUsersForm chosen={chosen} onPreviewed={setPreview} />
        </div>
      )}
      {preview && (
        <BulkUsersPreview
          preview={preview}
          onBack={goBack}
          onConfirm={() => setConfirmed(true)}
          onClose={onClose}
        />
      )}
    </GuardedDialog>
  );
}
