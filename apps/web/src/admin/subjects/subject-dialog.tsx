import {
  newSubjectSchema,
  subjectEditSchema,
  type AdminSubjectDto,
} from '@markwell/shared/admin/subjects/subjects.contract';
import { listSchools } from '@markwell/shared/admin/users/users.contract';
import {
  subjectColors,
  subjectIcons,
  visibilities,
  visibilityNames,
} from '@markwell/shared/vocabulary/subjects';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import type { FilterChoice } from '../../components/admin/filter-select.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../components/forms/field-errors.ts';
import { endpointQuery } from '../../lib/query/cache-keys.ts';
import { AppearancePicker } from './appearance-picker.tsx';
import { useSaveSubject } from './subjects.queries.ts';

interface SubjectDialogProps {
  /** Null to create one. */
  subject: AdminSubjectDto | null;
  stages: readonly FilterChoice[];
  /** The stage of the current filter: the default for a new subject. */
  stageId: string;
  onClose: () => void;
}

const formId = 'subject-form';

/** Creates or edits a subject; the stage of an existing one is fixed (spec 3 §4). */
export function SubjectDialog({ subject, stages, stageId, onClose }: SubjectDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(subject, stageId));
  const [problems, setProblems] = useState<FieldErrors>({});
  const save = useSaveSubject();
  const isNew = subject === null;

  function set<Name extends keyof typeof values>(name: Name, value: (typeof values)[Name]) {
    setValues({ ...values, [name]: value });
    // A name is unique within stage, visibility and school: changing one of these may resolve the conflict.
    const changesScope = name === 'stageId' || name === 'visibility' || name === 'schoolId';
    setProblems({ ...problems, ...(changesScope && { name: undefined }), [name]: undefined });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const entered = { ...values, order: Number(values.order), schoolId: values.schoolId || null };
    const found = schemaErrors(isNew ? newSubjectSchema : subjectEditSchema, entered);
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    save.mutate(
      { id: subject?.id ?? null, subject: entered },
      {
        onSuccess: () => {
          showToast('success', `Subject ${isNew ? 'created' : 'updated'} successfully!`);
          onClose();
        },
        onError: (error) => {
          const refused = serverErrors(error);
          setProblems(refused);
          if (!focusFirstError(form.current, refused)) {
            showToast('error', messageOf(error, `Failed to ${isNew ? 'create' : 'update'} subject`));
          }
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !save.isPending) onClose();
      }}
    >
      <DialogContent
        title={isNew ? 'Create subject' : 'Edit subject'}
        description="Topics and questions inherit the visibility of their subject."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={save.isPending}>
              {isNew ? 'Create subject' : 'Save subject'}
            </Button>
          </>
        }
      >
        <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Stage"
            required
            className="sm:col-span-2"
            error={problems['stageId']}
            hint={isNew ? undefined : 'The stage of a subject cannot be changed.'}
          >
            <Select
              name="stageId"
              disabled={!isNew}
              value={values.stageId}
              onChange={({ target }) => {
                set('stageId', target.value);
              }}
            >
              <option value="">Choose a stage</option>
              {stages.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Name" required error={problems['name']}>
            <TextInput
              name="name"
              value={values.name}
              onChange={({ target }) => {
                set('name', target.value);
              }}
            />
          </Field>
          <Field label="Code" error={problems['code']} hint="If left empty, it is made from the name.">
            <TextInput
              name="code"
              autoComplete="off"
              spellCheck={false}
              value={values.code}
              onChange={({ target }) => {
                set('code', target.value);
              }}
            />
          </Field>
          <Field label="Description" className="sm:col-span-2" error={problems['description']}>
            <Textarea
              name="description"
              rows={2}
              value={values.description}
              onChange={({ target }) => {
                set('description', target.value);
              }}
            />
          </Field>
          <AppearancePicker
            icon={values.icon}
            color={values.color}
            onIcon={(icon) => {
              set('icon', icon);
            }}
            onColor={(color) => {
              set('color', color);
            }}
          />
          <Field label="Order" error={problems['order']} hint="Lower numbers come first.">
            <TextInput
              name="order"
              type="number"
              min={0}
              step={1}
              inputMode="numeric"
              value={values.order}
              onChange={({ target }) => {
                set('order', target.value);
              }}
            />
          </Field>
          <Field
            label="Visibility"
            error={problems['visibility']}
            hint="Platform administrators create public subjects; teachers create private ones for their school."
          >
            <Select
              name="visibility"
              value={values.visibility}
              onChange={({ target }) => {
                const chosen = visibilities.find((visibility) => visibility === target.value);
                if (chosen) set('visibility', chosen);
              }}
            >
              {visibilities.map((visibility) => (
                <option key={visibility} value={visibility}>
                  {visibilityNames[visibility]}
                </option>
              ))}
            </Select>
          </Field>
          {values.visibility === 'SCHOOL_PRIVATE' && (
            <SchoolField
              value={values.schoolId}
              error={problems['schoolId']}
              onChoose={(schoolId) => {
                set('schoolId', schoolId);
              }}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}

function SchoolField(props: { value: string; error: string | undefined; onChoose: (id: string) => void }) {
  const { data, isError } = useQuery({ ...endpointQuery(listSchools), staleTime: 0 });
  return (
    <Field
      label="School"
      required
      className="sm:col-span-2"
      error={props.error ?? (isError ? 'Failed to load the schools' : undefined)}
      hint="Schools are added in User Management."
    >
      <Select
        name="schoolId"
        value={props.value}
        onChange={({ target }) => {
          props.onChoose(target.value);
        }}
      >
        <option value="">Choose a school</option>
        {data?.schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const valuesOf = (subject: AdminSubjectDto | null, stageId: string) => ({
  stageId: subject?.stageId ?? stageId,
  name: subject?.name ?? '',
  code: subject?.code ?? '',
  description: subject?.description ?? '',
  icon: subject?.icon ?? subjectIcons[0],
  color: subject?.color ?? subjectColors[0],
  order: String(subject?.order ?? 0),
  visibility: subject?.visibility ?? 'PUBLIC',
  schoolId: subject?.schoolId ?? '',
});
