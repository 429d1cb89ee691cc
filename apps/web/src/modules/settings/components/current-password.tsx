import type { ReactNode } from 'react';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { PasswordInput } from '#ui/inputs/password-input.tsx';

/** The check of the field in a form: an account with a password has to enter it. */
export const checkCurrentPassword =
  (hasPassword: boolean) =>
  ({ password }: { password: string }) => ({
    password: hasPassword && password === '' ? 'Please enter your password' : undefined,
  });

interface CurrentPasswordProps {
  hasPassword: boolean;
  /** From the form. */
  field: { error: string | undefined; binding: FieldBinding };
  /** What an account without a password has to do instead. */
  children: ReactNode;
}

/** Asks for the password before an important change of the account. */
export function CurrentPassword({ hasPassword, field, children }: CurrentPasswordProps) {
  if (!hasPassword) return children;
  return (
    <Field label="Your password" required {...field}>
      <PasswordInput autoComplete="current-password" />
    </Field>
  );
}
