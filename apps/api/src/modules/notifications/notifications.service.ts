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
import { reportDecidedNotification } from './notification-texts.ts';
import {
  type StoredNotification,
  findUnnotifiedReports,
  findNewestNotifications,
  countUnreadNotifications,
  storeRead,
} from './notifications.repository.ts';
import type { Context } from '#context.ts';
import { notifyUser } from './notify.repository.ts';

/** Days for which a decided report still gets a notification. */
const maxReportAgeDays = 30;

/**
 * A moderation decision notifies the pupil immediately. For reports that were decided without one, a notification is
 * created here, without details of the decision.
 */
async function createDueNotifications(context: Context, userId: string): Promise<void> {
  const since = new Date(context.clock().getTime() - maxReportAgeDays * 86_400_000);
  const reports = await findUnnotifiedReports(context.db, userId, since);
  await notifyUser(
    context.db,
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

/** The caller's notifications, newest first. First creates those for decided reports. */
export async function listOwnNotifications(
  context: Context,
  userId: string,
): Promise<ReplyOf<typeof ownNotifications>> {
  await createDueNotifications(context, userId);
  const [newest, unreadCount] = await Promise.all([
    findNewestNotifications(context.db, userId, shownNotifications),
    countUnreadNotifications(context.db, userId),
  ]);
  return { notifications: newest.flatMap(toDto), unreadCount };
}

export async function markNotificationsRead(
  context: Context,
  userId: string,
  toRead: NotificationsToRead,
): Promise<ReplyOf<typeof readNotifications>> {
  await storeRead(context.db, userId, 'all' in toRead ? 'all' : toRead.ids, context.clock());
  return { unreadCount: await countUnreadNotifications(context.db, userId) };
}

/** Omits kinds that this version does not know. */
function toDto({ kind: stored, readAt, createdAt, ...notification }: StoredNotification) {
  const kind = notificationKinds.find((known) => known === stored);
  return kind ? [{ ...notification, kind, isRead: readAt !== null, createdAt: createdAt.toISOString() }] : [];
}
