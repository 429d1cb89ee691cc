import type { TopicWeeksDto } from '@markwell/shared/progress/analytics.contract';
import { weekAccuracy } from '@markwell/shared/progress/topic-weeks';
import { countOf } from '#lib/format.ts';
import { onFirstUse } from '#lib/on-first-use.ts';

/** A week of a topic: its Monday, the answers, and the accuracy in percent if there were enough answers. */
export interface TrendWeek {
  week: string;
  answered: number;
  accuracy: number | null;
}

const dayAndMonth = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Formats a YYYY-MM-DD as '2 Mar'. */
export const shortDay = (day: string): string => dayAndMonth().format(new Date(`${day}T00:00:00Z`));

/** The last weeks of a topic; all without answers if it was not practised in them. */
export function trendOf({ weeks, topics }: TopicWeeksDto, topicId: string): TrendWeek[] {
  const answers = topics.find((topic) => topic.topicId === topicId)?.answers;
  return weeks.map((week, index) => {
    const { questionsAttempted = 0, correctAnswers = 0 } = answers?.[index] ?? {};
    return { week, answered: questionsAttempted, accuracy: weekAccuracy(correctAnswers, questionsAttempted) };
  });
}

/** The first and the last known week in words; undefined with fewer than two. */
export function trendText(weeks: readonly TrendWeek[]): string | undefined {
  const known = weeks.flatMap(({ week, accuracy }) => (accuracy === null ? [] : [{ week, accuracy }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return undefined;
  return `${first.accuracy}% in the week of ${shortDay(first.week)}, ${last.accuracy}% in the week of ${shortDay(last.week)}`;
}

/** A week of the table for screen readers. */
export function weekText({ answered, accuracy }: TrendWeek): string {
  if (answered === 0) return 'no answers';
  return accuracy === null
    ? `too few answers (${answered})`
    : `${accuracy}% of ${countOf(answered, 'answer')}`;
}
