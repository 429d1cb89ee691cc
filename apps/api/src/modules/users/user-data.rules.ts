import type { DataRequestReason } from '@markwell/shared/users/user-data.contract';
import { ruleViolated } from '#platform/domain-error.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import type { UserChangeContext } from './users.rules.ts';

/**
 * Checks that the actor may erase this user, and that they typed the right address. Throws FORBIDDEN, and RULE_BROKEN for
 * the actor's own account, the last active super-administrator and another address.
 */
export function assertCanErase(
  context: UserChangeContext,
  { email, typed }: { email: string; typed: string },
): void {
  assertCanManage(context);
  const { actor, user, otherSuperAdmins } = context;
  if (actor.id === user.id) {
    throw ruleViolated('You cannot erase your own account here. Delete it in your settings.');
  }
  if (user.role === 'SUPER_ADMIN' && otherSuperAdmins === 0) {
    throw ruleViolated(
      'This is the last active super-administrator. Make someone else a super-administrator first.',
    );
  }
  if (typed.toLowerCase() !== email) {
    const message = 'This is not the e-mail address of the account';
    throw ruleViolated(message, { issues: [{ path: 'body.email', message }] });
  }
}

/** The values of the audit entry: why the data were exported or erased. */
export const reasonOf = (reason: DataRequestReason) => ({ before: null, after: { reason } });
