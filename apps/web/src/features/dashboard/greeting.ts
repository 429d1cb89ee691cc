import type { RecommendedPracticeDto } from '@markwell/shared/features/analytics/analytics.contract';
import type { UserStatsDto, WeekDayDto } from '@markwell/shared/features/users/users.contract';
import { countOf } from '../../lib/format.ts';

/** By the hour of the pupil's own clock, 0-23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

export interface Headline {
  before: string;
  /** The words under the highlighter. */
  highlight: string;
  after: string;
  lead: string;
}

interface Known {
  stats: UserStatsDto;
  week: readonly WeekDayDto[];
  recommendations: readonly RecommendedPracticeDto[];
}

const defaultLead = 'A short test shows where you stand; what was wrong comes back until it sticks.';

/** What matters most today, from what the pupil did: the day that is done, the weak topic, the streak at stake, a start. */
export function headlineFor({ stats, week, recommendations }: Known): Headline {
  const weak = recommendations.find((item) => item.type === 'weakness');
  const lead = (weak ?? recommendations[0])?.description ?? defaultLead;
  const today = `Day ${stats.streak}`;
  if (week.some((day) => day.isToday && day.isDone)) {
    return { before: '', highlight: today, after: ' is in the book.', lead };
  }
  if (weak) return { before: 'Time for ', highlight: weak.title, after: '.', lead };
  if (stats.streak > 0) {
    return { before: 'Keep your ', highlight: countOf(stats.streak, 'day'), after: ' going.', lead };
  }
  const first = recommendations[0] ? countOf(recommendations[0].questionCount, 'question') : 'one short test';
  return { before: 'Start with ', highlight: first, after: '.', lead };
}
