import { addDays, dayOf } from '@markwell/shared/rules/time/days';
import { formatDay } from '../../lib/format.ts';

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Today, 14:32', 'Yesterday, 09:05' or '3 March 2026', in London time. */
export function formatNotificationTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const today = dayOf(now);
  const day = dayOf(date);
  if (day === today) return `Today, ${timeOfDay.format(date)}`;
  return day === addDays(today, -1) ? `Yesterday, ${timeOfDay.format(date)}` : formatDay(instant);
}
