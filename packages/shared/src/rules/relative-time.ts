import { dayOf, daysBetween } from './days.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * How long ago, as text: minutes and hours within the same day (Europe/London), 'days ago' under 7 days. Null for
 * older instants, for which the date is shown (spec 2 §2.8).
 */
export function relativeTime(instant: Date, now: Date): string | null {
  const days = daysBetween(dayOf(instant), dayOf(now));
  if (days >= 7) return null;
  if (days > 0) return ago(days, 'day');
  const passed = now.getTime() - instant.getTime();
  if (passed < minuteMs) return 'just now';
  return passed < hourMs
    ? ago(Math.floor(passed / minuteMs), 'minute')
    : ago(Math.floor(passed / hourMs), 'hour');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
