import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { eraseIfDue } from '#modules/privacy/personal-data/erase-if-due.repository.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const isUnconfirmed = (eb: ExpressionBuilder<Tables, 'users'>, before: Date, now: Date) =>
  eb.and([
    eb('role', 'in', ['STUDENT', 'PARENT']),
    eb('last_login_at', 'is', null),
    eb.or([
      eb.and([eb('needs_age', '=', true), eb('created_at', '<', before)]),
      eb.and([
        eb('email_verified_at', '<', before),
        eb('parent_email', 'is not', null),
        eb('parent_confirmed_at', 'is', null),
        eb('consent_withdrawn_at', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('account_tokens')
              .select('user_id')
              .whereRef('user_id', '=', 'users.id')
              .where('kind', '=', 'PARENT_CONSENT')
              .where('used_at', 'is', null)
              .where('expires_at', '>', now),
          ),
        ),
      ]),
    ]),
  ]);

/**
 * Erases accounts that were never used: created before this time and without an age, or verified before it and without
 * an answer of the parent, whose link has expired at `now`.
 */
export async function removeUnverifiedAccounts(context: Context, before: Date, now: Date): Promise<void> {
  const due = await context.db.sql
    .selectFrom('users')
    .select('id')
    .where((eb) => isUnconfirmed(eb, before, now))
    .execute();
  for (const { id } of due) await eraseIfDue(context.db, id, (eb) => isUnconfirmed(eb, before, now), context);
}

/**
 * Deletes registrations from before this time that were not confirmed, with their links, and the saved e-mails to an
 * address that has no other registration and no account.
 */
export async function removeOldRegistrations(context: Context, before: Date): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const expired = await transaction
      .deleteFrom('registrations')
      .where('created_at', '<', before)
      .returning(['email', 'name'])
      .execute();
    const emails = arrayOf(
      'text',
      expired.map(({ email }) => email),
    );
    const rows = await transaction
      .selectFrom('users')
      .select('email')
      .where((eb) => eb('email', '=', eb.fn.any(emails)))
      .union(
        transaction
          .selectFrom('registrations')
          .select('email')
          .where((eb) => eb('email', '=', eb.fn.any(emails))),
      )
      .execute();
    const inUse = new Set(rows.map(({ email }) => email));
    // E-mails come last: if this fails, nothing is deleted and the next run tries again.
    for (const { email, name } of expired)
      if (!inUse.has(email)) await context.removeEmails({ email, name, relatives: [] });
  });
}

/** Deletes records of requests for links from before this time. */
export async function removeOldRequests(db: Database, before: Date): Promise<void> {
  await db.sql.deleteFrom('link_requests').where('requested_at', '<', before).execute();
}

/** Deletes links that expired before this time; not those of parents who have answered, who may come back. */
export async function removeExpiredLinks(db: Database, before: Date): Promise<number> {
  const hasAnswered = (eb: ExpressionBuilder<Tables, 'account_tokens'>) =>
    eb.exists(
      eb
        .selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'account_tokens.user_id')
        .where((user) =>
          user.or([
            user('parent_confirmed_at', 'is not', null),
            user('consent_withdrawn_at', 'is not', null),
          ]),
        ),
    );
  const { numDeletedRows } = await db.sql
    .deleteFrom('account_tokens')
    .where('expires_at', '<', before)
    .where((eb) => eb.not(eb.and([eb('kind', '=', 'PARENT_CONSENT'), hasAnswered(eb)])))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
