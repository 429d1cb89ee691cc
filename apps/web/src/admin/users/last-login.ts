import { dayOf, daysBetween } from '@markwell/shared/rules/time/days';
import { formatShortDay } from '../../components/admin/format-instant.ts';

const hourMs = 3_600_000;

/** 'Never', 'Just now', '5h ago', '3 days ago' when under 7 days (Europe/London), then the date (spec 3 §2.10). */
export function lastLoginOf(instant: string | null, now = new Date()): string {
  if (instant === null) return 'Never';
  const at = new Date(instant);
  const hours = Math.floor((now.getTime() - at.getTime()) / hourMs);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${String(hours)}h ago`;
  const days = daysBetween(dayOf(at), dayOf(now));
  if (days >= 7) return formatShortDay(instant);
  return days === 1 ? '1 day ago' : `${String(days)} days ago`;
}
