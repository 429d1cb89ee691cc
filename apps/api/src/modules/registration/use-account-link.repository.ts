import type { Database } from '@markwell/database/connect';
import type { StoredLink } from '#modules/accounts/account-links/account-links.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import {
  endRegistrations,
  type PendingRegistration,
} from '#modules/accounts/account-links/registrations.repository.ts';
import { sqlOf } from '@markwell/database/sql/queries';
import { eraseUser } from '#modules/privacy/personal-data/erase-user.repository.ts';
import type { Context } from '#context.ts';

type LinkToUse = Pick<StoredLink, 'id' | 'email'> & { user: { id: string } };

/** What is written together with a change, for example the e-mails that follow from it. */
export type AlsoWrite = (transaction: Transaction) => Promise<unknown>;

// Each function does what the link is for and marks the link as used. Returns false if it was used or has
// expired.

async function markUsed(transaction: Transaction, { id }: LinkToUse, at: Date): Promise<boolean> {
  const { count } = await transaction.accountToken.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: at } },
    data: { usedAt: at },
  });
  return count === 1;
}

async function markOthersUsed(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await transaction.accountToken.updateMany({
    where: { userId, usedAt: null, kind: { in: ['CHANGE_EMAIL', 'RESET_PASSWORD'] } },
    data: { usedAt: at },
  });
}

const confirmEmail = (transaction: Transaction, { user, email }: LinkToUse, at: Date) =>
  transaction.user.updateMany({
    where: { id: user.id, email, emailVerifiedAt: null },
    data: { emailVerifiedAt: at },
  });

function applyOnce(
  db: Database,
  link: LinkToUse,
  at: Date,
  effect: (transaction: Transaction) => Promise<unknown>,
) {
  return db.$transaction(async (transaction) => {
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
  return context.db.$transaction(async (transaction) => {
    // Of two links of one address at the same time, the second one waits here and finds nothing.
    const pending = await sqlOf(transaction)
      .selectFrom('registrations')
      .select('id')
      .where('email', '=', registration.email)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!pending.some(({ id }) => id === registration.id)) return false;
    const { count } = await transaction.user.createMany({
      data: { ...registration, createdAt, emailVerifiedAt: at },
      skipDuplicates: true,
    });
    if (count === 0) return false;
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
    await transaction.user.update({
      where: { id: link.user.id },
      data: { email: link.email, emailVerifiedAt: at },
      select: { id: true },
    });
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
    await transaction.user.update({
      where: { id },
      data: { passwordHash, tokenVersion: { increment: 1 } },
      select: { id: true },
    });
    await confirmEmail(transaction, link, at);
    await markOthersUsed(transaction, id, at);
    await also(transaction);
  });
}

export function confirmParent(db: Database, link: LinkToUse, at: Date, also: AlsoWrite): Promise<boolean> {
  return applyOnce(db, link, at, async (transaction) => {
    await transaction.user.updateMany({
      where: { id: link.user.id, parentEmail: link.email, parentConfirmedAt: null },
      data: { parentConfirmedAt: at },
    });
    await also(transaction);
  });
}

/** Deletes the account, unless a parent has agreed. */
export function declineParent(context: Context, link: LinkToUse, at: Date): Promise<boolean> {
  return applyOnce(context.db, link, at, async (transaction) => {
    const user = await transaction.user.findFirst({
      where: { id: link.user.id, parentEmail: link.email, parentConfirmedAt: null },
      select: { id: true },
    });
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
  return db.$transaction(async (transaction) => {
    const where = { id: link.user.id, parentEmail: link.email };
    await transaction.user.updateMany({
      where: { ...where, parentConfirmedAt: { not: null } },
      data: { parentConfirmedAt: null, consentWithdrawnAt: at, tokenVersion: { increment: 1 } },
    });
    if (withDeletion) {
      await transaction.user.updateMany({
        where: { ...where, deletionRequestedAt: null },
        data: { deletionRequestedAt: at },
      });
    }
    const user = await transaction.user.findFirst({ where, select: { deletionRequestedAt: true } });
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
  await db.$transaction(async (transaction) => {
    await transaction.user.updateMany({
      where: { id: link.user.id, parentEmail: link.email, consentWithdrawnAt: { not: null } },
      data: { parentConfirmedAt: at, consentWithdrawnAt: null, deletionRequestedAt: null },
    });
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
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.user.updateMany({
      where: { id: userId, needsAge: true },
      data: { needsAge: false, parentEmail, consentEndsOn },
    });
    if (count === 1) await also?.(transaction);
    return count === 1;
  });
}
