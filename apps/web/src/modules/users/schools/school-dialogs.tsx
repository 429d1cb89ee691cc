import {
  schoolMergeSchema,
  type SchoolMergePreview,
  type SchoolOverviewDto,
} from '@markwell/shared/users/manage-schools.contract';
import { newSchoolSchema } from '@markwell/shared/users/users.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { countOf } from '#lib/format.ts';
import { useMergePreview, useMergeSchool, useRenameSchool } from './schools.queries.ts';

interface SchoolDialogProps {
  school: SchoolOverviewDto;
  onClose: () => void;
}

export function RenameSchoolDialog({ school, onClose }: SchoolDialogProps) {
  const form = useContractForm({ schema: newSchoolSchema, values: { name: school.name } });
  const rename = useRenameSchool(school.id);
  return (
    <FormDialog
      form={form}
      size="small"
      title="Rename the school"
      submitLabel="Save the name"
      guardsChanges
      onSubmit={(body) => rename.mutateAsync(body)}
      onSuccess={({ school: renamed }) => {
        onClose();
        showToast('success', `The school is ${renamed.name} now`);
      }}
      onClose={onClose}
    >
      <Field label="Name" required {...form.field('name')}>
        <TextInput autoComplete="off" maxLength={120} />
      </Field>
    </FormDialog>
  );
}

export function MergeSchoolDialog({
  school,
  schools,
  onClose,
}: SchoolDialogProps & { schools: readonly SchoolOverviewDto[] }) {
  const form = useContractForm({
    schema: schoolMergeSchema,
    values: { intoId: '', name: '' },
    check: ({ name }) => ({
      name: name !== '' && name.trim() !== school.name ? 'This is not the name of the school' : undefined,
    }),
  });
  const intoId = form.watch('intoId');
  const preview = useMergePreview(school.id, intoId);
  const merge = useMergeSchool(school.id);
  return (
    <FormDialog
      form={form}
      title={<span className="wrap-anywhere">Merge {school.name} into another school</span>}
      description="Everything of this school moves to the other one, and this school is removed. This cannot be undone."
      submitLabel="Merge the schools"
      submitVariant="danger"
      className="grid gap-5"
      onSubmit={(body) => merge.mutateAsync(body)}
      onSuccess={({ school: into }) => {
        onClose();
        showToast('success', 'The schools were merged', into.name);
      }}
      onClose={onClose}
    >
      <Field label="Into which school?" required {...form.field('intoId')}>
        <Select
          choices={schools
            .filter(({ id }) => id !== school.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
        >
          <option value="" disabled>
            Choose…
          </option>
        </Select>
      </Field>
      {intoId !== '' && (
        <Loaded query={preview} loading="Counting what moves…" failure="What moves could not be counted.">
          {(loaded) => <Preview preview={loaded} />}
        </Loaded>
      )}
      <Field label={`Type ${school.name} to confirm`} required {...form.field('name')}>
        <TextInput autoComplete="off" spellCheck={false} />
      </Field>
    </FormDialog>
  );
}

function Preview({ preview: { moves, sameSubjects } }: { preview: SchoolMergePreview }) {
  return (
    <>
      {sameSubjects.length > 0 && (
        <Banner tone="error" title="Both schools have these subjects. Please rename them first.">
          {sameSubjects.join(', ')}
        </Banner>
      )}
      <div>
        <p className="font-semibold">What moves</p>
        <ul className="mt-1 list-disc pl-5">
          <li>{countOf(moves.users, 'user')}</li>
          <li>
            {countOf(moves.classes, 'class', 'classes')} with {countOf(moves.assignments, 'assignment')}
          </li>
          <li>
            {countOf(moves.subjects, 'private subject')} with {countOf(moves.questions, 'question')}
            {moves.reservedQuestions > 0 &&
              `, of which ${countOf(moves.reservedQuestions, 'is reserved', 'are reserved')}`}
          </li>
        </ul>
      </div>
    </>
  );
}
