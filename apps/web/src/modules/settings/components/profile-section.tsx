import { profileSchema, emailChangeSchema } from '@markwell/shared/settings/users.contract';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import type { SessionUser } from '#lib/session/session-user.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { showSaveError } from '../show-save-error.ts';
import { useUpdateProfile, useAccountState, useChangeEmail } from '../settings.queries.ts';
import { SettingsSection } from './settings-section.tsx';
import { checkCurrentPassword, CurrentPassword } from './current-password.tsx';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', isWide: true },
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', isWide: false },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', isWide: false },
  { name: 'grade', label: 'School year', autoComplete: 'off', isWide: false },
  { name: 'school', label: 'School', autoComplete: 'organization', isWide: false },
] as const;

const profileOf = ({ name, firstName, lastName, grade, school }: SessionUser) => ({
  name,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  grade: grade ?? '',
  school: school ?? '',
});

/** A parent has neither a school year nor a school. */
const pupilsFields = ['grade', 'school'];

export function ProfileSection({ user }: { user: SessionUser }) {
  const form = useContractForm({ schema: profileSchema, values: profileOf(user) });
  const save = useUpdateProfile();
  const isParent = user.role === 'PARENT';
  const shownFields = fields.filter(({ name }) => !isParent || !pupilsFields.includes(name));

  return (
    <SettingsSection title="Profile" lead={isParent ? 'Your name.' : 'Your name and school.'}>
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
      <Form
        form={form}
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(profile) => save.mutateAsync({ ...profile, email: user.email })}
        onSuccess={({ name, firstName, lastName, grade, school }) => {
          form.reset({ name, firstName, lastName, grade, school });
          showToast('success', 'Profile updated successfully!');
        }}
        onFailure={(error) => showSaveError(error, 'Failed to update profile. Please try again.')}
      >
        {shownFields.map(({ name, label, autoComplete, isWide }) => (
          <Field
            key={name}
            label={label}
            required={name === 'name'}
            className={isWide ? 'sm:col-span-2' : undefined}
            {...form.field(name)}
          >
            <TextInput autoComplete={autoComplete} />
          </Field>
        ))}
        <SubmitButton form={form} className="sm:col-span-2 sm:justify-self-start">
          Save profile
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </SettingsSection>
  );
}

/** Requests a link to a new address. The current address stays valid until the link is opened. */
function EmailChange() {
  return (
    <DialogButton variant="quiet" size="small" label="Change e-mail address">
      {(close) => <EmailChangeDialog onClose={close} />}
    </DialogButton>
  );
}

function EmailChangeDialog({ onClose }: { onClose: () => void }) {
  const hasPassword = useAccountState()?.hasPassword !== false;
  const change = useChangeEmail();
  const form = useContractForm({
    schema: emailChangeSchema,
    values: { email: '', password: '' },
    bodyOf: ({ email, password }) => (hasPassword ? { email, password } : { email }),
    check: checkCurrentPassword(hasPassword),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Change your address"
      description="We send a link to the new e-mail address. Your address changes when you confirm it there."
      submitLabel="Send the link"
      className="grid gap-5"
      onSubmit={(body) => change.mutateAsync(body)}
      onSuccess={(_, { email }) => {
        onClose();
        showToast('info', 'Check your e-mail', `We have sent a link to ${email.trim()}.`);
      }}
      onFailure={(error, isShown) => {
        if (!isShown) showSaveError(error, 'Your e-mail address was not changed.');
      }}
      onClose={onClose}
    >
      <Field label="New e-mail address" required {...form.field('email')}>
        <TextInput type="email" autoComplete="email" />
      </Field>
      <CurrentPassword hasPassword={hasPassword} field={form.field('password')}>
        <p>
          You sign in with Google. To change your address, sign in again first, at most ten minutes before.
        </p>
      </CurrentPassword>
    </FormDialog>
  );
}
