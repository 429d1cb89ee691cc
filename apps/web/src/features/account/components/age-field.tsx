import { consentAge } from '@markwell/shared/features/account/account.schemas';
import type { ChangeEvent } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';

const [youngest, oldest] = [6, 18];
const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);

function nameOf(age: number): string {
  if (age === youngest) return `${String(age)} or younger`;
  return age === oldest ? `${String(age)} or older` : String(age);
}

interface AgeFieldProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  error: string | undefined;
}

export function AgeField({ value, onChange, error }: AgeFieldProps) {
  return (
    <Field
      label="How old are you?"
      required
      hint={`If you are under ${String(consentAge)}, a parent must agree. We do not store your age.`}
      error={error}
    >
      <Select name="age" value={value} onChange={onChange}>
        <option value="" disabled>
          Choose…
        </option>
        {ages.map((age) => (
          <option key={age} value={age}>
            {nameOf(age)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
