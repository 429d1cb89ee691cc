import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import type { Transaction } from '#platform/transaction.repository.ts';

/** A pupil whose account needed a parent's consent until today. */
export interface EndedConsent {
  email: string;
  parentEmail: string;
  parentConfirmedAt: Date | null;
  deletionRequestedAt: Date | null;
}

const dueOn = (on: Date) => ({ consentEndsOn: { lte: on }, parentEmail: { not: null }, isActive: true });

/** Active accounts that still have a parent's address, of pupils who are certainly 13 on a day. */
export async function findEndedConsents(db: Database, on: Date, limit: number): Promise<string[]> {
  const users = await db.user.findMany({
    where: dueOn(on),
    select: { id: true },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return users.map(({ id }) => id);
}

/**
 * Ends the need for a parent's consent: removes the parent's address and links, and an open withdrawal. When the parent
 * agreed stays, as the record of it. Returns what it was; undefined when it has ended or is no longer due.
 */
export async function endConsent(
  transaction: Transaction,
  userId: string,
  on: Date,
): Promise<EndedConsent | undefined> {
  await sqlOf(transaction)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const user = await transaction.user.findFirst({
    where: { ...dueOn(on), id: userId },
    select: { email: true, parentEmail: true, parentConfirmedAt: true, deletionRequestedAt: true },
  });
  const parentEmail = user?.parentEmail ?? null;
  if (!user || parentEmail === null) return undefined;
  await transaction.user.update({
    where: { id: userId },
    data: { parentEmail: null, consentWithdrawnAt: null },
    select: { id: true },
  });
  await transaction.accountToken.deleteMany({ where: { userId, kind: 'PARENT_CONSENT' } });
  return { ...user, parentEmail };
}
