import type { Database } from '@markwell/database/connect';

export interface UnverifiedAccountsRepository {
  /**
   * Deletes accounts that were never used: created before this time and not verified, or verified before it
   * and without parental consent. Keeps accounts that an administrator created. Returns how many it deleted.
   */
  removeAccounts: (before: Date) => Promise<number>;
  /** Deletes links that expired before this time. */
  removeLinks: (before: Date) => Promise<number>;
}

export function createUnverifiedAccountsRepository(database: Database): UnverifiedAccountsRepository {
  return {
    async removeAccounts(before) {
      const { count } = await database.user.deleteMany({
        where: {
          role: 'STUDENT',
          passwordHash: { not: null },
          googleId: null,
          lastLoginAt: null,
          OR: [
            { emailVerifiedAt: null, createdAt: { lt: before } },
            { emailVerifiedAt: { lt: before }, parentEmail: { not: null }, parentConfirmedAt: null },
          ],
        },
      });
      return count;
    },
    async removeLinks(before) {
      const { count } = await database.accountToken.deleteMany({ where: { expiresAt: { lt: before } } });
      return count;
    },
  };
}
