import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { forbidden, ruleViolated } from '#platform/domain-error.ts';
import type { Change } from '#modules/audit/record-change.repository.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import { lastDayOf } from './premium-days.ts';

interface SchoolName {
  id: string;
  name: string;
}

/** The locked state that a rule decides on. */
export interface UserChangeContext {
  actor: { id: string; role: Role; isActive: boolean };
  user: {
    id: string;
    role: Role;
    isActive: boolean;
    premiumUntil: Date | null;
    school: SchoolName | null;
  };
  /** The number of other active super-administrators who have not requested account deletion. */
  otherSuperAdmins: number;
}

/** The fields that administrators change. */
export interface UserFields {
  role?: Role;
  isActive?: boolean;
  premiumUntil?: Date | null;
  schoolId?: string | null;
  name?: string;
  email?: string;
  emailVerifiedAt?: Date;
  parentEmail?: string;
  parentConfirmedAt?: Date;
  consentEndsOn?: Date;
  /** Raises the token version, which makes all session tokens of the user invalid. */
  endSessions?: boolean;
}

/** The fields to write, and what the audit log says about them. */
export interface UserChangeOutcome extends Pick<Change, 'action' | 'before' | 'after'> {
  set: UserFields;
}

/** Returns the change, or undefined when there is none. Throws when it is not allowed. */
export type UserChangeRule = (context: UserChangeContext) => UserChangeOutcome | undefined;

/** Throws RULE_BROKEN when the user is the last active super-administrator. */
function assertSuperAdminRemains({ user, otherSuperAdmins }: UserChangeContext): void {
  if (user.role === 'SUPER_ADMIN' && otherSuperAdmins === 0) {
    throw ruleViolated(
      'This is the last active super-administrator. Make someone else a super-administrator first.',
    );
  }
}

export const roleChange =
  (role: Role): UserChangeRule =>
  (context) => {
    const { actor, user } = context;
    assertCanManage(context);
    if (actor.role !== 'SUPER_ADMIN') throw forbidden('Only a super-administrator may change roles');
    if (actor.id === user.id) throw ruleViolated('You cannot change your own role');
    if (user.role === role) return undefined;
    assertSuperAdminRemains(context);
    return { set: { role }, action: 'user.role-changed', before: { role: user.role }, after: { role } };
  };

export const activeChange =
  (isActive: boolean): UserChangeRule =>
  (context) => {
    const { actor, user } = context;
    assertCanManage(context);
    if (actor.id === user.id && !isActive) throw ruleViolated('You cannot deactivate your own account');
    if (user.isActive === isActive) return undefined;
    if (!isActive) assertSuperAdminRemains(context);
    return {
      set: isActive ? { isActive } : { isActive, endSessions: true },
      action: isActive ? 'user.activated' : 'user.deactivated',
      before: { isActive: user.isActive },
      after: { isActive },
    };
  };

export const premiumChange =
  (premiumUntil: Date | null): UserChangeRule =>
  (context) => {
    assertCanManage(context);
    const before = context.user.premiumUntil;
    if (before?.getTime() === premiumUntil?.getTime()) return undefined;
    return {
      set: { premiumUntil },
      action: 'user.premium-changed',
      before: { premiumUntil: before && lastDayOf(before) },
      after: { premiumUntil: premiumUntil && lastDayOf(premiumUntil) },
    };
  };

export const schoolChange =
  (school: SchoolName | null): UserChangeRule =>
  (context) => {
    assertCanManage(context);
    const before = context.user.school;
    if (before?.id === school?.id) return undefined;
    return {
      set: { schoolId: school?.id ?? null },
      action: 'user.school-changed',
      before: { school: before?.name ?? null },
      after: { school: school?.name ?? null },
    };
  };

/** Checks whether a reset link may be sent, and records it in the audit log. `sendResetLink` sends it. */
export const resetLink: UserChangeRule = (context) => {
  assertCanManage(context);
  if (!context.user.isActive) {
    throw ruleViolated('This account is not active, so a new password would not help.');
  }
  return { set: {}, action: 'user.reset-link-asked', before: null, after: null };
};

/** Checks whether an administrator may write to a user, and records it. `changeUsers` sends the e-mail. */
export const emailSent =
  (subject: string, isEmailVerified: boolean): UserChangeRule =>
  (context) => {
    assertCanManage(context);
    if (!context.user.isActive) throw ruleViolated('This account is not active');
    if (!isEmailVerified) throw ruleViolated('The e-mail address is not confirmed');
    return { set: {}, action: 'user.emailed', before: null, after: { subject } };
  };
