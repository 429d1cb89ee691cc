import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';

interface ParentEmailFieldProps {
  error: string | undefined;
  binding: FieldBinding;
}

/** Asks a young pupil for a parent's address. */
export const ParentEmailField = (field: ParentEmailFieldProps) => (
  <Field
    label="A parent’s e-mail"
    required
    hint="We ask them to agree. You can sign in once they have."
    {...field}
  >
    <TextInput type="email" autoComplete="off" />
  </Field>
);
