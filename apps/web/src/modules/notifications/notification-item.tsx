import { addDays, dayOf } from '@markwell/shared/time/days';
import type { NotificationDto } from '@markwell/shared/notifications/notifications.contract';
import type { NotificationKind } from '@markwell/shared/notifications/notifications.vocabulary';
import {
  AlarmClock,
  Check,
  Eye,
  ClipboardList,
  MessageSquareReply,
  PencilLine,
  School,
  Sparkles,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay, formatTime } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';

const icons: Record<NotificationKind, LucideIcon> = {
  'test-closed': AlarmClock,
  'report-answered': MessageSquareReply,
  'question-corrected': PencilLine,
  'generation-ended': Sparkles,
  'class-changed': School,
  'parent-link': Eye,
  'assignment-set': ClipboardList,
  'assignment-due': AlarmClock,
  'assignment-returned': Undo2,
  'assignment-corrected': PencilLine,
};

function NotificationText({
  notification: { title, body, isRead, createdAt },
}: {
  notification: NotificationDto;
}) {
  return (
    <>
      <span className={classNames('block leading-snug break-words', !isRead && 'font-semibold')}>
        {!isRead && <VisuallyHidden>Unread:</VisuallyHidden>} {title}
      </span>{' '}
      <span className="block text-sm text-ink-soft">{body}</span>{' '}
      <span className="block text-sm text-ink-soft">{formatNotificationTime(createdAt)}</span>
    </>
  );
}

interface NotificationItemProps {
  notification: NotificationDto;
  onRead: () => void;
  /** Called when the pupil follows the notification's link. */
  onFollow: () => void;
}

export function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const { kind, title, link, isRead } = notification;
  return (
    <li
      tabIndex={-1}
      className={classNames(
        'flex items-start gap-3 border-t border-line px-4 py-3 first:border-t-0',
        !isRead && 'bg-royal-wash',
      )}
    >
      <IconTile icon={icons[kind]} tone={isRead ? 'neutral' : 'royal'} className="size-9" />
      {link === null ? (
        <p className="min-w-0 flex-1">
          <NotificationText notification={notification} />
        </p>
      ) : (
        <Link
          to={link}
          className="min-h-11 min-w-0 flex-1 rounded-sm underline-offset-4 hover:underline"
          onClick={onFollow}
        >
          <NotificationText notification={notification} />
        </Link>
      )}
      {!isRead && (
        <IconButton
          icon={Check}
          label={`Mark as read: ${title}`}
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.focus(); // this button disappears
            onRead();
          }}
        />
      )}
    </li>
  );
}

/** 'Today, 14:32', 'Yesterday, 09:05' or '3 March 2026', in London time. */
export function formatNotificationTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const today = dayOf(now);
  const day = dayOf(date);
  if (day === today) return `Today, ${formatTime(instant)}`;
  return day === addDays(today, -1) ? `Yesterday, ${formatTime(instant)}` : formatDay(instant);
}
