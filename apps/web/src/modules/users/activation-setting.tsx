import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useChangeUser, useSendResetLink } from './users.queries.ts';

export function AccountSetting({ user, isOwn, onChanged }: SettingProps & { isOwn: boolean }) {
  return (
    <UserSetting title="Account">
      {isOwn && <p className="text-ink-soft">You cannot deactivate your own account.</p>}
      {!user.isActive && <p className="text-ink-soft">This account cannot sign in. No data is lost.</p>}
      <div className="flex flex-wrap gap-3">
        {user.isActive && <ResetLink userId={user.id} />}
        {!isOwn &&
          (user.isActive ? (
            <Deactivate user={user} onChanged={onChanged} />
          ) : (
            <Activate user={user} onChanged={onChanged} />
          ))}
      </div>
    </UserSetting>
  );
}

function ResetLink({ userId }: { userId: string }) {
  const send = useSendResetLink(userId);
  return (
    <Button variant="quiet" pending={send.isPending} onClick={() => send.mutate()}>
      Send a reset link
    </Button>
  );
}

function Activate({ user, onChanged }: SettingProps) {
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    showToast('success', `${changed.name} can sign in again`);
  });
  return (
    <Button variant="quiet" pending={change.isPending} onClick={() => change.mutate({ isActive: true })}>
      Activate account
    </Button>
  );
}

function Deactivate({ user, onChanged }: SettingProps) {
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    showToast('success', `${changed.name} is signed out`);
  });
  return (
    <ConfirmAction
      trigger={<Button variant="danger">Deactivate account</Button>}
      title={<span className="wrap-anywhere">Deactivate {user.name}?</span>}
      description="They are signed out everywhere within five seconds and cannot sign in. Their results stay, and the account can be activated again."
      confirmLabel="Deactivate"
      tone="danger"
      action={change}
      target={{ isActive: false }}
    />
  );
}
