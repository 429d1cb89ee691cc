import {
  listedNameSchema,
  type ClassDto,
  type ClassMemberDto,
} from '@markwell/shared/classes/classes.schemas';
import { maxListedNameLength } from '@markwell/shared/classes/classes.vocabulary';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useNameMember } from '../classes.queries.ts';

interface NameMemberProps {
  opened: ClassDto;
  member: ClassMemberDto;
  onClose: () => void;
}

/** Edits a member's name and number in the school's records. */
export function NameMember({ opened, member, onClose }: NameMemberProps) {
  const naming = useNameMember(opened.id, member.id);
  const { surname, forename, identifier } = member;
  const form = useContractForm({ schema: listedNameSchema, values: { surname, forename, identifier } });
  return (
    <FormDialog
      form={form}
      title="Name in the school’s records"
      description={
        <span className="wrap-anywhere">
          {`What you enter here for ${member.name} is seen by the teachers of this class, in the markbook and in files, not by other pupils. The name that the pupil has chosen does not change.`}
        </span>
      }
      submitLabel="Save name"
      guardsChanges
      className="grid grid-cols-1 gap-4"
      onSubmit={naming.mutateAsync}
      onSuccess={onClose}
      onClose={onClose}
    >
      <Field label="Surname" {...form.field('surname')}>
        <TextInput maxLength={maxListedNameLength} autoComplete="off" />
      </Field>
      <Field label="Forename" {...form.field('forename')}>
        <TextInput maxLength={maxListedNameLength} autoComplete="off" />
      </Field>
      <Field
        label="Identifier"
        hint="For example the admission number or the unique pupil number."
        {...form.field('identifier')}
      >
        <TextInput maxLength={maxListedNameLength} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
