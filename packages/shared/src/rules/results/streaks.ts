import { daysBetween } from '../time/days.ts';

/** The streak today, 0 if the pupil last finished something before yesterday. Days as YYYY-MM-DD. */
export function currentStreak(streakDays: number, lastFinishOn: string | null, today: string): number {
  return lastFinishOn !== null && daysBetween(lastFinishOn, today) <= 1 ? streakDays : 0;
}

/** The streak that ends on the last of the days on which a pupil finished something, and the longest streak. */
export interface Streaks {
  streakDays: number;
  bestStreak: number;
  /** Null without days. */
  lastFinishOn: string | null;
}

/**
 * The streaks of these days (YYYY-MM-DD, in any order). The database computes them itself, in prisma/expressions; tests
 * compare the two.
 */
export function streaksOf(days: readonly string[]): Streaks {
  const streaks: Streaks = { streakDays: 0, bestStreak: 0, lastFinishOn: null };
  for (const day of [...new Set(days)].toSorted()) {
    const isNextDay = streaks.lastFinishOn !== null && daysBetween(streaks.lastFinishOn, day) === 1;
    streaks.streakDays = isNextDay ? streaks.streakDays + 1 : 1;
    streaks.bestStreak = Math.max(streaks.bestStreak, streaks.streakDays);
    streaks.lastFinishOn = day;
  }
  return streaks;
}

/** The text of the navigation badge (spec 1 §4). */
export function streakBadge(streak: number, daysSinceLastLogin: number): string {
  const days = `${streak} ${streak === 1 ? 'day' : 'days'}`;
  if (daysSinceLastLogin <= 0) return streak > 0 ? days : 'Active today';
  if (daysSinceLastLogin === 1) return streak > 0 ? days : 'Active yesterday';
  if (daysSinceLastLogin <= 7) return `${daysSinceLastLogin} days ago`;
  return 'Welcome back!';
}
