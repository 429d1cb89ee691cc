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

export interface SessionsRepository {
  create: (session: NewSession) => Promise<void>;
  /** The user's sessions that have not ended, the last used first. */
  list: (userId: string, at: Date) => Promise<StoredSession[]>;
  /** Ends one session of the user. Returns false when there is none. */
  end: (userId: string, sessionId: string) => Promise<boolean>;
  /** Ends every session of the user, also those whose tokens name none. */
  endAll: (userId: string) => Promise<void>;
  recordUse: (sessionId: string, at: Date) => Promise<void>;
  /** Deletes sessions that have expired, or were ended by a raised token version. */
  removeEnded: (at: Date) => Promise<void>;
}

export function createSessionsRepository(database: Database): SessionsRepository {
  return {
    async create({ createdAt, ...session }) {
      await database.session.create({
        data: { ...session, createdAt, lastSeenAt: createdAt, confirmedAt: createdAt },
        select: { id: true },
      });
    },

    list: (userId, at) =>
      database.sql
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
        .execute(),

    async end(userId, id) {
      const { count } = await database.session.deleteMany({ where: { id, userId } });
      return count > 0;
    },

    async endAll(userId) {
      await database.$transaction([
        database.user.update({
          where: { id: userId },
          data: { tokenVersion: { increment: 1 } },
          select: { id: true },
        }),
        database.session.deleteMany({ where: { userId } }),
      ]);
    },

    async recordUse(id, at) {
      await database.session.updateMany({ where: { id }, data: { lastSeenAt: at } });
    },

    async removeEnded(at) {
      await database.session.deleteMany({ where: { expiresAt: { lte: at } } });
      await database.sql
        .deleteFrom('sessions')
        .using('users')
        .whereRef('users.id', '=', 'sessions.user_id')
        .whereRef('sessions.token_version', '<', 'users.token_version')
        .execute();
    },
  };
}
