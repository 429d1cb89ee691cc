import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import type { NewNotification } from './notification-texts.ts';

export interface NotifyRepository {
  /** Stores notifications for a pupil, except those whose deduplication key is already stored. */
  notify: (userId: string, notices: readonly (NewNotification & { at: Date })[]) => Promise<void>;
}

type Teller = Pick<Prisma.TransactionClient, 'notification'>;

export function createNotifyRepository(database: Database): NotifyRepository {
  return {
    notify: (userId, notices) =>
      notifyUsers(
        database,
        notices.map((notice) => ({ ...notice, userId })),
      ),
  };
}

/** The same for many users, in the transaction of the change that the notifications are about. */
export async function notifyUsers(
  transaction: Teller,
  notices: readonly (NewNotification & { userId: string; at: Date })[],
): Promise<void> {
  if (notices.length === 0) return;
  await transaction.notification.createMany({
    data: notices.map(({ at, ...notice }) => ({ ...notice, id: uuid(), createdAt: at })),
    skipDuplicates: true,
  });
}

/**
 * The same as part of another statement: one notification for each row of `source`, which has a `user_id`.
 */
export const notifyStatement = (
  source: Prisma.Sql,
  { kind, title, body, link, dedupeKey }: NewNotification,
  at: Date,
) =>
  Prisma.sql`insert into notifications (id, user_id, kind, title, body, link, dedupe_key, created_at)
    select ${uuid()}::uuid, user_id, ${kind}, ${title}, ${body}, ${link}, ${dedupeKey}, ${at}::timestamptz from ${source}
    on conflict (user_id, dedupe_key) do nothing`;

/**
 * Stores different notifications for many pupils in one statement, in the transaction of the change they are
 * about.
 */
export async function notifyUsersInOneStatement(
  transaction: Pick<Prisma.TransactionClient, '$executeRaw'>,
  notices: readonly (NewNotification & { userId: string })[],
  at: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({ ...notice, id: uuid() }));
  await transaction.$executeRaw`
    insert into notifications (id, user_id, kind, title, body, link, dedupe_key, created_at)
    select id, "userId", kind, title, body, link, "dedupeKey", ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as notice
      (id uuid, "userId" uuid, kind text, title text, body text, link text, "dedupeKey" text)
    order by "userId"
    on conflict (user_id, dedupe_key) do nothing`;
}
