import { resetSecondFactor } from '@markwell/shared/admin/users/second-factor-reset.contract';
import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/actions/button.tsx';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { AlertDialog } from '../../components/ui/overlays/alert-dialog.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { UserSetting } from './user-setting.tsx';

/** For a member of staff who has lost the phone and the recovery codes. */
export function SecondFactorSetting({ user }: { user: ManagedUserDto }) {
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => call(resetSecondFactor, { params: { id: user.id } }),
    onSuccess: ({ name }) => showToast('success', `${name} can sign in without a code now`),
    onError: (error) => showToast('error', messageOf(error, 'Nothing was changed. Please try again.')),
    onSettled: () => setAsking(false),
  });
  return (
    <UserSetting title="Sign-in codes">
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
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
        pending={reset.isPending}
        onConfirm={() => {
          reset.mutate();
        }}
      />
    </UserSetting>
  );
}
