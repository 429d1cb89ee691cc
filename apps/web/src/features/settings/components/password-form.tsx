import { passwordChangeSchema } from '@markwell/shared/features/users/users.contract';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/show-toast.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { useAuth } from '../../../lib/session/auth-context.ts';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../../components/forms/field-errors.ts';
import { showSaveError } from '../show-save-error.ts';
import { useChangePassword } from '../settings.queries.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };
type Passwords = typeof empty;

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', hint: 'At least 8 characters' },
  { name: 'confirmation', label: 'Confirm new password', autoComplete: 'new-password', hint: undefined },
] as const;

function problemsIn(passwords: Passwords): FieldErrors {
  const problems = schemaErrors(passwordChangeSchema, passwords);
  if (passwords.newPassword === passwords.confirmation) return problems;
  return { ...problems, confirmation: 'New passwords do not match.' };
}

export function PasswordForm() {
  const { user } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [passwords, setPasswords] = useState(empty);
  const [problems, setProblems] = useState<FieldErrors>({});
  const change = useChangePassword();

  const type = (name: keyof Passwords) => (event: ChangeEvent<HTMLInputElement>) => {
    setPasswords({ ...passwords, [name]: event.target.value });
    setProblems({ ...problems, [name]: undefined });
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemsIn(passwords);
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    const { currentPassword, newPassword } = passwords;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setPasswords(empty);
          showToast('success', 'Password updated successfully!');
        },
        onError: (error) => {
          const refused = serverErrors(error);
          setProblems(refused);
          focusFirstError(form.current, refused);
          showSaveError(error, 'Failed to update password. Please check your current password.');
        },
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {/* Password managers need the account's e-mail address. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field key={name} label={label} required hint={hint} error={problems[name]}>
          <PasswordInput
            name={name}
            autoComplete={autoComplete}
            value={passwords[name]}
            onChange={type(name)}
          />
        </Field>
      ))}
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
