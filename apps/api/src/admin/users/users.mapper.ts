import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import type { UserRow } from './list-users.repository.ts';
import { lastDayOf } from './premium-days.ts';

export function toManagedUser({
  hasGoogle,
  emailVerifiedAt,
  testResults,
  reports,
  lastLoginAt,
  createdAt,
  premiumUntil,
  ...user
}: UserRow): ManagedUserDto {
  return {
    ...user,
    authProvider: hasGoogle ? 'google' : 'email',
    emailVerified: emailVerifiedAt !== null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    premiumUntil: premiumUntil && lastDayOf(premiumUntil),
    _count: { testResults, questionFlags: reports },
  };
}
