import type { PlannedSubjectDto, StudyPlanDto } from '@markwell/shared/features/planner/planner.contract';
import { maxDueInPractice } from '@markwell/shared/vocabulary/planner';
import { countOf } from '../../lib/format.ts';

const weekday = (length: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { weekday: length, timeZone: 'UTC' });
const long = weekday('long');
const short = weekday('short');

/** A YYYY-MM-DD as 'Saturday' and as 'Sat'. */
export function dayNames(day: string): { name: string; shortName: string } {
  const date = new Date(`${day}T00:00:00Z`);
  return { name: long.format(date), shortName: short.format(date) };
}

/** What is said while nothing is due: the day on which something comes back, or how anything ever does. */
export function nothingDueText(days: StudyPlanDto['days']): string {
  const next = days.findIndex(({ dueCount }) => dueCount > 0);
  const day = days[next];
  if (!day) return 'Nothing is due today. Whatever you get wrong in a test or a quiz comes back here.';
  const when = next === 1 ? 'tomorrow' : `on ${dayNames(day.day).name}`;
  const comes = day.dueCount === 1 ? 'comes' : 'come';
  return `Nothing is due today. ${countOf(day.dueCount, 'question')} ${comes} back ${when}.`;
}

/** How much of a subject comes back today. */
export function dueText({ dueCount }: PlannedSubjectDto): string {
  if (dueCount === 0) return 'Nothing due';
  const atATime = dueCount > maxDueInPractice ? `, ${maxDueInPractice} at a time` : '';
  return `${countOf(dueCount, 'question')} due${atATime}`;
}

/** The weak topics of a subject in a line; undefined when there are none. */
export function weakTopicsText({ weakTopics }: PlannedSubjectDto): string | undefined {
  if (weakTopics.length === 0) return undefined;
  const topics = weakTopics.map(({ topicName, accuracy }) => `${topicName} ${accuracy}%`);
  return `Needs practice: ${topics.join(', ')}`;
}
