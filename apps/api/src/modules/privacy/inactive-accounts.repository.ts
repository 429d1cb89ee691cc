import type { Database, Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { eraseIfDue, type OutsideDatabase } from './personal-data/erase-if-due.repository.ts';

export interface InactiveUser {
  id: string;
  name: string;
  email: string;
  parentEmail: string | null;
  /** False for a deactivated account, and one whose parent has not agreed yet. */
  canSignIn: boolean;
}

/** Neither signed in nor used the account since this time, nor is it newer. */
const isUnused = (eb: ExpressionBuilder<Tables, 'users'>, since: Date) =>
  eb(
    eb.fn<Date>('greatest', [
      'created_at',
      'last_login_at',
      eb.cast<Date>('last_active_on', 'timestamptz'),
      'premium_until',
    ]),
    '<',
    since,
  );

/** Marks unused accounts of pupils and parents as warned at `now`, and returns them. */
export function claimUnwarnedAccounts(
  transaction: Sql,
  unusedSince: Date,
  now: Date,
  limit: number,
): Promise<Pick<InactiveUser, 'id' | 'parentEmail'>[]> {
  return transaction
    .updateTable('users')
    .set({ inactivity_warned_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where('role', 'in', ['STUDENT', 'PARENT'])
        .where('inactivity_warned_at', 'is', null)
        .where('deletion_requested_at', 'is', null)
        .where((users) => isUnused(users, unusedSince))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'parent_email as parentEmail'])
    .execute();
}

/** Undefined when the account was used after the warning was stored, or deleted. */
export async function findWarnedAccounts(db: Database, userId: string): Promise<InactiveUser | undefined> {
  const user = await db.sql
    .selectFrom('users')
    .select(['id', 'name', 'email', 'parent_email as parentEmail', 'is_active as isActive'])
    .select('parent_confirmed_at as parentConfirmedAt')
    .where('id', '=', userId)
    .where('inactivity_warned_at', 'is not', null)
    .executeTakeFirst();
  if (!user) return undefined;
  const { isActive, parentConfirmedAt, ...found } = user;
  return { ...found, canSignIn: isActive && (found.parentEmail === null || parentConfirmedAt !== null) };
}

/** Unmarks accounts that were used after the warning. */
export async function forgetUsedWarnings(db: Database, unusedSince: Date): Promise<void> {
  await db.sql
    .updateTable('users')
    .set({ inactivity_warned_at: null })
    .where('inactivity_warned_at', 'is not', null)
    .where((eb) => eb.not(isUnused(eb, unusedSince)))
    .execute();
}

/** The ids of accounts that were warned until this time and are still unused. */
export async function findDueInactiveAccounts(
  db: Database,
  unusedSince: Date,
  warnedUntil: Date,
  limit: number,
): Promise<string[]> {
  const users = await db.sql
    .selectFrom('users')
    .select('id')
    .where('inactivity_warned_at', '<=', warnedUntil)
    .where('role', 'in', ['STUDENT', 'PARENT'])
    .where((eb) => isUnused(eb, unusedSince))
    .orderBy('inactivity_warned_at')
    .limit(limit)
    .execute();
  return users.map(({ id }) => id);
}

/** Erases an account that is still due. */
export function removeInactiveAccount(
  db: Database,
  userId: string,
  { unusedSince, warnedUntil }: { unusedSince: Date; warnedUntil: Date },
  outside: OutsideDatabase,
): Promise<boolean> {
  return eraseIfDue(
    db,
    userId,
    (eb) =>
      eb.and([
        eb('inactivity_warned_at', '<=', warnedUntil),
        eb('role', 'in', ['STUDENT', 'PARENT']),
        isUnused(eb, unusedSince),
      ]),
    outside,
  );
}
