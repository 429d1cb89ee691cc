import {
  dataRequestReasons,
  eraseUserSchema,
  exportUserSchema,
  type DataRequestReason,
} from '@markwell/shared/users/user-data.contract';
import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { entriesOf } from '#lib/object-entries.ts';
import { UserSetting } from './user-setting.tsx';
import { useEraseUser, useExportUser } from './user-data.queries.ts';

interface PersonalDataSettingProps {
  user: ManagedUserDto;
  isOwn: boolean;
  onErased: () => void;
}

/** Answers a request for a copy of someone's data, or for their erasure. */
export function PersonalDataSetting({ user, isOwn, onErased }: PersonalDataSettingProps) {
  return (
    <UserSetting title="Personal data">
      <p className="text-ink-soft">
        For requests by the user, a parent or a school. Both are in the audit log.
      </p>
      <div className="flex flex-wrap gap-3">
        <DialogButton variant="quiet" label="Export data">
          {(close) => <ExportDialog user={user} onClose={close} />}
        </DialogButton>
        {!isOwn && (
          <DialogButton variant="danger" label="Erase account">
            {(close) => <EraseDialog user={user} onErased={onErased} onClose={close} />}
          </DialogButton>
        )}
      </div>
    </UserSetting>
  );
}

/** The schema refuses an empty reason. */
const chosen = (reason: string) => reason as DataRequestReason;

function ExportDialog({ user, onClose }: { user: ManagedUserDto; onClose: () => void }) {
  const form = useContractForm({
    schema: exportUserSchema,
    values: { reason: '' },
    bodyOf: ({ reason }) => ({ reason: chosen(reason) }),
  });
  const collect = useExportUser(user.id);
  return (
    <FormDialog
      form={form}
      size="small"
      title="Export data"
      description={
        <span className="wrap-anywhere">
          Everything that is stored about {user.name}, in one file (JSON). Give it only to the person who may
          have it.
        </span>
      }
      submitLabel="Download"
      onSubmit={({ reason }) => collect.mutateAsync(reason)}
      onSuccess={() => {
        onClose();
        showToast('success', 'The data were downloaded');
      }}
      onClose={onClose}
    >
      <ReasonField form={form} />
    </FormDialog>
  );
}

interface EraseDialogProps {
  user: ManagedUserDto;
  onErased: () => void;
  onClose: () => void;
}

function EraseDialog({ user, onErased, onClose }: EraseDialogProps) {
  const form = useContractForm({
    schema: eraseUserSchema,
    values: { reason: '', email: '' },
    bodyOf: ({ reason, email }) => ({ reason: chosen(reason), email }),
    check: ({ email }) => ({
      email:
        email !== '' && email.trim().toLowerCase() !== user.email
          ? 'This is not the e-mail address of the account'
          : undefined,
    }),
  });
  const erase = useEraseUser(user.id);
  return (
    <FormDialog
      form={form}
      size="small"
      title="Erase account"
      description={
        <span className="wrap-anywhere">
          The account of {user.name} and all answers, results, reports and notes are deleted now. This cannot
          be undone.
        </span>
      }
      submitLabel="Erase now"
      submitVariant="danger"
      onSubmit={(body) => erase.mutateAsync(body)}
      onSuccess={() => {
        onErased();
        showToast('success', 'The account was erased');
      }}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <ReasonField form={form} />
        <Field label={`Type ${user.email} to confirm`} required {...form.field('email')}>
          <TextInput autoComplete="off" spellCheck={false} />
        </Field>
      </div>
    </FormDialog>
  );
}

interface ReasonForm {
  field: (name: 'reason') => { error: string | undefined; binding: FieldBinding };
}

const ReasonField = ({ form }: { form: ReasonForm }) => (
  <Field label="Who asked?" required {...form.field('reason')}>
    <Select>
      <option value="" disabled>
        Choose…
      </option>
      {entriesOf(dataRequestReasons).map(([reason, label]) => (
        <option key={reason} value={reason}>
          {label}
        </option>
      ))}
    </Select>
  </Field>
);
