import { Field, type FieldBinding } from '#components/ui/inputs/field.tsx';
import { TextInput } from '#components/ui/inputs/text-input.tsx';

interface BirthMonthFieldProps {
  error: string | undefined;
  binding: FieldBinding;
}

/** Asked once, with the first code or invitation. */
export const BirthMonthField = (field: BirthMonthFieldProps) => (
  <Field
    label="Month and year of your birth"
    required
    hint="As year and month, like 2014-03. We ask once. It tells us who decides: under 13 your parent, then you, and from 18 nobody else sees your results."
    {...field}
  >
    <TextInput type="month" autoComplete="off" placeholder="2014-03" />
  </Field>
);
