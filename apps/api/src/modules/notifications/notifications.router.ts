import { ownNotifications, readNotifications } from '@markwell/shared/notifications/notifications.contract';
import type { Mount } from '#http/mount.ts';
import type { NotificationsService } from './notifications.service.ts';

export function mountNotifications(mount: Mount, service: NotificationsService): void {
  mount(ownNotifications, ({ caller }) => service.own(caller.id));
  mount(readNotifications, ({ caller, body }) => service.markRead(caller.id, body));
}
