import { dayOf } from '@markwell/shared/time/days';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import { fromDateColumn } from '#platform/date-column.ts';
import type { Caller } from '#platform/caller.ts';

const rolesOf: Record<SecondFactorPolicy, readonly Role[]> = {
  nobody: [],
  'super-admins': ['SUPER_ADMIN'],
  admins: ['ADMIN', 'SUPER_ADMIN'],
};

/** Whether a user must have an authenticator app. */
interface SecondFactorDuty {
  isRequired: boolean;
  /** The first day (YYYY-MM-DD) on which it is required, if that is to come. */
  dueOn: string | null;
}

/**
 * The duty by the operator's policy, which has no grace period, and by what administrators require of teachers and schools:
 * `requiredFrom` is the first day of that.
 */
export function secondFactorDutyOf(
  policy: SecondFactorPolicy,
  { role, requiredFrom }: { role: Role; requiredFrom: Date | null },
  now: Date,
): SecondFactorDuty {
  if (rolesOf[policy].includes(role)) return { isRequired: true, dueOn: null };
  if (requiredFrom === null) return { isRequired: false, dueOn: null };
  const day = fromDateColumn(requiredFrom);
  return { isRequired: true, dueOn: day > dayOf(now) ? day : null };
}

/** What the browser learns about a user who has no authenticator app yet. */
export const secondFactorFields = ({
  needsSecondFactor,
  secondFactorDueOn,
}: Pick<Caller, 'needsSecondFactor' | 'secondFactorDueOn'>) => ({
  ...(needsSecondFactor && { needsSecondFactor }),
  ...(secondFactorDueOn !== null && { secondFactorDueOn }),
});
