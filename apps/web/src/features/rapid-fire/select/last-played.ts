import { dayOf, daysBetween } from '@markwell/shared/rules/time/days';
import { formatDay } from '../../../lib/format.ts';

/** 'today', 'yesterday', '3 days ago' within a week, otherwise the date, by London days. */
export function lastPlayed(instant: string, now: Date): string {
  const days = daysBetween(dayOf(new Date(instant)), dayOf(now));
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? `${String(days)} days ago` : formatDay(instant);
}
