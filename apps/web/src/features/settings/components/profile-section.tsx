import { profileSchema } from '@markwell/shared/features/users/users.contract';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/show-toast.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../../components/forms/field-errors.ts';
import { showSaveError } from '../show-save-error.ts';
import { useUpdateProfile } from '../settings.queries.ts';
import { EmailChange } from './email-change.tsx';
import { SettingsSection } from './settings-section.tsx';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', isWide: true },
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', isWide: false },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', isWide: false },
  { name: 'grade', label: 'Grade', autoComplete: 'off', isWide: false },
  { name: 'school', label: 'School', autoComplete: 'organization', isWide: false },
] as const;

const profileOf = ({ name, firstName, lastName, grade, school }: SessionUser) => ({
  name,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  grade: grade ?? '',
  school: school ?? '',
});

export function ProfileSection({ user }: { user: SessionUser }) {
  const form = useRef<HTMLFormElement>(null);
  const [profile, setProfile] = useState(() => profileOf(user));
  const [problems, setProblems] = useState<FieldErrors>({});
  const save = useUpdateProfile();

  const type = (name: keyof typeof profile) => (event: ChangeEvent<HTMLInputElement>) => {
    setProfile({ ...profile, [name]: event.target.value });
    setProblems({ ...problems, [name]: undefined });
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const found = schemaErrors(profileSchema, profile);
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    save.mutate(
      { ...profile, email: user.email },
      {
        onSuccess: ({ name, firstName, lastName, grade, school }) => {
          setProfile({ name, firstName, lastName, grade, school });
          showToast('success', 'Profile updated successfully!');
        },
        onError: (error) => {
          setProblems(serverErrors(error));
          showSaveError(error, 'Failed to update profile. Please try again.');
        },
      },
    );
  }

  return (
    <SettingsSection title="Profile" lead="Your name and school.">
      <div className="mb-5 grid justify-items-start gap-3">
        <Field label="E-mail" className="w-full" hint="You sign in with this address.">
          <TextInput
            name="email"
            type="email"
            readOnly
            value={user.email}
            className="bg-sunk text-ink-soft"
          />
        </Field>
        <EmailChange />
      </div>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, autoComplete, isWide }) => (
          <Field
            key={name}
            label={label}
            required={name === 'name'}
            error={problems[name]}
            className={isWide ? 'sm:col-span-2' : undefined}
          >
            <TextInput name={name} autoComplete={autoComplete} value={profile[name]} onChange={type(name)} />
          </Field>
        ))}
        <Button type="submit" pending={save.isPending} className="sm:col-span-2 sm:justify-self-start">
          Save profile
        </Button>
      </form>
    </SettingsSection>
  );
}
