import { newSchoolSchema } from '@markwell/shared/users/users.contract';
import { useState } from 'react';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useChangeUser, useCreateSchool, useSchools } from './users.queries.ts';

export function SchoolSetting({ user, onChanged }: SettingProps) {
  const schools = useSchools();
  const [isAdding, setAdding] = useState(false);
  const own = user.school;
  /** The arrow keys change a select step by step, so a button saves what was chosen. */
  const [chosen, setChosen] = useState<string>();
  const chosenId = chosen ?? own?.id ?? '';
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    setChosen(undefined);
    showToast(
      'success',
      changed.school === null ? 'No longer belongs to a school' : `Belongs to ${changed.school.name} now`,
    );
  });
  const listed = schools.data?.schools ?? [];
  const isListed = own === null || listed.some(({ id }) => id === own.id);
  const choices = (isListed ? listed : [own, ...listed]).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <UserSetting title="School">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label="School"
          labelHidden
          className="min-w-0 grow basis-48"
          hint="Users of a school can see its private subjects."
          error={schools.isError ? 'The schools could not be loaded.' : undefined}
        >
          <Select value={chosenId} choices={choices} onChange={({ target }) => setChosen(target.value)}>
            <option value="">No school</option>
          </Select>
        </Field>
        <Button
          variant="quiet"
          disabled={chosenId === (own?.id ?? '')}
          pending={change.isPending}
          onClick={() => change.mutate({ schoolId: chosenId === '' ? null : chosenId })}
        >
          Change school
        </Button>
      </div>
      {isAdding ? (
        <NewSchool
          onMade={(id) => {
            setAdding(false);
            change.mutate({ schoolId: id });
          }}
        />
      ) : (
        <Button variant="subtle" size="small" className="justify-self-start" onClick={() => setAdding(true)}>
          Add a school
        </Button>
      )}
    </UserSetting>
  );
}

function NewSchool({ onMade }: { onMade: (schoolId: string) => void }) {
  const form = useContractForm({ schema: newSchoolSchema, values: { name: '' } });
  const create = useCreateSchool();
  return (
    <Form
      form={form}
      className="grid gap-3"
      onSubmit={({ name }) => create.mutateAsync(name)}
      onSuccess={({ school }) => onMade(school.id)}
      onFailure={(error, isShown) => {
        if (isShown) return;
        form.setError('name', {
          message: messageOf(error, 'The school could not be added. Please try again.'),
        });
      }}
    >
      <Field label="Name of the new school" required {...form.field('name')}>
        <TextInput autoComplete="off" />
      </Field>
      <SubmitButton form={form} variant="quiet" className="justify-self-start">
        Add and choose
      </SubmitButton>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}
