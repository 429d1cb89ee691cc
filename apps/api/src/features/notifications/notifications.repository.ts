import type { Database } from '@markwell/database/connect';
import { fromDateColumn } from '../../domain/date-column.ts';
import type { DecidedReport } from '../../domain/notifications/notification-texts.ts';

export interface StoredNotification {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  readAt: Date | null;
  createdAt: Date;
}

export interface UnnotifiedReport extends Pick<DecidedReport, 'flagId' | 'about'> {
  at: Date;
}

export interface NotificationsRepository {
  findNewest: (userId: string, limit: number) => Promise<StoredNotification[]>;
  countUnread: (userId: string) => Promise<number>;
  /** Marks these notifications of the pupil, or all, as read. */
  markRead: (userId: string, ids: readonly string[] | 'all', now: Date) => Promise<void>;
  /** Marks streak notifications as read, except the one with this deduplication key. */
  markStreaksRead: (userId: string, except: string | undefined, now: Date) => Promise<void>;
  /** The streak as of the last finished activity; days as YYYY-MM-DD. */
  findStreak: (userId: string) => Promise<{ streakDays: number; lastFinishOn: string | null } | undefined>;
  /** Reports decided since this time without a notification to the pupil. */
  findAnsweredReports: (userId: string, since: Date) => Promise<UnnotifiedReport[]>;
}

export function createNotificationsRepository(database: Database): NotificationsRepository {
  return {
    findNewest: (userId, limit) =>
      database.notification.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
        select: { id: true, kind: true, title: true, body: true, link: true, readAt: true, createdAt: true },
      }),

    countUnread: (userId) => database.notification.count({ where: { userId, readAt: null } }),

    async markRead(userId, ids, now) {
      await database.notification.updateMany({
        where: { userId, readAt: null, ...(ids === 'all' ? {} : { id: { in: [...ids] } }) },
        data: { readAt: now },
      });
    },

    async markStreaksRead(userId, except, now) {
      await database.notification.updateMany({
        where: {
          userId,
          readAt: null,
          kind: 'streak-ends',
          ...(except === undefined ? {} : { dedupeKey: { not: except } }),
        },
        data: { readAt: now },
      });
    },

    async findStreak(userId) {
      const totals = await database.pupilTotals.findUnique({
        where: { userId },
        select: { streakDays: true, lastFinishOn: true },
      });
      return totals
        ? { ...totals, lastFinishOn: totals.lastFinishOn && fromDateColumn(totals.lastFinishOn) }
        : undefined;
    },

    // Plain SQL, because the deduplication key is built from the row's id.
    findAnsweredReports: (userId, since) => database.$queryRaw<UnnotifiedReport[]>`
      select f.id as "flagId", coalesce(t.name, p.title, 'a question') as about, f.resolved_at as at
      from flags f left join questions q on q.id = f.question_id left join topics t on t.id = q.topic_id
      left join past_papers p on p.id = f.past_paper_id
      where f.user_id = ${userId}::uuid and f.status <> 'PENDING' and f.resolved_at >= ${since}::timestamptz
        and not exists (select from notifications n where n.user_id = f.user_id and n.dedupe_key = 'report-answered:' || f.id)
      order by f.resolved_at limit 50`,
  };
}
