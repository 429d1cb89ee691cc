import { adminRoles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { forbidden } from '#platform/domain-error.ts';

interface Managed {
  actor: { role: Role; isActive: boolean };
  user: { role: Role };
}

/** Administrators may change users; super-administrators may change administrators too. Throws FORBIDDEN. */
export function assertCanManage({ actor, user }: Managed): void {
  if (!actor.isActive || !adminRoles.includes(actor.role)) throw forbidden();
  if (adminRoles.includes(user.role) && actor.role !== 'SUPER_ADMIN') {
    throw forbidden('Only a super-administrator may change administrators');
  }
}
