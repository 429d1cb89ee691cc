import { passwordChangeSchema } from '@markwell/shared/features/users/users.contract';
import { Form, SubmitButton } from '#components/forms/form.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { Field } from '#components/ui/inputs/field.tsx';
import { showToast } from '#components/ui/feedback/show-toast.tsx';
import { PasswordInput } from '#components/ui/inputs/password-input.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { showSaveError } from '../show-save-error.ts';
import { useChangePassword } from '../settings.queries.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', hint: 'At least 8 characters' },
  { name: 'confirmation', label: 'Confirm new password', autoComplete: 'new-password', hint: undefined },
] as const;

export function PasswordForm() {
  const { user } = useAuth();
  const form = useContractForm({
    schema: passwordChangeSchema,
    values: empty,
    bodyOf: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    check: ({ newPassword, confirmation }) => ({
      confirmation: newPassword === confirmation ? undefined : 'New passwords do not match.',
    }),
  });
  const change = useChangePassword();

  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={(passwords) => change.mutateAsync(passwords)}
      onSuccess={() => {
        form.reset(empty);
        showToast('success', 'Password updated successfully!');
      }}
      onFailure={(error) => {
        showSaveError(error, 'Failed to update password. Please check your current password.');
      }}
    >
      {/* Password managers need the account's e-mail address. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field key={name} label={label} required hint={hint} {...form.field(name)}>
          <PasswordInput autoComplete={autoComplete} />
        </Field>
      ))}
      <SubmitButton form={form} className="justify-self-start">
        Change password
      </SubmitButton>
    </Form>
  );
}
