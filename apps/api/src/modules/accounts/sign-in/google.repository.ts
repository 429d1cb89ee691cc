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

export async function findAccountByGoogleId(
  db: Database,
  googleId: string,
): Promise<GoogleAccount | undefined> {
  return (await db.user.findUnique({ where: { googleId }, select: accountFields })) ?? undefined;
}

export async function findGoogleAccountByEmail(
  db: Database,
  email: string,
): Promise<GoogleAccount | undefined> {
  return (await db.user.findUnique({ where: { email }, select: accountFields })) ?? undefined;
}

/**
 * Creates a pupil, whose address Google has verified, and ends its pending registrations. Does nothing when another account has the address or
 * the Google id by now.
 */
export async function createGoogleAccount(
  db: Database,
  { googleId, email, name, firstName, lastName, avatar }: GoogleProfile,
  at: Date,
): Promise<void> {
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
  await db.$transaction(async (transaction) => {
    const [created] = await transaction.user.createManyAndReturn({
      data: [{ ...account, ...profileFields }],
      skipDuplicates: true,
      select: { id: true, email: true },
    });
    if (created) await endRegistrations(transaction, created, at);
  });
}

/** Adds the Google id to an account with a verified address. */
export async function linkGoogleAccount(db: Database, userId: string, googleId: string): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, googleId: null, emailVerifiedAt: { not: null } },
    data: { googleId },
  });
}

/**
 * Gives an account with an unverified address, which an administrator has created, to the owner of that address: adds
 * the Google id, and removes the password, sessions and account links.
 */
export async function takeOverAccount(
  db: Database,
  userId: string,
  googleId: string,
  at: Date,
): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.user.updateMany({
      where: { id: userId, googleId: null, emailVerifiedAt: null },
      data: { googleId, emailVerifiedAt: at, passwordHash: null, tokenVersion: { increment: 1 } },
    });
    if (count > 0) await transaction.accountToken.deleteMany({ where: { userId } });
  });
}
