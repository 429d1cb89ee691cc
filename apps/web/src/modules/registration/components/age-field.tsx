import { consentAge } from '@markwell/shared/registration/account.schemas';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';

const [youngest, oldest] = [6, 18];
const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);

function nameOf(age: number): string {
  if (age === youngest) return `${String(age)} or younger`;
  return age === oldest ? `${String(age)} or older` : String(age);
}

interface AgeFieldProps {
  error: string | undefined;
  binding: FieldBinding;
}

export function AgeField(field: AgeFieldProps) {
  return (
    <Field
      label="How old are you?"
      required
      hint={`If you are under ${String(consentAge)}, a parent must agree. We do not store your age.`}
      {...field}
    >
      <Select>
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
