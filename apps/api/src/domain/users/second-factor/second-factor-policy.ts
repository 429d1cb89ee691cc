import type { Role } from '@markwell/shared/vocabulary/roles';
import type { SecondFactorPolicy } from '@markwell/shared/vocabulary/second-factor';

const rolesOf: Record<SecondFactorPolicy, readonly Role[]> = {
  nobody: [],
  'super-admins': ['SUPER_ADMIN'],
  admins: ['ADMIN', 'SUPER_ADMIN'],
};

export const mustHaveSecondFactor = (policy: SecondFactorPolicy, role: Role): boolean =>
  rolesOf[policy].includes(role);
