import type { Database } from '@markwell/database/connect';
import type { StoredLink } from '#modules/accounts/account-links/account-links.repository.ts';
import { inTransaction, type Transaction } from '#platform/transaction.repository.ts';
import {
  endRegistrations,
  type PendingRegistration,
} from '#modules/accounts/account-links/registrations.repository.ts';
import { eraseUser } from '#modules/privacy/personal-data/erase-user.repository.ts';
import type { Context } from '#context.ts';

type LinkToUse = Pick<StoredLink, 'id' | 'email'> & { user: { id: string } };

/** What is written together with a change, for example the e-mails that follow from it. */
type AlsoWrite = (transaction: Transaction) => Promise<unknown>;

// Each function does what the link is for and marks the link as used. Returns false if it was used or has
// expired.

async function markUsed(transaction: Transaction, { id }: LinkToUse, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account_tokens')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function markOthersUsed(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('account_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('kind', 'in', ['CHANGE_EMAIL', 'RESET_PASSWORD'])
    .execute();
}

const updateUser = (transaction: Transaction, userId: string, at: Date) =>
  transaction.updateTable('users').set({ updated_at: at }).where('id', '=', userId);

const updateChild = (transaction: Transaction, { user, email }: LinkToUse, at: Date) =>
  updateUser(transaction, user.id, at).where('parent_email', '=', email);

function applyOnce(
  db: Database,
  link: LinkToUse,
  at: Date,
  effect: (transaction: Transaction) => Promise<unknown>,
) {
  return inTransaction(db, async (transaction) => {
    if (!(await markUsed(transaction, link, at))) return false;
    await effect(transaction);
    return true;
  });
}

/** Creates the account that the registration describes; false when the address has an account by now. */
export function confirmRegistration(
  context: Context,
  { createdAt, ...registration }: PendingRegistration,
  at: Date,
  also: AlsoWrite,
): Promise<boolean> {
  return inTransaction(context.db, async (transaction) => {
    // Of two links of one address at the same time, the second one waits here and finds nothing.
    const pending = await transaction
      .selectFrom('registrations')
      .select('id')
      .where('email', '=', registration.email)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!pending.some(({ id }) => id === registration.id)) return false;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('users')
      .values({
        id: registration.id,
        email: registration.email,
        name: registration.name,
        password_hash: registration.passwordHash,
        role: registration.role,
        parent_email: registration.parentEmail,
        consent_ends_on: registration.consentEndsOn,
        created_at: createdAt,
        email_verified_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await endRegistrations(transaction, registration, at);
    await also(transaction);
    // The links of the others have ended, and their e-mails may have the name of somebody else.
    const { email, name } = registration;
    if (pending.length > 1) await context.removeEmails({ email, name, relatives: [] });
    return true;
  });
}

/** Throws the database's error when another account has the address by now. */
export function confirmNewEmail(db: Database, link: LinkToUse, at: Date): Promise<boolean> {
  return applyOnce(db, link, at, async (transaction) => {
    await updateUser(transaction, link.user.id, at)
      .set({ email: link.email, email_verified_at: at })
      .execute();
    await markOthersUsed(transaction, link.user.id, at);
    await endRegistrations(transaction, { id: link.user.id, email: link.email }, at);
  });
}

/** Ends every session, invalidates other pending links and verifies the address. */
export function storeNewPassword(
  db: Database,
  link: LinkToUse,
  passwordHash: string,
  at: Date,
  also: AlsoWrite,
): Promise<boolean> {
  return applyOnce(db, link, at, async (transaction) => {
    const { id } = link.user;
    await updateUser(transaction, id, at)
      .set((eb) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1) }))
      .execute();
    await updateUser(transaction, id, at)
      .set({ email_verified_at: at })
      .where('email', '=', link.email)
      .where('email_verified_at', 'is', null)
      .execute();
    await markOthersUsed(transaction, id, at);
    await also(transaction);
  });
}

export function confirmParent(db: Database, link: LinkToUse, at: Date, also: AlsoWrite): Promise<boolean> {
  return applyOnce(db, link, at, async (transaction) => {
    await updateChild(transaction, link, at)
      .set({ parent_confirmed_at: at })
      .where('parent_confirmed_at', 'is', null)
      .execute();
    await also(transaction);
  });
}

/** Deletes the account, unless a parent has agreed. */
export function declineParent(context: Context, link: LinkToUse, at: Date): Promise<boolean> {
  return applyOnce(context.db, link, at, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', link.user.id)
      .where('parent_email', '=', link.email)
      .where('parent_confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!user) return;
    const { person, storageKeys } = await eraseUser(transaction, user.id);
    await context.removeFiles(transaction, storageKeys);
    // E-mails come last: if this fails, nothing is erased and the parent tries again.
    await context.removeEmails(person);
  });
}

/** Ends every session. Returns when the deletion was requested, if it was. Does not use up the link. */
export function storeWithdrawal(
  db: Database,
  link: LinkToUse,
  withDeletion: boolean,
  at: Date,
  also: (transaction: Transaction, requestedAt: Date | null) => Promise<unknown>,
): Promise<Date | null> {
  return inTransaction(db, async (transaction) => {
    await updateChild(transaction, link, at)
      .set({ parent_confirmed_at: null, consent_withdrawn_at: at })
      .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
      .where('parent_confirmed_at', 'is not', null)
      .execute();
    if (withDeletion) {
      await updateChild(transaction, link, at)
        .set({ deletion_requested_at: at })
        .where('deletion_requested_at', 'is', null)
        .execute();
    }
    const user = await transaction
      .selectFrom('users')
      .select('deletion_requested_at as deletionRequestedAt')
      .where('id', '=', link.user.id)
      .where('parent_email', '=', link.email)
      .executeTakeFirst();
    const requestedAt = user?.deletionRequestedAt ?? null;
    await also(transaction, requestedAt);
    return requestedAt;
  });
}

/** After a withdrawal: also cancels a requested deletion. Does not use up the link. */
export async function storeNewConsent(
  db: Database,
  link: LinkToUse,
  at: Date,
  also: AlsoWrite,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await updateChild(transaction, link, at)
      .set({ parent_confirmed_at: at, consent_withdrawn_at: null, deletion_requested_at: null })
      .where('consent_withdrawn_at', 'is not', null)
      .execute();
    await also(transaction);
  });
}

/** Stores a new user's answer; false when another request has stored one. */
export function storeAge(
  db: Database,
  userId: string,
  parentEmail: string | null,
  consentEndsOn: Date | null,
  also?: AlsoWrite,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await updateUser(transaction, userId, new Date())
      .set({ needs_age: false, parent_email: parentEmail, consent_ends_on: consentEndsOn })
      .where('needs_age', '=', true)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await also?.(transaction);
    return numUpdatedRows === 1n;
  });
}
