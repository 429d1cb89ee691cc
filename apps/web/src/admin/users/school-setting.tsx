import { newSchoolSchema } from '@markwell/shared/admin/users/users.contract';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useChangeUser, useCreateSchool, useSchools } from './users.queries.ts';

export function SchoolSetting({ user, onChanged }: SettingProps) {
  const schools = useSchools();
  const [isAdding, setAdding] = useState(false);
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    showToast(
      'success',
      changed.school === null ? 'Belongs to no school now' : `Belongs to ${changed.school.name} now`,
    );
  });
  const own = user.school;
  const known = schools.data?.schools ?? [];
  const choices = own && !known.some(({ id }) => id === own.id) ? [own, ...known] : known;
  const join = (schoolId: string | null) => {
    change.mutate({ schoolId });
  };
  return (
    <UserSetting title="School">
      <Field
        label="School"
        labelHidden
        hint="Users of a school can see its private subjects."
        error={schools.isError ? 'The schools could not be loaded.' : undefined}
      >
        <Select
          value={own?.id ?? ''}
          onChange={({ target }) => {
            join(target.value === '' ? null : target.value);
          }}
        >
          <option value="">No school</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {isAdding ? (
        <NewSchool
          onMade={(id) => {
            setAdding(false);
            join(id);
          }}
        />
      ) : (
        <Button
          variant="subtle"
          size="small"
          className="justify-self-start"
          onClick={() => {
            setAdding(true);
          }}
        >
          Add a school
        </Button>
      )}
    </UserSetting>
  );
}

function NewSchool({ onMade }: { onMade: (schoolId: string) => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const create = useCreateSchool();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const parsed = newSchoolSchema.safeParse({ name });
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    create.mutate(parsed.data.name, {
      onSuccess: ({ school }) => {
        onMade(school.id);
      },
      onError: (error) => {
        setProblem(messageOf(error, 'The school could not be added. Please try again.'));
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Name of the new school" required error={problem}>
        <TextInput
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="quiet" pending={create.isPending} className="justify-self-start">
        Add and choose
      </Button>
    </form>
  );
}
