import { signOutUser } from '@markwell/shared/users/sign-out-user.contract';
import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { showToast, toastError } from '#ui/feedback/show-toast.tsx';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { call } from '#lib/api/client.ts';
import { UserSetting } from './user-setting.tsx';

/** For a user who has lost a device, or whose account someone else has used. */
export function SignOutSetting({ user }: { user: ManagedUserDto }) {
  const signOut = useMutation({
    mutationFn: () => call(signOutUser, { params: { id: user.id } }),
    onSuccess: ({ name }) => showToast('success', `${name} is signed out everywhere`),
    onError: toastError('Nothing was changed. Please try again.'),
  });
  return (
    <UserSetting title="Devices">
      <ConfirmAction
        trigger={
          <Button variant="quiet" className="justify-self-start">
            Sign out everywhere
          </Button>
        }
        title={<span className="wrap-anywhere">Sign out {user.name} everywhere?</span>}
        description="They have to sign in again on every device, and get an e-mail. An open test keeps its answers."
        confirmLabel="Sign out everywhere"
        tone="danger"
        action={signOut}
      />
    </UserSetting>
  );
}
