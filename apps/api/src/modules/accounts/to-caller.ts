import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { Caller } from '#platform/caller.ts';
import type { CallerRecord } from './callers.repository.ts';
import { secondFactorDutyOf } from './second-factor/second-factor-policy.ts';

/** The caller of a record, with what is open to them. */
export function toCaller(
  { caller, hasSecondFactor, secondFactorRequiredFrom }: CallerRecord,
  policy: SecondFactorPolicy,
  now: Date,
): Caller {
  const user = { role: caller.role, requiredFrom: secondFactorRequiredFrom };
  const { isRequired, dueOn } = secondFactorDutyOf(policy, user, now);
  return {
    ...caller,
    needsSecondFactor: !hasSecondFactor && isRequired && dueOn === null,
    secondFactorDueOn: hasSecondFactor ? null : dueOn,
  };
}
