import type { Database } from '@markwell/database/connect';
import { inTransaction } from '#platform/transaction.repository.ts';

interface NewSession {
  id: string;
  userId: string;
  tokenVersion: number;
  device: string;
  createdAt: Date;
  expiresAt: Date;
}

interface StoredSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export async function createSession(
  db: Database,
  { id, userId, tokenVersion, device, createdAt, expiresAt }: NewSession,
): Promise<void> {
  await db.sql
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      token_version: tokenVersion,
      device,
      created_at: createdAt,
      last_seen_at: createdAt,
      confirmed_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
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
  const { numDeletedRows } = await db.sql
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of the user, also those whose tokens name none. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('users')
      .set((eb) => ({ token_version: eb('token_version', '+', 1), updated_at: new Date() }))
      .where('id', '=', userId)
      .execute();
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });
}

export async function recordSessionUse(db: Database, userId: string, id: string, at: Date): Promise<void> {
  await db.sql
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes sessions that have expired, or were ended by a raised token version. */
export async function removeEndedSessions(db: Database, at: Date): Promise<void> {
  await db.sql.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.sql
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .whereRef('sessions.token_version', '<', 'users.token_version')
    .execute();
}
