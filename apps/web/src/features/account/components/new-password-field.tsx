import { strengthAdvice, type Strength } from '@markwell/shared/rules/password-strength';
import type { ChangeEvent } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  strength: Strength | undefined;
  error: string | undefined;
}

export function NewPasswordField({ label, value, onChange, strength, error }: NewPasswordFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Field label={label} required hint={strengthAdvice} error={error}>
        <PasswordInput name="password" autoComplete="new-password" value={value} onChange={onChange} />
      </Field>
      <StrengthMeter strength={strength} />
    </div>
  );
}
