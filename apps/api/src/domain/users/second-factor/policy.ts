import type { Role } from '@markwell/shared/vocabulary/roles';

/** Whose roles must have an authenticator app (REQUIRE_SECOND_FACTOR). */
export const secondFactorPolicies = ['nobody', 'super-admins', 'admins'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

const rolesOf: Record<SecondFactorPolicy, readonly Role[]> = {
  nobody: [],
  'super-admins': ['SUPER_ADMIN'],
  admins: ['ADMIN', 'SUPER_ADMIN'],
};

export const mustHaveSecondFactor = (policy: SecondFactorPolicy, role: Role): boolean =>
  rolesOf[policy].includes(role);
