import { signOutUser } from '@markwell/shared/admin/users/sign-out-user.contract';
import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/actions/button.tsx';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { AlertDialog } from '../../components/ui/overlays/alert-dialog.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { UserSetting } from './user-setting.tsx';

/** For a user who has lost a device, or whose account someone else has used. */
export function SignOutSetting({ user }: { user: ManagedUserDto }) {
  const [isAsking, setAsking] = useState(false);
  const signOut = useMutation({
    mutationFn: () => call(signOutUser, { params: { id: user.id } }),
    onSuccess: ({ name }) => showToast('success', `${name} is signed out everywhere`),
    onError: (error) => showToast('error', messageOf(error, 'Nothing was changed. Please try again.')),
    onSettled: () => setAsking(false),
  });
  return (
    <UserSetting title="Devices">
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        trigger={
          <Button variant="quiet" className="justify-self-start">
            Sign out everywhere
          </Button>
        }
        title={<span className="wrap-anywhere">Sign out {user.name} everywhere?</span>}
        description="They have to sign in again on every device, and get an e-mail. An open test keeps its answers."
        confirmLabel="Sign out everywhere"
        tone="danger"
        pending={signOut.isPending}
        onConfirm={() => {
          signOut.mutate();
        }}
      />
    </UserSetting>
  );
}
