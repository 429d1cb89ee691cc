import { emailChangeSchema } from '@markwell/shared/settings/users.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { showSaveError } from '../show-save-error.ts';
import { useAccountState, useChangeEmail } from '../settings.queries.ts';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { checkCurrentPassword, CurrentPassword } from './current-password.tsx';

/** Requests a link to a new address. The current address stays valid until the link is opened. */
export function EmailChange() {
  return (
    <DialogButton variant="quiet" size="small" label="Change e-mail address">
      {(close) => <EmailChangeDialog onClose={close} />}
    </DialogButton>
  );
}

function EmailChangeDialog({ onClose }: { onClose: () => void }) {
  const hasPassword = useAccountState()?.hasPassword !== false;
  const change = useChangeEmail();
  const form = useContractForm({
    schema: emailChangeSchema,
    values: { email: '', password: '' },
    bodyOf: ({ email, password }) => (hasPassword ? { email, password } : { email }),
    check: checkCurrentPassword(hasPassword),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Change your address"
      description="We send a link to the new e-mail address. Your address changes when you confirm it there."
      submitLabel="Send the link"
      className="grid gap-5"
      onSubmit={(body) => change.mutateAsync(body)}
      onSuccess={(_, { email }) => {
        onClose();
        showToast('info', 'Check your e-mail', `We have sent a link to ${email.trim()}.`);
      }}
      onFailure={(error, isShown) => {
        if (!isShown) showSaveError(error, 'Your e-mail address was not changed.');
      }}
      onClose={onClose}
    >
      <Field label="New e-mail address" required {...form.field('email')}>
        <TextInput type="email" autoComplete="email" />
      </Field>
      <CurrentPassword hasPassword={hasPassword} field={form.field('password')}>
        <p>
          You sign in with Google. To change your address, sign in again first, at most ten minutes before.
        </p>
      </CurrentPassword>
    </FormDialog>
  );
}
