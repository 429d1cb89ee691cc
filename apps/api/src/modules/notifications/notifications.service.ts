import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  NotificationsToRead,
  ownNotifications,
  readNotifications,
} from '@markwell/shared/notifications/notifications.contract';
import {
  notificationKinds,
  shownNotifications,
} from '@markwell/shared/notifications/notifications.vocabulary';
import type { Clock } from '#platform/clock.ts';
import { reportDecidedNotification } from './notification-texts.ts';
import type { NotifyRepository } from './notify.repository.ts';
import type { NotificationsRepository, StoredNotification } from './notifications.repository.ts';

export interface NotificationsService {
  /** The caller's notifications, newest first. First creates those for decided reports. */
  own: (userId: string) => Promise<ReplyOf<typeof ownNotifications>>;
  markRead: (userId: string, toRead: NotificationsToRead) => Promise<ReplyOf<typeof readNotifications>>;
}

/** Days for which a decided report still gets a notification. */
const maxReportAgeDays = 30;

export function createNotificationsService({
  repository,
  notify,
  clock,
}: {
  repository: NotificationsRepository;
  notify: NotifyRepository['notify'];
  clock: Clock;
}): NotificationsService {
  /**
   * A moderation decision notifies the pupil immediately. For reports that were decided without one, a notification is
   * created here, without details of the decision.
   */
  async function createDueNotifications(userId: string): Promise<void> {
    const since = new Date(clock().getTime() - maxReportAgeDays * 86_400_000);
    const reports = await repository.findUnnotifiedReports(userId, since);
    await notify(
      userId,
      reports.map(({ at, ...report }) => ({
        ...reportDecidedNotification({
          ...report,
          decision: 'checked',
          changes: [],
          wereResultsCorrected: false,
          reply: '',
        }),
        at,
      })),
    );
  }

  return {
    async own(userId) {
      await createDueNotifications(userId);
      const [newest, unreadCount] = await Promise.all([
        repository.findNewest(userId, shownNotifications),
        repository.countUnread(userId),
      ]);
      return { notifications: newest.flatMap(toDto), unreadCount };
    },

    async markRead(userId, toRead) {
      await repository.markRead(userId, 'all' in toRead ? 'all' : toRead.ids, clock());
      return { unreadCount: await repository.countUnread(userId) };
    },
  };
}

/** Omits kinds that this version does not know. */
function toDto({ kind: stored, readAt, createdAt, ...notification }: StoredNotification) {
  const kind = notificationKinds.find((known) => known === stored);
  return kind ? [{ ...notification, kind, isRead: readAt !== null, createdAt: createdAt.toISOString() }] : [];
}
