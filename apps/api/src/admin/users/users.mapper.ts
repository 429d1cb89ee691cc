import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { addDays, dayOf, startOfDay } from '@markwell/shared/rules/days';
import type { FoundUser } from './find-users.repository.ts';

/** Premium access holds up to the end of its last day, which is when the next one begins. */
export const endOfDay = (day: string): Date => startOfDay(addDays(day, 1));

/** The day that ends at an instant, or in which it lies. */
const lastDayBefore = (instant: Date): string => dayOf(new Date(instant.getTime() - 1));

export function toManagedUser({
  hasGoogle,
  emailVerifiedAt,
  testResults,
  questionFlags,
  lastLoginAt,
  createdAt,
  premiumUntil,
  ...user
}: FoundUser): ManagedUserDto {
  return {
    ...user,
    authProvider: hasGoogle ? 'google' : 'email',
    emailVerified: emailVerifiedAt !== null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    premiumUntil: premiumUntil && lastDayBefore(premiumUntil),
    _count: { testResults, questionFlags },
  };
}
