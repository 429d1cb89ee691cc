import { Bell } from 'lucide-react';
import { useOpenedOnDemand } from '#ui/actions/use-opened-on-demand.ts';
import type { NotificationPanelProps } from './notification-panel.tsx';
import { useNotifications } from './notifications.queries.ts';

/** The highest number on the badge; above it the badge shows '9+'. */
const maxOnBadge = 9;

const load = async () => (await import('./notification-panel.tsx')).NotificationPanel;

/** The bell in the navigation. */
export function NotificationBell() {
  const notifications = useNotifications();
  const { Content, contentProps, buttonProps } = useOpenedOnDemand<NotificationPanelProps>({
    kind: 'dialog',
    load,
    failure: 'Your notifications didn’t load',
  });
  const unread = notifications.data?.unreadCount ?? 0;
  const shownCount = unread > maxOnBadge ? `${String(maxOnBadge)}+` : String(unread);
  return (
    <>
      <button
        {...buttonProps}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${shownCount} unread`}
        className="relative grid size-11 shrink-0 place-items-center rounded-full border border-transparent text-ink-soft transition-colors duration-150 hover:text-ink data-[state=open]:text-ink"
      >
        <Bell aria-hidden className="size-[22px]" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-royal px-1 text-xs font-semibold text-on-royal tabular-nums"
          >
            {shownCount}
          </span>
        )}
      </button>
      {Content && <Content {...contentProps} notifications={notifications} />}
    </>
  );
}
