import type { Database } from '@markwell/database/connect';

export interface RecentConfirmationRepository {
  /** When the user of a session last confirmed who they are; undefined when the session has ended. */
  find: (sessionId: string) => Promise<Date | undefined>;
  record: (sessionId: string, at: Date) => Promise<void>;
}

export function createRecentConfirmationRepository(database: Database): RecentConfirmationRepository {
  return {
    async find(id) {
      const session = await database.session.findUnique({ where: { id }, select: { confirmedAt: true } });
      return session?.confirmedAt;
    },
    async record(id, at) {
      await database.session.updateMany({ where: { id }, data: { confirmedAt: at } });
    },
  };
}
