import type { Access, AnyEndpoint } from '@markwell/shared/contract/endpoint';
import {
  adminRoles,
  adultRoles,
  learnerRoles,
  staffRoles,
  type Role,
} from '@markwell/shared/accounts/roles.vocabulary';
import { DomainError, forbidden } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';

/**
 * Returns the caller of an Authorization header. Throws UNAUTHENTICATED unless it belongs to an active
 * session.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

const rolesOf: Record<Exclude<Access, 'public' | 'signed-in'>, readonly string[]> = {
  learner: learnerRoles,
  pupil: ['STUDENT'],
  teacher: ['TEACHER'],
  staff: staffRoles,
  author: staffRoles,
  adult: adultRoles,
  admin: adminRoles,
  'super-admin': ['SUPER_ADMIN'],
};

/** Whether a signed-in user with this role may call endpoints with this access. */
export function isAllowed(access: Access, role: Role): boolean {
  return access === 'public' || access === 'signed-in' || rolesOf[access].includes(role);
}

/**
 * Throws FORBIDDEN unless the caller's role may call the endpoint, and SECOND_FACTOR_REQUIRED while the caller has to
 * set up an authenticator app, unless the endpoint serves that.
 */
export function assertAllowed({ access, servesSetUp }: AnyEndpoint, caller: Caller): void {
  if (!isAllowed(access, caller.role)) throw forbidden();
  if (caller.needsSecondFactor && !servesSetUp) {
    throw new DomainError('SECOND_FACTOR_REQUIRED', 'Please set up an authenticator app first.');
  }
}
