import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import type { Notice } from './notices.ts';

export interface TellRepository {
  /** Keeps notices for a pupil; what they were told before is passed over. */
  tell: (userId: string, notices: readonly (Notice & { at: Date })[]) => Promise<void>;
}

type Teller = Pick<Prisma.TransactionClient, 'notification'>;

export function createTellRepository(database: Database): TellRepository {
  return {
    tell: (userId, notices) =>
      tellAll(
        database,
        notices.map((notice) => ({ ...notice, userId })),
      ),
  };
}

/** The same to many people at once, in the transaction of what they are told about. */
export async function tellAll(
  transaction: Teller,
  notices: readonly (Notice & { userId: string; at: Date })[],
): Promise<void> {
  if (notices.length === 0) return;
  await transaction.notification.createMany({
    data: notices.map(({ at, ...notice }) => ({ ...notice, id: uuid(), createdAt: at })),
    skipDuplicates: true,
  });
}

/** The same inside another statement, for each row of `source`, which has a `user_id`. */
export const tellStatement = (source: Prisma.Sql, { kind, title, body, link, dedupeKey }: Notice, at: Date) =>
  Prisma.sql`insert into notifications (id, user_id, kind, title, body, link, dedupe_key, created_at)
    select ${uuid()}::uuid, user_id, ${kind}, ${title}, ${body}, ${link}, ${dedupeKey}, ${at}::timestamptz from ${source}
    on conflict (user_id, dedupe_key) do nothing`;

/** Tells many pupils something of their own, in the transaction that makes it true. One statement, however many they are. */
export async function tellMany(
  transaction: Pick<Prisma.TransactionClient, '$executeRaw'>,
  notices: readonly (Notice & { userId: string })[],
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
