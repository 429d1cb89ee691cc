import {
  resetSecondFactor,
  secondFactorResetSchema,
} from '@markwell/shared/users/second-factor-reset.contract';
import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { call } from '#lib/api/client.ts';
import { chosenCheck, IdentityCheckField } from './identity-check-field.tsx';
import { UserSetting } from './user-setting.tsx';

/** For a member of staff who has lost the phone and the recovery codes. */
export const SecondFactorSetting = ({ user }: { user: ManagedUserDto }) => (
  <UserSetting title="Sign-in codes">
    <DialogButton variant="quiet" label="Reset sign-in codes" className="justify-self-start">
      {(close) => <ResetDialog user={user} onClose={close} />}
    </DialogButton>
  </UserSetting>
);

function ResetDialog({ user, onClose }: { user: ManagedUserDto; onClose: () => void }) {
  const form = useContractForm({
    schema: secondFactorResetSchema,
    values: { identityCheck: '' },
    bodyOf: ({ identityCheck }) => ({ identityCheck: chosenCheck(identityCheck) }),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={
        <>
          Reset the <span className="whitespace-nowrap">sign-in</span> codes?
        </>
      }
      description={
        <span className="wrap-anywhere">
          {user.name} is signed out everywhere and can then sign in with the password alone. They get an
          e-mail.
        </span>
      }
      submitLabel="Reset sign-in codes"
      submitVariant="danger"
      onSubmit={(body) => call(resetSecondFactor, { params: { id: user.id }, body })}
      onSuccess={({ name }) => {
        onClose();
        showToast('success', `${name} can sign in without a code now`);
      }}
      onClose={onClose}
    >
      <IdentityCheckField {...form.field('identityCheck')} />
    </FormDialog>
  );
}
