import type { Database, Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { NotificationKind } from '@markwell/shared/notifications/notifications.vocabulary';
import { isReachable } from './reachable-users.repository.ts';

export interface NotificationToEmail {
  title: string;
  body: string;
  /** A path of the web application. */
  link: string | null;
}

/**
 * Marks unread notifications of these kinds as sent by e-mail and returns them, for users who want such
 * e-mails: the oldest ones, in any order. Each is returned once, to one of the processes.
 */
export function claimNotificationEmails(
  transaction: Sql,
  kinds: readonly NotificationKind[],
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<{ id: string; userId: string }[]> {
  return transaction
    .with('due', (sql) =>
      sql
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'notifications.user_id')
        .select('notifications.id')
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
    .returning(['notifications.id', 'notifications.user_id as userId'])
    .execute();
}

/** Those still unread, the oldest first. Undefined when the user no longer wants such e-mails, or may not get them. */
export async function readNotificationEmail(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ name: string; email: string; notifications: NotificationToEmail[] } | undefined> {
  const reader = await db.sql
    .selectFrom('users')
    .select(['users.name', 'users.email'])
    .where('users.id', '=', userId)
    .where('users.email_notifications', '=', true)
    .where(isReachable)
    .executeTakeFirst();
  if (!reader) return undefined;
  const notifications = await db.sql
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', userId)
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return { ...reader, notifications };
}
