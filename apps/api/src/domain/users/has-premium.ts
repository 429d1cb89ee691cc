import type { Caller } from './caller.ts';

/** Whether premium papers are open to somebody: until the day an administrator set, and to staff always. */
export function hasPremium(
  { role, premiumUntil }: Pick<Caller, 'role' | 'premiumUntil'>,
  now: Date,
): boolean {
  const isStaff = role === 'TEACHER' || role === 'ADMIN' || role === 'SUPER_ADMIN';
  return isStaff || (premiumUntil !== null && premiumUntil > now);
}
