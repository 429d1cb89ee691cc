import type { Access } from '@markwell/shared/contract/endpoint';
import {
  adminRoles,
  adultRoles,
  learnerRoles,
  staffRoles,
  type Role,
} from '@markwell/shared/vocabulary/roles';
import type { SecondFactorPolicy } from '@markwell/shared/vocabulary/second-factor';
import { DomainError, forbidden, unauthenticated } from '../../domain/domain-error.ts';
import type { Caller } from '../../domain/users/caller.ts';
import type { FindCaller } from '../../domain/users/callers.repository.ts';
import { mustHaveSecondFactor } from '../../domain/users/second-factor/second-factor-policy.ts';
import type { SessionTokens } from '../../domain/users/session-tokens.ts';

/**
 * Returns the caller of an Authorization header. Throws UNAUTHENTICATED unless it belongs to an active
 * session.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

export function createAuthenticate({
  tokens,
  findCaller,
  secondFactorPolicy,
}: {
  tokens: Pick<SessionTokens, 'verify'>;
  findCaller: FindCaller;
  secondFactorPolicy: SecondFactorPolicy;
}): Authenticate {
  return async (authorization) => {
    const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) throw unauthenticated();
    const claim = tokens.verify(token);
    const record = claim && (await findCaller(claim.userId, claim.sessionId));
    if (!record?.isActive || record.tokenVersion !== claim?.tokenVersion) {
      throw unauthenticated('Your session has ended. Please sign in again.');
    }
    const needsSecondFactor =
      !record.hasSecondFactor && mustHaveSecondFactor(secondFactorPolicy, record.caller.role);
    return { ...record.caller, needsSecondFactor };
  };
}

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
 * Throws FORBIDDEN unless the caller's role may call endpoints with this access, and SECOND_FACTOR_REQUIRED for the
 * administrators' endpoints while the caller has to set up an authenticator app.
 */
export function assertAllowed(access: Access, caller: Caller): void {
  if (!isAllowed(access, caller.role)) throw forbidden();
  const isForAdmins = access === 'admin' || access === 'super-admin' || access === 'author';
  if (isForAdmins && caller.needsSecondFactor) {
    throw new DomainError(
      'SECOND_FACTOR_REQUIRED',
      'Please set up an authenticator app first: open Settings, then Sign-in codes.',
    );
  }
}
