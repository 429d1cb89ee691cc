import type { Database } from '@markwell/database/connect';
import { sql } from 'kysely';
import type { DecidedReport } from './notification-texts.ts';

export interface StoredNotification {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  readAt: Date | null;
  createdAt: Date;
}

export interface UnnotifiedReport extends Pick<DecidedReport, 'reportId' | 'about'> {
  at: Date;
}

export function findNewestNotifications(
  db: Database,
  userId: string,
  limit: number,
): Promise<StoredNotification[]> {
  return db.notification.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, kind: true, title: true, body: true, link: true, readAt: true, createdAt: true },
  });
}

export function countUnreadNotifications(db: Database, userId: string): Promise<number> {
  return db.notification.count({ where: { userId, readAt: null } });
}

/** Marks these notifications of the pupil, or all, as read. */
export async function storeRead(
  db: Database,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  await db.notification.updateMany({
    where: { userId, readAt: null, ...(ids === 'all' ? {} : { id: { in: [...ids] } }) },
    data: { readAt: now },
  });
}

/** Reports decided since this time without a notification to the pupil. */
export function findUnnotifiedReports(
  db: Database,
  userId: string,
  since: Date,
): Promise<UnnotifiedReport[]> {
  return db.sql
    .selectFrom('reports')
    .leftJoin('questions', 'questions.id', 'reports.question_id')
    .leftJoin('topics', 'topics.id', 'questions.topic_id')
    .leftJoin('past_papers', 'past_papers.id', 'reports.past_paper_id')
    .select(['reports.id as reportId', 'reports.resolved_at as at'])
    .select((eb) => eb.fn.coalesce('topics.name', 'past_papers.title', sql<string>`'a question'`).as('about'))
    .where('reports.user_id', '=', userId)
    .where('reports.status', '<>', 'PENDING')
    .where('reports.resolved_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'reports.user_id')
            // The deduplication key contains the report's id, so Prisma cannot compare them.
            .where(
              'notifications.dedupe_key',
              '=',
              eb(sql<string>`'report-answered:'`, '||', eb.cast<string>('reports.id', 'text')),
            ),
        ),
      ),
    )
    .orderBy('reports.resolved_at')
    .limit(50)
    .$narrowType<{ at: Date }>()
    .execute();
}
