import type { Database } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
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

export interface InactiveAccountsRepository {
  /** Marks unused accounts of pupils and parents as warned at `now`, and returns them. */
  claimUnwarned: (
    transaction: Queries,
    unusedSince: Date,
    now: Date,
    limit: number,
  ) => Promise<Pick<InactiveUser, 'id' | 'parentEmail'>[]>;
  /** Undefined when the account was used after the warning was stored, or deleted. */
  findWarned: (userId: string) => Promise<InactiveUser | undefined>;
  /** Unmarks accounts that were used after the warning. */
  forgetUsed: (unusedSince: Date) => Promise<void>;
  /** The ids of accounts that were warned until this time and are still unused. */
  findDue: (unusedSince: Date, warnedUntil: Date, limit: number) => Promise<string[]>;
  /** Erases an account that is still due. */
  remove: (
    userId: string,
    due: { unusedSince: Date; warnedUntil: Date },
    outside: OutsideDatabase,
  ) => Promise<boolean>;
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

export function createInactiveAccountsRepository(database: Database): InactiveAccountsRepository {
  const { sql } = database;
  return {
    claimUnwarned: (transaction, unusedSince, now, limit) =>
      sqlOf(transaction)
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
        .execute(),

    async findWarned(userId) {
      const select = {
        id: true,
        name: true,
        email: true,
        parentEmail: true,
        isActive: true,
        parentConfirmedAt: true,
      } as const;
      const where = { id: userId, inactivityWarnedAt: { not: null } };
      const user = await database.user.findFirst({ where, select });
      if (!user) return undefined;
      const { isActive, parentConfirmedAt, ...found } = user;
      return { ...found, canSignIn: isActive && (found.parentEmail === null || parentConfirmedAt !== null) };
    },

    async forgetUsed(unusedSince) {
      await sql
        .updateTable('users')
        .set({ inactivity_warned_at: null })
        .where('inactivity_warned_at', 'is not', null)
        .where((eb) => eb.not(isUnused(eb, unusedSince)))
        .execute();
    },

    async findDue(unusedSince, warnedUntil, limit) {
      const users = await sql
        .selectFrom('users')
        .select('id')
        .where('inactivity_warned_at', '<=', warnedUntil)
        .where('role', 'in', ['STUDENT', 'PARENT'])
        .where((eb) => isUnused(eb, unusedSince))
        .orderBy('inactivity_warned_at')
        .limit(limit)
        .execute();
      return users.map(({ id }) => id);
    },

    remove: (userId, { unusedSince, warnedUntil }, outside) =>
      eraseIfDue(
        database,
        userId,
        (eb) =>
          eb.and([
            eb('inactivity_warned_at', '<=', warnedUntil),
            eb('role', 'in', ['STUDENT', 'PARENT']),
            isUnused(eb, unusedSince),
          ]),
        outside,
      ),
  };
}
