import type { Database } from '@markwell/database/connect';
import type { NotificationKind } from '@markwell/shared/vocabulary/notifications';
import { isReachable } from './reachable-users.repository.ts';

export interface NotificationToEmail {
  id: string;
  userId: string;
  userName: string;
  address: string;
  title: string;
  body: string;
  /** A path of the web application. */
  link: string | null;
  createdAt: Date;
}

export interface NotificationEmailsRepository {
  /**
   * Marks unread notifications of these kinds as sent by e-mail and returns them, for users who want such
   * e-mails: the oldest ones, in any order. Each is returned once, to one of the processes.
   */
  claim: (
    kinds: readonly NotificationKind[],
    options: { since: Date; now: Date; limit: number },
  ) => Promise<NotificationToEmail[]>;
  release: (ids: readonly string[]) => Promise<void>;
}

export function createNotificationEmailsRepository(database: Database): NotificationEmailsRepository {
  return {
    claim: (kinds, { since, now, limit }) =>
      database.sql
        .with('due', (sql) =>
          sql
            .selectFrom('notifications')
            .innerJoin('users', 'users.id', 'notifications.user_id')
            .select(['notifications.id', 'users.name', 'users.email'])
            .where('notifications.emailed_at', 'is', null)
            .where('notifications.read_at', 'is', null)
            .where('notifications.created_at', '>', since)
            .where('notifications.kind', 'in', [...kinds])
            .where('users.email_notifications', '=', true)
            .where(isReachable)
            .orderBy('notifications.created_at')
            .limit(limit)
            .forUpdate('notifications')
            .skipLocked(),
        )
        .updateTable('notifications')
        .from('due')
        .set({ emailed_at: now })
        .whereRef('notifications.id', '=', 'due.id')
        .returning([
          'notifications.id',
          'notifications.user_id as userId',
          'due.name as userName',
          'due.email as address',
          'notifications.title',
          'notifications.body',
          'notifications.link',
          'notifications.created_at as createdAt',
        ])
        .execute(),

    async release(ids) {
      await database.notification.updateMany({ where: { id: { in: [...ids] } }, data: { emailedAt: null } });
    },
  };
}
