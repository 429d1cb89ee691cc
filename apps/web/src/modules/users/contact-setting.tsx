import { userEmailSchema, userNameSchema } from '@markwell/shared/users/correct-user.contract';
import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { chosenCheck, IdentityCheckField } from './identity-check-field.tsx';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useCorrectUser } from './users.queries.ts';

/** Corrects a name or an address that is wrong. */
export function ContactSetting({ user, isOwn, onChanged }: SettingProps & { isOwn: boolean }) {
  return (
    <UserSetting title="Name and e-mail address">
      <div className="flex flex-wrap gap-3">
        <DialogButton variant="quiet" label="Correct the name">
          {(close) => <NameDialog user={user} onChanged={onChanged} onClose={close} />}
        </DialogButton>
        {!isOwn && (
          <DialogButton variant="quiet" label="Correct the address">
            {(close) => <EmailDialog user={user} onChanged={onChanged} onClose={close} />}
          </DialogButton>
        )}
      </div>
    </UserSetting>
  );
}

type CorrectionProps = SettingProps & { onClose: () => void };

function NameDialog({ user, onChanged, onClose }: CorrectionProps) {
  const form = useContractForm({ schema: userNameSchema, values: { name: user.name } });
  const correct = useCorrectUser(user.id, onChanged);
  return (
    <FormDialog
      form={form}
      size="small"
      title="Correct the name"
      description="Teachers of the user’s classes see this name."
      submitLabel="Save the name"
      guardsChanges
      onSubmit={(body) => correct.mutateAsync(body)}
      onSuccess={() => {
        onClose();
        showToast('success', 'The name was corrected');
      }}
      onClose={onClose}
    >
      <Field label="Name" required {...form.field('name')}>
        <TextInput autoComplete="off" maxLength={120} />
      </Field>
    </FormDialog>
  );
}

const ways = {
  link: 'When it is confirmed with a link sent to it',
  check: 'Now: I have checked who asked',
};

function EmailDialog({ user, onChanged, onClose }: CorrectionProps) {
  const form = useContractForm({
    schema: userEmailSchema,
    values: { email: '', way: 'link', identityCheck: '' },
    bodyOf: ({ email, way, identityCheck }) => ({
      email,
      identityCheck: way === 'link' ? null : chosenCheck(identityCheck),
    }),
  });
  const correct = useCorrectUser(user.id, onChanged);
  const succeed = ({ user: changed }: { user: ManagedUserDto }, email: string) => {
    onClose();
    showToast(
      'success',
      changed.email === email ? `The address is ${email} now` : `A link was sent to ${email}`,
    );
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={
        <>
          Correct the <span className="whitespace-nowrap">e-mail</span> address
        </>
      }
      description={
        <span className="wrap-anywhere">
          {user.name} is signed out everywhere. The old address, {user.email}, gets an e-mail.
        </span>
      }
      submitLabel={form.watch('way') === 'link' ? 'Send the link' : 'Change the address'}
      className="grid gap-5"
      guardsChanges
      onSubmit={(body) => correct.mutateAsync(body)}
      onSuccess={(sent, { email }) => succeed(sent, email)}
      onClose={onClose}
    >
      <Field label="New e-mail address" required {...form.field('email')}>
        <TextInput type="email" autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="When it changes" {...form.field('way')}>
        <Select choices={Object.entries(ways).map(([value, label]) => ({ value, label }))} />
      </Field>
      {form.watch('way') === 'check' && <IdentityCheckField {...form.field('identityCheck')} />}
    </FormDialog>
  );
}
