import type { Database } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import {
  eraseIfDue,
  type OutsideDatabase,
} from '../../domain/users/personal-data/erase-if-due.repository.ts';

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
  claimUnwarned: (unusedSince: Date, now: Date, limit: number) => Promise<InactiveUser[]>;
  /** Unmarks accounts whose e-mail could not be sent. */
  release: (userIds: readonly string[]) => Promise<void>;
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
    claimUnwarned: async (unusedSince, now, limit) => {
      const users = await sql
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
        .returning(['id', 'name', 'email', 'is_active', 'parent_email', 'parent_confirmed_at'])
        .execute();
      return users.map(({ id, name, email, is_active, parent_email, parent_confirmed_at }) => ({
        id,
        name,
        email,
        parentEmail: parent_email,
        canSignIn: is_active && (parent_email === null || parent_confirmed_at !== null),
      }));
    },

    async release(userIds) {
      await database.user.updateMany({
        where: { id: { in: [...userIds] } },
        data: { inactivityWarnedAt: null },
      });
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
