import { passwordChangeSchema } from '@markwell/shared/settings/users.contract';
import { minStrength, weakPasswordText } from '@markwell/shared/accounts/password-strength';
import { useWatch } from 'react-hook-form';
import { NewPasswordField } from '#modules/accounts/parts/new-password-field.tsx';
import { usePasswordStrength } from '#modules/accounts/parts/use-password-strength.ts';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { serverProblems } from '#ui/forms/server-problems.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { PasswordInput } from '#ui/inputs/password-input.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { showSaveError } from '../show-save-error.ts';
import { useChangePassword } from '../settings.queries.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordForm() {
  const { user } = useAuth();
  const { name = '', email = '' } = user ?? {};
  const form = useContractForm({
    schema: passwordChangeSchema,
    values: empty,
    bodyOf: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    check: ({ newPassword, confirmation }) => ({
      newPassword: strength !== undefined && strength < minStrength ? weakPasswordText : undefined,
      confirmation: newPassword === confirmation ? undefined : 'New passwords do not match.',
    }),
  });
  const strength = usePasswordStrength(useWatch({ control: form.control, name: 'newPassword' }), name, email);
  const change = useChangePassword();

  function showFailure(error: unknown) {
    // The server found something wrong with the new password: the current one was right.
    const isNewRefused = serverProblems(error)['newPassword'] !== undefined;
    showSaveError(
      error,
      isNewRefused
        ? 'Please choose another new password.'
        : 'Failed to update password. Please check your current password.',
    );
  }

  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={(passwords) => change.mutateAsync(passwords)}
      onSuccess={() => {
        form.reset(empty);
        showToast('success', 'Password updated successfully!');
      }}
      onFailure={showFailure}
    >
      {/* Password managers need the account's e-mail address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" required {...form.field('currentPassword')}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <NewPasswordField label="New password" strength={strength} {...form.field('newPassword')} />
      <Field label="Confirm new password" required {...form.field('confirmation')}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <SubmitButton form={form} className="justify-self-start">
        Change password
      </SubmitButton>
    </Form>
  );
}
