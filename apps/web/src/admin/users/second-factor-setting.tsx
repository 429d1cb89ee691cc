import { resetSecondFactor } from '@markwell/shared/admin/users/second-factor-reset.contract';
import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/ui/actions/button.tsx';
import { showToast, toastError } from '../../components/ui/feedback/show-toast.tsx';
import { ConfirmAction } from '../../components/ui/overlays/confirm-action.tsx';
import { call } from '../../lib/api/client.ts';
import { UserSetting } from './user-setting.tsx';

/** For a member of staff who has lost the phone and the recovery codes. */
export function SecondFactorSetting({ user }: { user: ManagedUserDto }) {
  const reset = useMutation({
    mutationFn: () => call(resetSecondFactor, { params: { id: user.id } }),
    onSuccess: ({ name }) => showToast('success', `${name} can sign in without a code now`),
    onError: toastError('Nothing was changed. Please try again.'),
  });
  return (
    <UserSetting title="Sign-in codes">
      <ConfirmAction
        trigger={
          <Button variant="quiet" className="justify-self-start">
            Reset sign-in codes
          </Button>
        }
        title="Reset the sign-in codes?"
        description={
          <p className="wrap-anywhere">
            {user.name} is signed out everywhere and can then sign in with the password alone. Do this only if
            you are sure who asked you: for example, you have spoken to them. They get an e-mail.
          </p>
        }
        confirmLabel="Reset sign-in codes"
        tone="danger"
        action={reset}
      />
    </UserSetting>
  );
}
