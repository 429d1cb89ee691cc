import type {
  PlannedSubjectDto,
  StudyPlanDto,
  SuggestedSubjectDto,
} from '@markwell/shared/planner/planner.contract';
import { weekdayOf } from '@markwell/shared/time/days';
import { maxDueInPractice } from '@markwell/shared/planner/planner.vocabulary';
import { countOf } from '#lib/format.ts';

/** The names of a YYYY-MM-DD day: 'Saturday' and 'Sat'. */
export function dayNames(day: string): { name: string; shortName: string } {
  const name = weekdayOf(day);
  return { name, shortName: name.slice(0, 3) };
}

/** The text when nothing is due: the next day with due questions, or how questions become due. */
export function nothingDueText(days: StudyPlanDto['days']): string {
  const next = days.findIndex(({ dueCount }) => dueCount > 0);
  const day = days[next];
  if (!day) return 'Nothing to try again today. When you get a question wrong, it comes back here.';
  const when = next === 1 ? 'tomorrow' : `on ${dayNames(day.day).name}`;
  const comes = day.dueCount === 1 ? 'comes' : 'come';
  return `Nothing to try again today. ${countOf(day.dueCount, 'question')} ${comes} back ${when}.`;
}

/** How many questions of a subject are due today. */
export function dueText({ dueCount }: PlannedSubjectDto): string {
  if (dueCount === 0) return 'Nothing to try again today';
  const atATime = dueCount > maxDueInPractice ? `, ${maxDueInPractice} at a time` : '';
  return `${countOf(dueCount, 'question')} to try again${atATime}`;
}

/** Up to this many answers a result is given as a count, which a pupil remembers; above it in percent. */
const maxCounted = 20;

/** Why a subject is suggested. */
export function suggestionText({
  questionsAttempted,
  correctAnswers,
  accuracy,
}: SuggestedSubjectDto): string {
  if (questionsAttempted === 0) return 'You have not tried this subject yet.';
  const result =
    questionsAttempted > maxCounted
      ? `${accuracy}%`
      : `${correctAnswers} of ${countOf(questionsAttempted, 'question')}`;
  return `You got ${result} right. Try ten more questions.`;
}

/** The weak topics of a subject in one line; undefined when there are none. */
export function weakTopicsText({ weakTopics }: PlannedSubjectDto): string | undefined {
  if (weakTopics.length === 0) return undefined;
  const topics = weakTopics.map(({ topicName, accuracy }) => `${topicName} ${accuracy}%`);
  return `Needs practice: ${topics.join(', ')}`;
}

/** What is behind the fold of the plan: the subjects after the first one, or all of them when nothing is due. */
export function otherSubjectsText(subjects: readonly PlannedSubjectDto[], hasFirst: boolean): string {
  const count = countOf(subjects.length, hasFirst ? 'more subject' : 'subject');
  const due = subjects.reduce((sum, { dueCount }) => sum + dueCount, 0);
  return due > 0 ? `${count}: ${countOf(due, 'question')} to try again` : `${count} to practise`;
}
