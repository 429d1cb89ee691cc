import type { ClassFields } from '@markwell/shared/classes/classes.schemas';
import { maxClassNameLength } from '@markwell/shared/classes/classes.vocabulary';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useStages, useSubjectsOf } from '../classes.queries.ts';

/** What the form of a class holds: an empty subject is every subject of the stage. */
export interface ClassValues {
  name: string;
  stageId: string;
  subjectId: string;
}

export const bodyOfClass = ({ subjectId, ...values }: ClassValues): ClassFields => ({
  ...values,
  subjectId: subjectId === '' ? null : subjectId,
});

/** Name, stage and subject of a class. A chosen subject that the list no longer has stays. */
export function ClassFieldInputs({
  form,
  keptSubject,
}: {
  form: ContractForm<ClassValues, ClassFields>;
  keptSubject?: { id: string; name: string } | null | undefined;
}) {
  const stages = useStages();
  const stageId = form.watch('stageId');
  const subjects = useSubjectsOf(stageId).data ?? [];
  const choices = subjects.map(({ id, name }) => ({ value: id, label: name }));
  const isKeptMissing =
    keptSubject?.id === form.watch('subjectId') && !subjects.some(({ id }) => id === keptSubject.id);
  const stageField = form.field('stageId');
  return (
    <>
      <Field
        label="Name"
        hint="As your pupils know it, for example 10B Mathematics"
        required
        className="sm:col-span-2"
        {...form.field('name')}
      >
        <TextInput maxLength={maxClassNameLength} autoComplete="off" />
      </Field>
      <Field
        label="Stage"
        required
        error={stageField.error}
        binding={{
          ...stageField.binding,
          onChange: (event) => {
            form.setValue('subjectId', '', { shouldDirty: true });
            return stageField.binding.onChange(event);
          },
        }}
      >
        <Select choices={stages.data?.map(({ id, displayName }) => ({ value: id, label: displayName }))}>
          <option value="">Choose a stage</option>
        </Select>
      </Field>
      <Field label="Subject" {...form.field('subjectId')}>
        <Select
          disabled={stageId === ''}
          choices={isKeptMissing ? [{ value: keptSubject.id, label: keptSubject.name }, ...choices] : choices}
        >
          <option value="">All subjects</option>
        </Select>
      </Field>
    </>
  );
}
