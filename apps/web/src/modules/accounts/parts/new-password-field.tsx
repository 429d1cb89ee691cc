import { strengthAdvice, type Strength } from '@markwell/shared/accounts/password-strength';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { PasswordInput } from '#ui/inputs/password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps {
  label: string;
  strength: Strength | undefined;
  error: string | undefined;
  binding: FieldBinding;
}

export function NewPasswordField({ label, strength, ...field }: NewPasswordFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Field label={label} required hint={strengthAdvice} {...field}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <StrengthMeter strength={strength} />
    </div>
  );
}
