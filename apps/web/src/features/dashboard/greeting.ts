import type { RecommendedPracticeDto } from '@markwell/shared/features/analytics/analytics.contract';
import type { UserStatsDto, WeekDayDto } from '@markwell/shared/features/users/users.contract';
import { countOf } from '../../lib/format.ts';

/** The greeting for an hour of the pupil's own clock, 0-23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

export interface Headline {
  before: string;
  /** The highlighted words. */
  highlight: string;
  after: string;
  lead: string;
}

interface Progress {
  stats: UserStatsDto;
  week: readonly WeekDayDto[];
  recommendations: readonly RecommendedPracticeDto[];
}

const defaultLead =
  'A short test shows what you know. We bring back questions you got wrong until you know them.';

/** The headline by priority: today's finished day, a weak topic, a streak to keep, a first test. */
export function headlineFor({ stats, week, recommendations }: Progress): Headline {
  const weak = recommendations.find((item) => item.type === 'weakness');
  const lead = (weak ?? recommendations[0])?.description ?? defaultLead;
  const today = `Day ${stats.streak}`;
  if (week.some((day) => day.isToday && day.isDone)) {
    return { before: '', highlight: today, after: ' done!', lead };
  }
  if (weak) return { before: 'Time for ', highlight: weak.title, after: '.', lead };
  if (stats.streak > 0) {
    return { before: 'Keep your ', highlight: countOf(stats.streak, 'day'), after: ' going.', lead };
  }
  const first = recommendations[0] ? countOf(recommendations[0].questionCount, 'question') : 'one short test';
  return { before: 'Start with ', highlight: first, after: '.', lead };
}
