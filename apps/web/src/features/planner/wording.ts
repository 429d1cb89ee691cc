import type { PlannedSubjectDto, StudyPlanDto } from '@markwell/shared/features/planner/planner.contract';
import { maxDueInPractice } from '@markwell/shared/vocabulary/planner';
import { countOf } from '../../lib/format.ts';

const weekday = (length: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { weekday: length, timeZone: 'UTC' });
const long = weekday('long');
const short = weekday('short');

/** The names of a YYYY-MM-DD day: 'Saturday' and 'Sat'. */
export function dayNames(day: string): { name: string; shortName: string } {
  const date = new Date(`${day}T00:00:00Z`);
  return { name: long.format(date), shortName: short.format(date) };
}

/** The text when nothing is due: the next day with due questions, or how questions become due. */
export function nothingDueText(days: StudyPlanDto['days']): string {
  const next = days.findIndex(({ dueCount }) => dueCount > 0);
  const day = days[next];
  if (!day) return 'Nothing is due today. Questions you get wrong in a test or quiz will come back here.';
  const when = next === 1 ? 'tomorrow' : `on ${dayNames(day.day).name}`;
  const comes = day.dueCount === 1 ? 'comes' : 'come';
  return `Nothing is due today. ${countOf(day.dueCount, 'question')} ${comes} back ${when}.`;
}

/** How many questions of a subject are due today. */
export function dueText({ dueCount }: PlannedSubjectDto): string {
  if (dueCount === 0) return 'Nothing due';
  const atATime = dueCount > maxDueInPractice ? `, ${maxDueInPractice} at a time` : '';
  return `${countOf(dueCount, 'question')} due${atATime}`;
}

/** The weak topics of a subject in one line; undefined when there are none. */
export function weakTopicsText({ weakTopics }: PlannedSubjectDto): string | undefined {
  if (weakTopics.length === 0) return undefined;
  const topics = weakTopics.map(({ topicName, accuracy }) => `${topicName} ${accuracy}%`);
  return `Needs practice: ${topics.join(', ')}`;
}
