import { addDays, daysBetween, weekOf } from '../time/days.ts';

/** The streak that ends on the last of the days on which a pupil finished something, and the longest streak. */
interface Streaks {
  /** Days with something finished; rest days are not counted. */
  streakDays: number;
  bestStreak: number;
  /** YYYY-MM-DD; null without days. */
  lastFinishOn: string | null;
  /** The last missed day that could be a rest day: until its week (Monday first) has ended there is no other one. */
  lastRestDayOn: string | null;
}

/** The part of a pupil's streaks that decides how long the current one can continue. */
type CurrentStreak = Omit<Streaks, 'bestStreak'>;

/**
 * What the missed days between two days with something finished do to a streak. One missed day a week is a rest day,
 * which does not end the streak: the first one of each week that was missed alone, or with the Sunday or Monday of the
 * week beside it. Longer gaps end the streak and use no rest day.
 */
function afterGap(lastFinishOn: string, day: string, lastRestDayOn: string | null) {
  const firstMissed = addDays(lastFinishOn, 1);
  const lastMissed = addDays(day, -1);
  const missed = daysBetween(lastFinishOn, day) - 1;
  if (missed === 0) return { continues: true, lastRestDayOn };
  const isOneADayEachWeek = missed === 1 || (missed === 2 && !isSameWeek(firstMissed, lastMissed));
  if (!isOneADayEachWeek) return { continues: false, lastRestDayOn };
  const isUsed = lastRestDayOn !== null && isSameWeek(lastRestDayOn, firstMissed);
  return { continues: !isUsed, lastRestDayOn: lastMissed };
}

const isSameWeek = (one: string, other: string) => weekOf(one)[0] === weekOf(other)[0];

/** Whether something finished on this day (YYYY-MM-DD) would continue the streak. */
function canContinueOn({ lastFinishOn, lastRestDayOn }: CurrentStreak, day: string): boolean {
  if (lastFinishOn === null) return false;
  return day <= lastFinishOn || afterGap(lastFinishOn, day, lastRestDayOn).continues;
}

/** The streak today (YYYY-MM-DD), 0 if it can no longer continue. */
export const currentStreak = (streak: CurrentStreak, today: string): number =>
  canContinueOn(streak, today) ? streak.streakDays : 0;

/**
 * The streaks of these days (YYYY-MM-DD, in any order). The database computes them itself, in prisma/sql-expressions; tests
 * compare the two.
 */
export function streaksOf(days: readonly string[]): Streaks {
  const streaks: Streaks = { streakDays: 0, bestStreak: 0, lastFinishOn: null, lastRestDayOn: null };
  for (const day of [...new Set(days)].toSorted()) {
    const gap = streaks.lastFinishOn !== null && afterGap(streaks.lastFinishOn, day, streaks.lastRestDayOn);
    streaks.streakDays = gap && gap.continues ? streaks.streakDays + 1 : 1;
    streaks.bestStreak = Math.max(streaks.bestStreak, streaks.streakDays);
    streaks.lastFinishOn = day;
    if (gap) streaks.lastRestDayOn = gap.lastRestDayOn;
  }
  return streaks;
}

/** The text of the navigation badge. */
export function streakBadge(streak: number, daysSinceLastLogin: number): string {
  const days = `${streak} ${streak === 1 ? 'day' : 'days'}`;
  if (daysSinceLastLogin <= 0) return streak > 0 ? days : 'Active today';
  if (daysSinceLastLogin === 1) return streak > 0 ? days : 'Active yesterday';
  if (daysSinceLastLogin <= 7) return `${daysSinceLastLogin} days ago`;
  return 'Welcome back!';
}
