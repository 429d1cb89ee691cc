import { daysBetween } from './days.ts';

/** The streak today, 0 if the pupil last finished something before yesterday. Days as YYYY-MM-DD. */
export function currentStreak(streakDays: number, lastFinishOn: string | null, today: string): number {
  return lastFinishOn !== null && daysBetween(lastFinishOn, today) <= 1 ? streakDays : 0;
}

/** The text of the navigation badge (spec 1 §4). */
export function streakBadge(streak: number, daysSinceLastLogin: number): string {
  const days = `${streak} ${streak === 1 ? 'day' : 'days'}`;
  if (daysSinceLastLogin <= 0) return streak > 0 ? days : 'Active today';
  if (daysSinceLastLogin === 1) return streak > 0 ? days : 'Active yesterday';
  if (daysSinceLastLogin <= 7) return `${daysSinceLastLogin} days ago`;
  return 'Welcome back!';
}
