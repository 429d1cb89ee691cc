import type { FirstDayDto } from '@markwell/shared/first-day/first-day.contract';
import type { UserStatsDto, WeekDayDto } from '@markwell/shared/settings/users.contract';
import { countOf } from '#lib/format.ts';
import type { NextStep } from './next-step.ts';

/** The greeting for an hour of the pupil's own clock, 0-23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

interface Headline {
  before: string;
  /** The highlighted words. */
  highlight: string;
  after: string;
  lead: string;
}

interface Progress {
  stats: UserStatsDto;
  week: readonly WeekDayDto[];
  firstDay: FirstDayDto | null;
  next: NextStep | undefined;
}

const defaultLead =
  'A short test shows what you know. We bring back questions you got wrong until you know them.';

/**
 * The headline by priority: the first day, an open test, today's finished day, due questions or a weak topic, a streak,
 * a first test.
 */
export function headlineFor({ stats, week, firstDay, next }: Progress): Headline {
  if (firstDay) return firstDayHeadline(firstDay);
  const lead = next?.reason ?? defaultLead;
  const timeFor = { before: 'Time for ', highlight: next?.title ?? '', after: '.', lead };
  if (next?.kind === 'continue') return timeFor;
  if (week.some((day) => day.isToday && day.isDone)) {
    return { before: '', highlight: `Day ${stats.streak}`, after: ' done!', lead };
  }
  if (next && (next.item.dueCount > 0 || next.item.type === 'weakness')) return timeFor;
  if (stats.streak > 0) {
    return { before: 'You have a streak of ', highlight: countOf(stats.streak, 'day'), after: '.', lead };
  }
  const first = next ? countOf(next.item.questionCount, 'question') : 'one short test';
  return { before: 'Start with ', highlight: first, after: '.', lead };
}

const firstDayHeadline = ({ hasFinishedWork }: FirstDayDto): Headline =>
  hasFinishedWork
    ? { before: '', highlight: 'Well done', after: '!', lead: 'Your first plan is ready.' }
    : {
        before: 'Start with ',
        highlight: '10 quick questions',
        after: '.',
        lead: 'They take five minutes. Then we make your first plan.',
      };
