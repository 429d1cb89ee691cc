import { adminRoles, staffRoles } from '@markwell/shared/accounts/roles.vocabulary';
import { Link } from 'react-router-dom';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { AccountSetting } from './activation-setting.tsx';
import { ConsentSetting } from './consent-setting.tsx';
import { ContactSetting } from './contact-setting.tsx';
import { ParentLinksSetting } from './parent-links-setting.tsx';
import { PersonalDataSetting } from './personal-data-setting.tsx';
import { PremiumSetting } from './premium-setting.tsx';
import { RoleBadge } from './role-badge.tsx';
import { RoleSetting } from './role-setting.tsx';
import { SecondFactorSetting } from './second-factor-setting.tsx';
import { SignOutSetting } from './sign-out-setting.tsx';
import { SchoolSetting } from './school-setting.tsx';
import type { SettingProps } from './user-setting.tsx';
import { ActiveBadge } from './user-columns.tsx';
import { useManagedUser } from './users.queries.ts';

interface ManageUserProps extends SettingProps {
  onClose: () => void;
}

/** What an administrator may change about a user. Only hides what the server would reject. */
export function ManageUser({ user: listed, onChanged, onClose }: ManageUserProps) {
  const user = useManagedUser(listed);
  const self = useAuth().user;
  const isSuper = self?.role === 'SUPER_ADMIN';
  const isOwn = self?.id === user.id;
  const mayChange = isSuper || !adminRoles.includes(user.role);
  return (
    <GuardedDialog
      onClose={onClose}
      title={<span className="wrap-anywhere">{user.name}</span>}
      description={
        <span className="grid justify-items-start gap-2">
          <span className="wrap-anywhere">{user.email}</span>
          <span className="flex flex-wrap gap-2">
            <RoleBadge role={user.role} />
            <ActiveBadge isActive={user.isActive} />
          </span>
        </span>
      }
    >
      {mayChange ? (
        <div className="grid gap-6">
          <ContactSetting user={user} isOwn={isOwn} onChanged={onChanged} />
          {user.role === 'STUDENT' && <ConsentSetting user={user} />}
          {isSuper && <RoleSetting user={user} isOwn={isOwn} onChanged={onChanged} />}
          <PremiumSetting user={user} onChanged={onChanged} />
          <SchoolSetting user={user} onChanged={onChanged} />
          <ParentLinksSetting user={user} />
          {isSuper && !isOwn && staffRoles.includes(user.role) && <SecondFactorSetting user={user} />}
          {!isOwn && <SignOutSetting user={user} />}
          <AccountSetting user={user} isOwn={isOwn} onChanged={onChanged} />
          <PersonalDataSetting user={user} isOwn={isOwn} onErased={onClose} />
        </div>
      ) : (
        <Banner>Only a super-administrator may change administrators.</Banner>
      )}
      <p className="mt-6 border-t border-line pt-4 text-sm">
        <Link
          to={`/admin/audit-log?target=${user.id}`}
          className="font-semibold text-royal underline-offset-4 hover:underline"
        >
          Changes so far
        </Link>
      </p>
    </GuardedDialog>
  );
}
