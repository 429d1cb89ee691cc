import type { Database } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { typed } from '@markwell/database/sql/values';
import { adminRoles } from '@markwell/shared/accounts/roles.vocabulary';
import type { Caller } from '#platform/caller.ts';
import { secondFactorRequiredFrom } from './second-factor/required-from.repository.ts';

export interface CallerRecord {
  caller: Omit<Caller, 'needsSecondFactor' | 'secondFactorDueOn'>;
  isActive: boolean;
  tokenVersion: number;
  /** Whether an authenticator app is set up. */
  hasSecondFactor: boolean;
  /** The first day on which an administrator requires one; null when none does. */
  secondFactorRequiredFrom: Date | null;
  /** When the session was last used, to the hour; null without a stored session. */
  lastSeenAt: Date | null;
}

const readCaller = prepareStatement<{ userId: string; sessionId: string | null }>()((query, value) =>
  query
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.id', '=', typed('uuid', value('sessionId'))),
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
    .select((eb) => secondFactorRequiredFrom(eb).as('secondFactorRequiredFrom'))
    .where('users.id', '=', typed('uuid', value('userId'))),
);

/** Undefined when there is no such user, or the session has ended. A null session id names none. */
export async function findCaller(
  db: Database,
  userId: string,
  sessionId: string | null,
): Promise<CallerRecord | undefined> {
  const [row] = await readCaller(db.sql, { userId, sessionId });
  if (!row || (sessionId !== null && row.lastSeenAt === null)) return undefined;
  const { isActive, tokenVersion, lastSeenAt, secondFactorSince, secondFactorRequiredFrom, ...user } = row;
  return {
    caller: { ...user, sessionId, isAdmin: adminRoles.includes(user.role) },
    isActive,
    tokenVersion,
    lastSeenAt,
    hasSecondFactor: secondFactorSince !== null,
    secondFactorRequiredFrom,
  };
}
