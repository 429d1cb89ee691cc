import type { FirstDayDto } from '@markwell/shared/first-day/first-day.contract';
import type { AccountStateDto, UserStatsDto, WeekDayDto } from '@markwell/shared/settings/users.contract';
import { dayOf, daysBetween, weekOf } from '@markwell/shared/time/days';
import { pupilLevelOf } from '@markwell/shared/progress/pupil-level';
import { currentStreak } from '@markwell/shared/progress/streaks';
import { unauthenticated } from '#platform/domain-error.ts';
import { accountStateOf } from '#modules/accounts/account-state.ts';
import { firstDayOf } from './first-day.rules.ts';
import { type UserRecord, findOwnStats, markActiveOn } from './users.repository.ts';
import type { Context } from '#context.ts';

/**
 * The caller's name, statistics and week (Europe/London). Reading them counts as using the account: the
 * days since the last use are read before today is stored, so the first call of a day returns how long the
 * pupil was away and later calls return 0.
 */
export async function readOwnStats(
  context: Context,
  userId: string,
): Promise<{
  name: string;
  stats: UserStatsDto;
  week: WeekDayDto[];
  firstDay: FirstDayDto | null;
  account: AccountStateDto;
}> {
  const today = dayOf(context.clock());
  const week = weekOf(today);
  const own = await findOwnStats(context.db, userId, week[0] ?? today, week[6] ?? today);
  if (!own) throw unauthenticated();
  if (own.lastActiveOn !== today) await markActiveOn(context.db, userId, today);
  return {
    name: own.name,
    stats: statsOf(own, today),
    week: week.map((day) => ({ day, isToday: day === today, isDone: own.activeDays.includes(day) })),
    firstDay: firstDayOf(own, today),
    account: accountStateOf(own),
  };
}

function statsOf({ totals, lastActiveOn, lastLoginAt }: UserRecord, today: string): UserStatsDto {
  const questionsSolved = totals?.answeredCount ?? 0;
  const testsFinished = totals?.testsFinished ?? 0;
  return {
    totalStudyTime: totals?.studySeconds ?? 0,
    questionsSolved,
    averageScore: testsFinished === 0 ? 0 : Math.round((totals?.scoreSum ?? 0) / testsFinished),
    currentLevel: pupilLevelOf(questionsSolved),
    streak: totals ? currentStreak(totals, today) : 0,
    daysSinceLastLogin: lastActiveOn === null ? 0 : Math.max(0, daysBetween(lastActiveOn, today)),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
