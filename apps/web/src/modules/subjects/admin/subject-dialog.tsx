import {
  newSubjectSchema,
  subjectEditSchema,
  type AdminSubjectDto,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { listSchools } from '@markwell/shared/users/users.contract';
import {
  subjectColors,
  subjectIcons,
  visibilities,
  visibilityNames,
} from '@markwell/shared/curriculum/subjects.vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { toastFailure } from '#ui/forms/toast-failure.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { Select, type SelectChoice } from '#ui/inputs/select.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useContentArea } from '#ui/admin/content-area.ts';
import { AppearancePicker } from './appearance-picker.tsx';
import { NameFields, OrderField } from './name-fields.tsx';
import { useSaveSubject } from './subjects.queries.ts';

const visibilityChoices = visibilities.map((value) => ({ value, label: visibilityNames[value] }));

interface SubjectDialogProps {
  /** Null to create one. */
  subject: AdminSubjectDto | null;
  stages: readonly SelectChoice[];
  /** The stage of the current filter: the default for a new subject. */
  stageId: string;
  onClose: () => void;
}

const newSubject = {
  name: '',
  code: '',
  description: '',
  icon: subjectIcons[0],
  color: subjectColors[0],
  order: 0,
  visibility: 'PUBLIC',
  schoolId: null,
  updatedAt: undefined,
} as const;

function valuesOf(subject: AdminSubjectDto | null, stageId: string) {
  const from = subject ?? { ...newSubject, stageId };
  return {
    stageId: from.stageId,
    name: from.name,
    code: from.code,
    description: from.description,
    icon: from.icon,
    color: from.color,
    order: String(from.order),
    visibility: from.visibility,
    schoolId: from.schoolId ?? '',
    /** Of the version that the form began with: a refetch can bring a later one. */
    updatedAt: from.updatedAt,
  };
}

const bodyOf = ({ order, schoolId, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  order: Number(order),
  schoolId: schoolId === '' ? null : schoolId,
});

type SubjectBody = z.input<typeof newSubjectSchema> | z.input<typeof subjectEditSchema>;
const schemaOf = (isNew: boolean): z.ZodType<unknown, SubjectBody> =>
  isNew ? newSubjectSchema : subjectEditSchema;

/**
 * Creates or edits a subject; the stage of an existing one is fixed. A teacher's is always private to their
 * school.
 */
export function SubjectDialog({ subject, stages, stageId, onClose }: SubjectDialogProps) {
  const save = useSaveSubject();
  const { isOfSchool } = useContentArea();
  const isNew = subject === null;
  const form = useContractForm({
    schema: schemaOf(isNew),
    values: valuesOf(subject, stageId),
    bodyOf,
  });
  const { visibility, ...values } = form.watch();

  /** A name is unique within stage, visibility and school: changing one of these may resolve the conflict. */
  const changeScope = (name: 'stageId' | 'visibility' | 'schoolId') => ({
    value: form.watch(name),
    onChange: ({ target }: { target: { value: string } }) => {
      form.choose(name, target.value);
      form.clearErrors('name');
    },
  });

  return (
    <FormDialog
      form={form}
      title={isNew ? 'Create subject' : 'Edit subject'}
      description={
        isOfSchool
          ? 'Only your school sees the subject, its topics and the questions that you publish.'
          : 'Topics and questions inherit the visibility of their subject.'
      }
      submitLabel={isNew ? 'Create subject' : 'Save subject'}
      guardsChanges
      onClose={onClose}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(body) =>
        save.mutateAsync({
          id: subject?.id ?? null,
          subject: { ...body, stageId: form.getValues('stageId') },
        })
      }
      onSuccess={() => {
        showToast('success', `Subject ${isNew ? 'created' : 'updated'} successfully!`);
        onClose();
      }}
      onFailure={toastFailure(`Failed to ${isNew ? 'create' : 'update'} subject`)}
    >
      <Field
        label="Stage"
        required
        className="sm:col-span-2"
        hint={isNew ? undefined : 'The stage of a subject cannot be changed.'}
        {...form.field('stageId')}
      >
        <Select disabled={!isNew} choices={stages} {...changeScope('stageId')}>
          <option value="">Choose a stage</option>
        </Select>
      </Field>
      <NameFields form={form} />
      <AppearancePicker
        icon={values.icon}
        color={values.color}
        onIcon={(icon) => form.choose('icon', icon)}
        onColor={(color) => form.choose('color', color)}
      />
      <OrderField form={form} />
      {!isOfSchool && (
        <Field
          label="Visibility"
          hint="Platform administrators create public subjects; teachers create private ones for their school."
          {...form.field('visibility')}
        >
          <Select choices={visibilityChoices} {...changeScope('visibility')} />
        </Field>
      )}
      {!isOfSchool && visibility === 'SCHOOL_PRIVATE' && (
        <SchoolField field={form.field('schoolId')} {...changeScope('schoolId')} />
      )}
    </FormDialog>
  );
}

interface SchoolFieldProps {
  field: ReturnType<ReturnType<typeof useContractForm>['field']>;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function SchoolField({ field, ...control }: SchoolFieldProps) {
  const { data, isError } = useQuery({ ...endpointQuery(listSchools), staleTime: 0 });
  return (
    <Field
      label="School"
      required
      className="sm:col-span-2"
      hint="Schools are added in User Management."
      {...field}
      error={field.error ?? (isError ? 'Failed to load the schools' : undefined)}
    >
      <Select choices={data?.schools.map(({ id, name }) => ({ value: id, label: name }))} {...control}>
        <option value="">Choose a school</option>
      </Select>
    </Field>
  );
}
