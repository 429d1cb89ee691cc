import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import { endRegistrations } from '../account-links/registrations.repository.ts';
import type { GoogleProfile } from '#platform/google/google.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

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

const accounts = (db: Database) =>
  db.sql
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'role',
      'token_version as tokenVersion',
      'is_active as isActive',
      'google_id as googleId',
      'email_verified_at as emailVerifiedAt',
      'parent_email as parentEmail',
      'parent_confirmed_at as parentConfirmedAt',
      'consent_withdrawn_at as consentWithdrawnAt',
      'needs_age as needsAge',
    ]);

export function findAccountByGoogleId(db: Database, googleId: string): Promise<GoogleAccount | undefined> {
  return accounts(db).where('google_id', '=', googleId).executeTakeFirst();
}

export function findGoogleAccountByEmail(db: Database, email: string): Promise<GoogleAccount | undefined> {
  return accounts(db).where('email', '=', email).executeTakeFirst();
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
  await inTransaction(db, async (transaction) => {
    const created = await transaction
      .insertInto('users')
      .values({
        id: uuid(),
        google_id: googleId,
        email,
        name,
        first_name: firstName ?? null,
        last_name: lastName ?? null,
        avatar: avatar ?? null,
        email_verified_at: at,
        role: 'STUDENT',
        needs_age: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (created) await endRegistrations(transaction, created, at);
  });
}

/** Adds the Google id to an account with a verified address. */
export async function linkGoogleAccount(db: Database, userId: string, googleId: string): Promise<void> {
  await db.sql
    .updateTable('users')
    .set({ google_id: googleId, updated_at: new Date() })
    .where('id', '=', userId)
    .where('google_id', 'is', null)
    .where('email_verified_at', 'is not', null)
    .execute();
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
  await inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set((eb) => ({
        google_id: googleId,
        email_verified_at: at,
        password_hash: null,
        token_version: eb('token_version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', userId)
      .where('google_id', 'is', null)
      .where('email_verified_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n)
      await transaction.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
  });
}
