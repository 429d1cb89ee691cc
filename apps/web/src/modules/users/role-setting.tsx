import { roleNames } from '@markwell/shared/accounts/role-names.vocabulary';
import { adminRoles, roles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { useState } from 'react';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useChangeUser } from './users.queries.ts';

const roleChoices = roles.map((role) => ({ value: role, label: roleNames[role] }));

const means: Record<Role, string> = {
  STUDENT: 'They practise and see their own results.',
  TEACHER: 'They make classes, set work and see how their pupils do, and can open all past papers.',
  PARENT: 'They see a summary of the results of children who are linked to them, and cannot practise.',
  ADMIN: 'They can change questions, papers and all users except administrators.',
  SUPER_ADMIN: 'They can change everything, including administrators and roles.',
};

export function RoleSetting({ user, isOwn, onChanged }: SettingProps & { isOwn: boolean }) {
  const [chosen, setChosen] = useState(user.role);
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    showToast('success', `${changed.name} is now: ${roleNames[changed.role]}`);
  });
  if (isOwn) {
    return (
      <UserSetting title="Role">
        <p className="text-ink-soft">You cannot change your own role.</p>
      </UserSetting>
    );
  }
  const touchesAdministrators = adminRoles.includes(chosen) || adminRoles.includes(user.role);
  return (
    <UserSetting title="Role">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Role" labelHidden className="min-w-0 grow basis-48">
          <Select
            value={chosen}
            choices={roleChoices}
            onChange={({ target }) => setChosen(roles.find((role) => role === target.value) ?? user.role)}
          />
        </Field>
        <ConfirmAction
          trigger={
            <Button variant="quiet" disabled={chosen === user.role}>
              Change role
            </Button>
          }
          title={`Change the role to ${roleNames[chosen]}?`}
          description={
            <>
              <p className="wrap-anywhere">
                {user.name} is {roleNames[user.role]} now.
              </p>
              <p className="mt-2">{means[chosen]}</p>
            </>
          }
          confirmLabel="Change role"
          tone={touchesAdministrators ? 'danger' : 'primary'}
          action={change}
          target={{ role: chosen }}
        />
      </div>
    </UserSetting>
  );
}
