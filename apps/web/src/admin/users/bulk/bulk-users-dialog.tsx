import type { AffectedUserDto, BulkUserChange } from '@markwell/shared/admin/users/bulk-users.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { previewBulkUsers } from '@markwell/shared/admin/users/bulk-users.contract';
import { useState } from 'react';
import { GuardedDialog } from '#components/forms/guarded-dialog.tsx';
import { BulkUsersForm } from './bulk-users-form.tsx';
import { BulkUsersPreview } from './bulk-users-preview.tsx';

interface BulkUsersDialogProps {
  /** The users that are selected in the list; undefined to paste addresses. */
  selectedIds?: readonly string[] | undefined;
  onClose: () => void;
}

/** A change that was previewed: who it would affect, and what was pasted that is nobody's address. */
export interface Preview extends ResponseOf<typeof previewBulkUsers> {
  change: BulkUserChange;
  unreadable: string[];
}

export const usersWith = (users: readonly AffectedUserDto[], outcome: AffectedUserDto['outcome']) =>
  users.filter((user) => user.outcome === outcome);

/** Changes many users, or writes to them: choose, see who is affected, then confirm. */
export function BulkUsersDialog({ selectedIds, onClose }: BulkUsersDialogProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  return (
    <GuardedDialog
      size="large"
      title={selectedIds ? 'Change the selected users' : 'Change users by e-mail address'}
      onClose={onClose}
    >
      {/* Hidden and not removed: going back keeps what was typed. */}
      <div hidden={preview !== null}>
        <BulkUsersForm selectedIds={selectedIds} onPreviewed={setPreview} />
      </div>
      {preview && <BulkUsersPreview preview={preview} onBack={() => setPreview(null)} onClose={onClose} />}
    </GuardedDialog>
  );
}
