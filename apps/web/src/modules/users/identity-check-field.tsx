import { identityChecks, type IdentityCheck } from '@markwell/shared/users/identity-check.schemas';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { entriesOf } from '#lib/object-entries.ts';

/** The schema refuses an empty one. */
export const chosenCheck = (check: string) => check as IdentityCheck;

/** How the administrator made sure who asked, for the audit log. */
export const IdentityCheckField = (field: { error: string | undefined; binding: FieldBinding }) => (
  <Field label="How did you check who asked?" required hint="This is kept in the audit log." {...field}>
    <Select choices={entriesOf(identityChecks).map(([value, label]) => ({ value, label }))}>
      <option value="" disabled>
        Choose…
      </option>
    </Select>
  </Field>
);
