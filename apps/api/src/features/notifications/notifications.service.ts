import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  NotificationsToRead,
  ownNotifications,
  readNotifications,
} from '@markwell/shared/features/notifications/notifications.contract';
import { dayOf, daysBetween } from '@markwell/shared/rules/days';
import { notificationKinds, shownNotifications } from '@markwell/shared/vocabulary/notifications';
import type { Clock } from '../../domain/clock.ts';
import {
  reportDecidedNotification,
  streakEndsNotification,
  type NewNotification,
} from '../../domain/notifications/notification-texts.ts';
import type { NotifyRepository } from '../../domain/notifications/notify.repository.ts';
import type { NotificationsRepository, StoredNotification } from './notifications.repository.ts';

export interface NotificationsService {
  /** What the pupil is to know, newest first. What depends on the day, or on an answer to a report, is told when asked. */
  own: (userId: string) => Promise<ReplyOf<typeof ownNotifications>>;
  markRead: (userId: string, which: NotificationsToRead) => Promise<ReplyOf<typeof readNotifications>>;
}

/** Days for which an answer to a report is news. */
const newsDays = 30;

export function createNotificationsService({
  repository,
  tell,
  clock,
}: {
  repository: NotificationsRepository;
  tell: NotifyRepository['tell'];
  clock: Clock;
}): NotificationsService {
  /** A streak that a test of yesterday holds up, and that nothing of today carries on. */
  async function streakNotice(userId: string, now: Date): Promise<NewNotification | undefined> {
    const streak = await repository.findStreak(userId);
    const today = dayOf(now);
    if (!streak?.lastFinishOn || daysBetween(streak.lastFinishOn, today) !== 1) return undefined;
    return streakEndsNotification(streak.streakDays, today);
  }

  async function tellWhatIsNew(userId: string): Promise<void> {
    const now = clock();
    const since = new Date(now.getTime() - newsDays * 86_400_000);
    const [streak, reports] = await Promise.all([
      streakNotice(userId, now),
      repository.findAnsweredReports(userId, since),
    ]);
    await Promise.all([
      // A streak that goes on, or has ended, is no news any more.
      repository.markStreaksRead(userId, streak?.dedupeKey, now),
      tell(userId, [
        ...(streak ? [{ ...streak, at: now }] : []),
        // Whoever decides tells the reporter at once. Of one decided in another way nobody knows what came of it.
        ...reports.map(({ at, ...report }) => ({
          ...reportDecidedNotification({
            ...report,
            answer: 'checked',
            wereResultsCorrected: false,
            reply: '',
          }),
          at,
        })),
      ]),
    ]);
  }

  return {
    async own(userId) {
      await tellWhatIsNew(userId);
      const [newest, unreadCount] = await Promise.all([
        repository.findNewest(userId, shownNotifications),
        repository.countUnread(userId),
      ]);
      return { notifications: newest.flatMap(toDto), unreadCount };
    },

    async markRead(userId, which) {
      await repository.markRead(userId, 'all' in which ? 'all' : which.ids, clock());
      return { unreadCount: await repository.countUnread(userId) };
    },
  };
}

/** A kind that this version does not know is left out. */
function toDto({ kind: stored, readAt, createdAt, ...notification }: StoredNotification) {
  const kind = notificationKinds.find((known) => known === stored);
  return kind ? [{ ...notification, kind, isRead: readAt !== null, createdAt: createdAt.toISOString() }] : [];
}
