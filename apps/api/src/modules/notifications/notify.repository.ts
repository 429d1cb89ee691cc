import type { Database, Sql } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { jsonRows } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { NewNotification } from './notification-texts.ts';

/** Stores notifications for a pupil, except those whose deduplication key is already stored. */
export function notifyUser(
  db: Database,
  userId: string,
  notifications: readonly (NewNotification & { at: Date })[],
): Promise<void> {
  return notifyUsers(
    db.sql,
    notifications.map((notification) => ({ ...notification, userId })),
  );
}

const columns = {
  id: 'uuid',
  user_id: 'uuid',
  kind: 'text',
  title: 'text',
  body: 'text',
  link: 'text',
  dedupe_key: 'text',
  created_at: 'timestamptz',
} as const;

/** The same for many users, in one statement, in the transaction of the change that the notifications are about. */
export async function notifyUsers(
  client: Sql,
  notifications: readonly (NewNotification & { userId: string; at: Date })[],
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map(({ userId, kind, title, body, link, dedupeKey, at }) => ({
    id: uuid(),
    user_id: userId,
    kind,
    title,
    body,
    link,
    dedupe_key: dedupeKey,
    created_at: at,
  }));
  const selected = client
    .selectFrom(jsonRows('notification', columns, rows))
    .select([
      'notification.id',
      'notification.user_id',
      'notification.kind',
      'notification.title',
      'notification.body',
      'notification.link',
    ])
    .select(['notification.dedupe_key', 'notification.created_at'])
    .orderBy('notification.user_id');
  await insertFrom(client, 'notifications', selected)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
