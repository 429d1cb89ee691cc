import type { Database } from '@markwell/database/connect';
import { endRegistrations } from '../account-links/registrations.repository.ts';
import type { GoogleProfile } from '#platform/google/google.ts';

/** The fields of an account that sign-in with Google needs. */
export interface GoogleAccount {
  id: string;
  email: string;
  name: string;
  role: string;
  tokenVersion: number;
  isActive: boolean;
  googleId: string | null;
  emailVerifiedAt: Date | null;
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
  consentWithdrawnAt: Date | null;
  /** The user is new and has not given an age yet. */
  needsAge: boolean;
}

export interface GoogleRepository {
  findByGoogleId: (googleId: string) => Promise<GoogleAccount | undefined>;
  findByEmail: (email: string) => Promise<GoogleAccount | undefined>;
  /**
   * Creates a pupil, whose address Google has verified, and ends its pending registrations. Does nothing when another account has the address or
   * the Google id by now.
   */
  create: (profile: GoogleProfile, at: Date) => Promise<void>;
  /** Adds the Google id to an account with a verified address. */
  link: (userId: string, googleId: string) => Promise<void>;
  /**
   * Gives an account with an unverified address, which an administrator has created, to the owner of that address: adds
   * the Google id, and removes the password, sessions and account links.
   */
  takeOver: (userId: string, googleId: string, at: Date) => Promise<void>;
}

const accountFields = {
  id: true,
  email: true,
  name: true,
  role: true,
  tokenVersion: true,
  isActive: true,
  googleId: true,
  emailVerifiedAt: true,
  parentEmail: true,
  parentConfirmedAt: true,
  consentWithdrawnAt: true,
  needsAge: true,
} as const;

export function createGoogleRepository(database: Database): GoogleRepository {
  return {
    async findByGoogleId(googleId) {
      return (await database.user.findUnique({ where: { googleId }, select: accountFields })) ?? undefined;
    },
    async findByEmail(email) {
      return (await database.user.findUnique({ where: { email }, select: accountFields })) ?? undefined;
    },
    async create({ googleId, email, name, firstName, lastName, avatar }, at) {
      const account = {
        googleId,
        email,
        name,
        emailVerifiedAt: at,
        role: 'STUDENT' as const,
        needsAge: true,
      };
      const profileFields = {
        firstName: firstName ?? null,
        lastName: lastName ?? null,
        avatar: avatar ?? null,
      };
      await database.$transaction(async (transaction) => {
        const [created] = await transaction.user.createManyAndReturn({
          data: [{ ...account, ...profileFields }],
          skipDuplicates: true,
          select: { id: true, email: true },
        });
        if (created) await endRegistrations(transaction, created, at);
      });
    },
    async link(userId, googleId) {
      await database.user.updateMany({
        where: { id: userId, googleId: null, emailVerifiedAt: { not: null } },
        data: { googleId },
      });
    },
    async takeOver(userId, googleId, at) {
      await database.$transaction(async (transaction) => {
        const { count } = await transaction.user.updateMany({
          where: { id: userId, googleId: null, emailVerifiedAt: null },
          data: { googleId, emailVerifiedAt: at, passwordHash: null, tokenVersion: { increment: 1 } },
        });
        if (count > 0) await transaction.accountToken.deleteMany({ where: { userId } });
      });
    },
  };
}
