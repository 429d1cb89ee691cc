import type { Database } from '@markwell/database/connect';

export interface UnverifiedAccountsRepository {
  /**
   * Deletes accounts that were never used: created before this time and without an age, or verified before it and without
   * an answer of the parent, whose link has expired at `now`. Returns how many it deleted.
   */
  removeAccounts: (before: Date, now: Date) => Promise<number>;
  /** Deletes registrations from before this time that were not confirmed, with their links. */
  removeRegistrations: (before: Date) => Promise<void>;
  /** Deletes records of requests for links from before this time. */
  removeRequests: (before: Date) => Promise<void>;
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
    async removeRegistrations(before) {
      await database.registration.deleteMany({ where: { createdAt: { lt: before } } });
    },
    async removeRequests(before) {
      await database.linkRequest.deleteMany({ where: { requestedAt: { lt: before } } });
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
