import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type ComponentType } from 'react';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import type { NotificationPanelProps } from './notification-panel.tsx';
import { useNotifications } from './notifications.queries.ts';

/** The highest number on the badge; above it the badge shows '9+'. */
const maxOnBadge = 9;

/** The bell in the navigation. The code of its panel is loaded when it is first opened. */
export function NotificationBell() {
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<NotificationPanelProps>>();
  const unread = notifications.data?.unreadCount ?? 0;
  const shownCount = unread > maxOnBadge ? `${String(maxOnBadge)}+` : String(unread);

  function open() {
    setOpen(true);
    import('./notification-panel.tsx').then(
      ({ NotificationPanel }) => {
        setPanel(() => NotificationPanel);
      },
      () => {
        setOpen(false);
        showToast('error', 'Your notifications didn’t load', 'Check your connection and try again.');
      },
    );
  }
  function close() {
    setOpen(false);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={(isOpening) => (isOpening ? open() : close())}>
      <Popover.Trigger
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${shownCount} unread`}
        className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors duration-150 hover:text-ink data-[state=open]:text-ink"
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
      </Popover.Trigger>
      {Panel && <Panel notifications={notifications} onClose={close} />}
    </Popover.Root>
  );
}
