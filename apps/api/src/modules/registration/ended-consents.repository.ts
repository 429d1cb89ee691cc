import type { Database } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '#platform/transaction.repository.ts';

/** A pupil whose account needed a parent's consent until today. */
interface EndedConsent {
  email: string;
  parentEmail: string;
  parentConfirmedAt: Date | null;
  deletionRequestedAt: Date | null;
}

const isDue = (eb: ExpressionBuilder<Tables, 'users'>, on: Date) =>
  eb.and([eb('consent_ends_on', '<=', on), eb('parent_email', 'is not', null), eb('is_active', '=', true)]);

/** Active accounts that still have a parent's address, of pupils who are certainly 13 on a day. */
export async function findEndedConsents(db: Database, on: Date, limit: number): Promise<string[]> {
  const users = await db.sql
    .selectFrom('users')
    .select('id')
    .where((eb) => isDue(eb, on))
    .orderBy('id')
    .limit(limit)
    .execute();
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
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'parent_email as parentEmail', 'parent_confirmed_at as parentConfirmedAt'])
    .select('deletion_requested_at as deletionRequestedAt')
    .where('id', '=', userId)
    .where((eb) => isDue(eb, on))
    .executeTakeFirst();
  const parentEmail = user?.parentEmail ?? null;
  if (!user || parentEmail === null) return undefined;
  await transaction
    .updateTable('users')
    .set({ parent_email: null, consent_withdrawn_at: null, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
  await transaction
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', 'PARENT_CONSENT')
    .execute();
  return { ...user, parentEmail };
}
