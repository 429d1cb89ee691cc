import type { Database } from '@markwell/database/connect';

export interface UnverifiedAccountsRepository {
  /**
   * Deletes accounts that were never used: created before this time and not verified or without an age, or verified
   * before it and without an answer of the parent, whose link has expired at `now`. Keeps accounts that an administrator
   * created. Returns how many it deleted.
   */
  removeAccounts: (before: Date, now: Date) => Promise<number>;
  /** Deletes links that expired before this time; not those of parents who have answered, who may come back. */
  removeLinks: (before: Date) => Promise<number>;
}

export function createUnverifiedAccountsRepository(database: Database): UnverifiedAccountsRepository {
  return {
    async removeAccounts(before, now) {
      const { count } = await database.user.deleteMany({
        where: {
          role: { in: ['STUDENT', 'PARENT'] },
          lastLoginAt: null,
          OR: [
            {
              passwordHash: { not: null },
              googleId: null,
              emailVerifiedAt: null,
              createdAt: { lt: before },
            },
            { needsAge: true, createdAt: { lt: before } },
            {
              emailVerifiedAt: { lt: before },
              parentEmail: { not: null },
              parentConfirmedAt: null,
              consentWithdrawnAt: null,
              tokens: { none: { kind: 'PARENT_CONSENT', usedAt: null, expiresAt: { gt: now } } },
            },
          ],
        },
      });
      return count;
    },
    async removeLinks(before) {
      const { count } = await database.accountToken.deleteMany({
        where: {
          expiresAt: { lt: before },
          NOT: {
            kind: 'PARENT_CONSENT',
            user: {
              OR: [{ parentConfirmedAt: { not: null } }, { consentWithdrawnAt: { not: null } }],
            },
          },
        },
      });
      return count;
    },
  };
}
