import type { Database } from '@markwell/database/connect';
import { adminRoles } from '@markwell/shared/vocabulary/roles';
import type { Caller } from './caller.ts';

export interface CallerRecord {
  caller: Omit<Caller, 'needsSecondFactor'>;
  isActive: boolean;
  tokenVersion: number;
  /** Whether an authenticator app is set up. */
  hasSecondFactor: boolean;
  /** When the session was last used, to the hour; null without a stored session. */
  lastSeenAt: Date | null;
}

/** Undefined when there is no such user, or the session has ended. A null session id names none. */
export type FindCaller = (userId: string, sessionId: string | null) => Promise<CallerRecord | undefined>;

export function createCallersRepository({ sql }: Database): { find: FindCaller } {
  return {
    async find(userId, sessionId) {
      const row = await sql
        .selectFrom('users')
        .leftJoin('sessions', (join) =>
          join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId),
        )
        .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
        .select([
          'users.id',
          'users.role',
          'users.school_id as schoolId',
          'users.premium_until as premiumUntil',
          'users.is_active as isActive',
          'users.token_version as tokenVersion',
          'sessions.last_seen_at as lastSeenAt',
          'second_factors.confirmed_at as secondFactorSince',
        ])
        .where('users.id', '=', userId)
        .executeTakeFirst();
      if (!row || (sessionId !== null && row.lastSeenAt === null)) return undefined;
      const { isActive, tokenVersion, lastSeenAt, secondFactorSince, ...user } = row;
      return {
        caller: { ...user, sessionId, isAdmin: adminRoles.includes(user.role) },
        isActive,
        tokenVersion,
        lastSeenAt,
        hasSecondFactor: secondFactorSince !== null,
      };
    },
  };
}
