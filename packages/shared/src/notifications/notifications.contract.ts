import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { notificationKinds, shownNotifications } from './notifications.vocabulary.ts';

const notificationSchema = z.object({
  id: idSchema,
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  /** A path of the web application; null if there is no page to open. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: instantSchema,
});
export type NotificationDto = z.infer<typeof notificationSchema>;

export const ownNotifications = endpoint('GET /notifications', 'signed-in', {
  summary: "The caller's newest notifications, and the number of all unread ones",
  response: z.object({
    notifications: z.array(notificationSchema).max(shownNotifications),
    unreadCount: countSchema,
  }),
});

export const readNotifications = endpoint('POST /notifications/read', 'signed-in', {
  summary: 'Mark some or all of the caller’s notifications as read; other users’ ids are ignored',
  body: z.union([
    z.strictObject({ ids: z.array(idSchema).min(1).max(shownNotifications) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  response: z.object({ unreadCount: countSchema }),
});
export type NotificationsToRead = z.infer<typeof readNotifications.body>;
