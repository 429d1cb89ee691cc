import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
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

interface UnnotifiedReport extends Pick<DecidedReport, 'reportId' | 'about'> {
  at: Date;
}

export function findNewestNotifications(
  db: Database,
  userId: string,
  limit: number,
): Promise<StoredNotification[]> {
  return db.sql
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'body', 'link', 'read_at as readAt', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnreadNotifications(db: Database, userId: string): Promise<number> {
  const { count } = await db.sql
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks these notifications of the pupil, or all, as read. */
export async function storeRead(
  db: Database,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  await db.sql
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) =>
      query.where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids === 'all' ? [] : ids)))),
    )
    .execute();
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
