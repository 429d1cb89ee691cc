import type { Database } from '@markwell/database/connect';

export interface NewSession {
  id: string;
  userId: string;
  tokenVersion: number;
  device: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface StoredSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export async function createSession(db: Database, { createdAt, ...session }: NewSession): Promise<void> {
  await db.session.create({
    data: { ...session, createdAt, lastSeenAt: createdAt, confirmedAt: createdAt },
    select: { id: true },
  });
}

/** The user's sessions that have not ended, the last used first. */
export function findSessions(db: Database, userId: string, at: Date): Promise<StoredSession[]> {
  return db.sql
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.device',
      'sessions.created_at as createdAt',
      'sessions.last_seen_at as lastSeenAt',
    ])
    .where('sessions.user_id', '=', userId)
    .whereRef('sessions.token_version', '=', 'users.token_version')
    .where('sessions.expires_at', '>', at)
    .orderBy('sessions.last_seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
}

/** Ends one session of the user. Returns false when there is none. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Ends every session of the user, also those whose tokens name none. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.$transaction([
    db.user.update({
      where: { id: userId },
      data: { tokenVersion: { increment: 1 } },
      select: { id: true },
    }),
    db.session.deleteMany({ where: { userId } }),
  ]);
}

export async function recordSessionUse(db: Database, id: string, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: at } });
}

/** Deletes sessions that have expired, or were ended by a raised token version. */
export async function removeEndedSessions(db: Database, at: Date): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lte: at } } });
  await db.sql
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .whereRef('sessions.token_version', '<', 'users.token_version')
    .execute();
}
