import { BellOff } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, type ComponentProps } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import type { OpenedOnDemandProps } from '#ui/actions/use-opened-on-demand.ts';
import { useReturnFocusToButton } from '#ui/actions/use-return-focus-to-button.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { NotificationItem } from './notification-item.tsx';
import { useMarkRead, type Notifications } from './notifications.queries.ts';

export type NotificationPanelProps = OpenedOnDemandProps & { notifications: Notifications };

/** The list below the bell. It stays inside the navigation landmark. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { id, button, isOpen, onOpenChange, notifications } = props;
  const { onInteractOutside, onCloseAutoFocus } = useReturnFocusToButton(button);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      <PanelContent
        id={id}
        notifications={notifications}
        onClose={() => onOpenChange(false)}
        onInteractOutside={(event) => {
          // A press of the bell closes the panel by itself.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          else onInteractOutside();
        }}
        onCloseAutoFocus={onCloseAutoFocus}
      />
    </Popover.Root>
  );
}

type PanelContentProps = Pick<NotificationPanelProps, 'id' | 'notifications'> &
  Pick<ComponentProps<typeof Popover.Content>, 'onInteractOutside' | 'onCloseAutoFocus'> & {
    onClose: () => void;
  };

function PanelContent({ notifications: query, onClose, ...content }: PanelContentProps) {
  const headingId = useId();
  const markRead = useMarkRead();
  const { data } = query;

  function read(which: Parameters<typeof markRead.mutate>[0]) {
    markRead.mutate(which, {
      onError: (error) => showToast('error', 'Not marked as read', messageOf(error, 'Please try again.')),
    });
  }

  return (
    <Popover.Content
      {...content}
      align="end"
      sideOffset={8}
      collisionPadding={12}
      aria-labelledby={headingId}
      className="z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(25rem,calc(100vw-24px))] animate-rise flex-col overflow-hidden rounded-lg border border-line bg-card text-ink shadow-lift"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        <h2 id={headingId} className="text-lg">
          Notifications
        </h2>
        {data !== undefined && data.unreadCount > 0 && (
          <LinkButton
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[role=dialog]')?.focus(); // this button disappears
              read({ all: true });
            }}
          >
            Mark all as read
          </LinkButton>
        )}
      </div>
      <div tabIndex={-1} className="min-h-0 overflow-y-auto overscroll-contain">
        {query.isPending && query.isPaused && <OfflineNotice />}
        {query.isPending && !query.isPaused && (
          <Spinner label="Loading your notifications…" className="py-10" />
        )}
        {query.isError && data === undefined && (
          <ErrorState
            className="rounded-none border-0"
            title="Your notifications didn’t load"
            message={messageOf(query.error, 'Please try again.')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {data?.notifications.length === 0 && (
          <EmptyState icon={BellOff} title="Nothing new" level={3} className="rounded-none border-0">
            <p>News appears here, for example when we have checked a question that you reported.</p>
          </EmptyState>
        )}
        {data !== undefined && data.notifications.length > 0 && (
          <ul>
            {data.notifications.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onRead={() => read({ ids: [notification.id] })}
                onFollow={() => {
                  if (!notification.isRead) read({ ids: [notification.id] });
                  onClose();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Popover.Content>
  );
}
