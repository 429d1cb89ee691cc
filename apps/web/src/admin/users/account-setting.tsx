import { useState } from 'react';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.tsx';
import { Setting, type SettingProps } from './setting.tsx';
import { useChangeUser } from './users.queries.ts';

export function AccountSetting({ user, isOwn, onChanged }: SettingProps & { isOwn: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeUser(user.id, (changed) => {
    setAsking(false);
    onChanged(changed);
    notify(
      'success',
      changed.isActive ? `${changed.name} can sign in again` : `${changed.name} is signed out`,
    );
  });
  return (
    <Setting title="Account">
      {isOwn && <p className="text-ink-soft">You cannot deactivate your own account.</p>}
      {!isOwn && !user.isActive && (
        <>
          <p className="text-ink-soft">Nobody can sign in with this account. Nothing of it is lost.</p>
          <Button
            variant="quiet"
            className="justify-self-start"
            pending={change.isPending}
            onClick={() => {
              change.mutate({ isActive: true });
            }}
          >
            Activate account
          </Button>
        </>
      )}
      {!isOwn && user.isActive && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={
            <Button variant="danger" className="justify-self-start">
              Deactivate account
            </Button>
          }
          title={<span className="wrap-anywhere">Deactivate {user.name}?</span>}
          description="They are signed out everywhere within five seconds and cannot sign in. Their results stay, and the account can be activated again."
          confirmLabel="Deactivate"
          tone="danger"
          pending={change.isPending}
          onConfirm={() => {
            change.mutate({ isActive: false });
          }}
        />
      )}
    </Setting>
  );
}
