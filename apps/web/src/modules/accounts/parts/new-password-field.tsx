import {
  strengthAdvice,
  type Strength,
  minStrength,
  strengthNames,
} from '@markwell/shared/accounts/password-strength';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { PasswordInput } from '#ui/inputs/password-input.tsx';
import { classNames } from '#ui/class-names.ts';

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

/** Four bars and a word, so that colour is not the only signal. Keeps its space while unknown. */
function StrengthMeter({ strength }: { strength: Strength | undefined }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <span aria-hidden className="flex grow gap-1.5">
        {[1, 2, 3, 4].map((stroke) => (
          <span
            key={stroke}
            className={classNames(
              'h-1.5 grow rounded-full',
              strength !== undefined && stroke <= Math.max(strength, 1) ? toneOf(strength) : 'bg-line',
            )}
          />
        ))}
      </span>
      <span role="status" className="w-36 text-right text-ink-soft">
        {strength !== undefined && (
          <>
            <span className="sr-only">Password strength: </span>
            {strengthNames[strength]}
          </>
        )}
      </span>
    </div>
  );
}

const toneOf = (strength: Strength) => {
  if (strength >= minStrength) return 'bg-correct';
  return strength === 2 ? 'bg-caution' : 'bg-wrong';
};
