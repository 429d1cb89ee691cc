import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { dayOf, daysBetween } from '@markwell/shared/time/days';
import type { ScoreBand } from '@markwell/shared/progress/score-bands';
import type { BadgeTone } from '#ui/display/badge.tsx';
import { formatDay } from '#lib/format.ts';

export const attemptKindText: Record<TestHistoryItemDto['kind'], string> = {
  MOCK_TEST: 'Mock test',
  EXAM_SIMULATION: 'Exam simulation',
  ASSIGNMENT: 'Assignment',
};

export const bandTones: Record<ScoreBand, BadgeTone> = {
  excellent: 'gold',
  good: 'silver',
  fair: 'bronze',
  low: 'neutral',
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * How long ago, as text: minutes and hours within the same day (Europe/London), 'days ago' under 7 days, otherwise the
 * date.
 */
export function relativeTimeText(instant: string, now: Date): string {
  const days = daysBetween(dayOf(new Date(instant)), dayOf(now));
  if (days >= 7) return formatDay(instant);
  if (days > 0) return ago(days, 'day');
  const passed = now.getTime() - Date.parse(instant);
  if (passed < minuteMs) return 'just now';
  return passed < hourMs
    ? ago(Math.floor(passed / minuteMs), 'minute')
    : ago(Math.floor(passed / hourMs), 'hour');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
