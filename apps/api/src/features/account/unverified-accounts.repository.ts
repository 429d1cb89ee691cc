import type { Database } from '@markwell/database/connect';

export interface UnverifiedAccountsRepository {
  /**
   * Removes accounts that people began and never used: made before that and not verified, or verified before that and
   * without the parent's word. Accounts that an administrator made are none of them. Returns how many.
   */
  removeAccounts: (before: Date) => Promise<number>;
  /** Removes links that ran out before that. */
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
