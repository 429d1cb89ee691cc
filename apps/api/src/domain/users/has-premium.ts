import type { Caller } from './caller.ts';

/**
 * Whether a user may use premium papers: until the date an administrator set; teachers and administrators
 * always.
 */
export function hasPremium(
  { role, premiumUntil }: Pick<Caller, 'role' | 'premiumUntil'>,
  now: Date,
): boolean {
  const isStaff = role === 'TEACHER' || role === 'ADMIN' || role === 'SUPER_ADMIN';
  return isStaff || (premiumUntil !== null && premiumUntil > now);
}
