import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GuardedDialog } from '#components/forms/guarded-dialog.tsx';
import { BulkUsersForm } from './bulk-users-form.tsx';
import { BulkUsersPreview } from './bulk-users-preview.tsx';
import type { Preview } from './preview.ts';

interface BulkUsersDialogProps {
  /** The users that are selected in the list; undefined to paste addresses. */
  selectedIds?: readonly string[] | undefined;
  onClose: () => void;
}

/** Changes many users, or writes to them: choose, see who is affected, then confirm. */
export function BulkUsersDialog({ selectedIds, onClose }: BulkUsersDialogProps) {
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
      title={selectedIds ? 'Change the selected users' : 'Change users by e-mail address'}
      onClose={onClose}
    >
      {/* Hidden and not removed until the change is confirmed: going back keeps what was typed. */}
      {!isConfirmed && (
        <div ref={form} hidden={preview !== null}>
          <BulkUsersForm selectedIds={selectedIds} onPreviewed={setPreview} />
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
