import { ownNotifications, readNotifications } from '@markwell/shared/notifications/notifications.contract';
import { listOwnNotifications, markNotificationsRead } from './notifications.service.ts';
import { implement } from '#http/implement.ts';

export const notificationsRoutes = [
  implement(ownNotifications, ({ caller }, context) => listOwnNotifications(context, caller.id)),
  implement(readNotifications, ({ caller, body }, context) =>
    markNotificationsRead(context, caller.id, body),
  ),
];
