import { addDays, weekOf } from '../time/days.ts';
import { scorePercent } from './marking.ts';
import { hasEnoughAnswers } from './topic-performance.ts';

/** The number of weeks that the accuracy of a topic is shown for. */
export const shownWeeks = 12;

/** The Mondays of the last twelve weeks, oldest first; the last one is that of the week of `today` (YYYY-MM-DD). */
export function lastWeeks(today: string): string[] {
  const monday = weekOf(today)[0] ?? today;
  return Array.from({ length: shownWeeks }, (_, index) => addDays(monday, 7 * (index + 1 - shownWeeks)));
}

/** The accuracy of a week in percent; null with fewer than five answers, which are too few to show a trend. */
export const weekAccuracy = (correctAnswers: number, questionsAttempted: number): number | null =>
  hasEnoughAnswers(questionsAttempted) ? scorePercent(correctAnswers, questionsAttempted) : null;
