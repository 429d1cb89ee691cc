import type { Database } from '@markwell/database/connect';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { fromDateColumn, toDateColumn } from '#platform/date-column.ts';

export interface UserRecord {
  name: string;
  role: Role;
  firstDayEndedAt: Date | null;
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
  lastLoginAt: Date | null;
  /** YYYY-MM-DD. */
  lastActiveOn: string | null;
  totals: {
    testsFinished: number;
    scoreSum: number;
    answeredCount: number;
    studySeconds: number;
    streakDays: number;
    lastFinishOn: string | null;
    lastRestDayOn: string | null;
  } | null;
  /** The requested days on which the user finished something. */
  activeDays: string[];
}

const dayOrNull = (date: Date | null) => date && fromDateColumn(date);

export async function findOwnStats(
  db: Database,
  userId: string,
  from: string,
  to: string,
): Promise<UserRecord | undefined> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      name: true,
      role: true,
      firstDayEndedAt: true,
      passwordHash: true,
      deletionRequestedAt: true,
      lastLoginAt: true,
      lastActiveOn: true,
      totals: {
        select: {
          testsFinished: true,
          scoreSum: true,
          answeredCount: true,
          studySeconds: true,
          streakDays: true,
          lastFinishOn: true,
          lastRestDayOn: true,
        },
      },
      dailyActivity: {
        where: { day: { gte: toDateColumn(from), lte: toDateColumn(to) }, finishedCount: { gt: 0 } },
        select: { day: true },
      },
    },
  });
  if (!user) return undefined;
  const { passwordHash, lastActiveOn, totals, dailyActivity, ...fields } = user;
  return {
    ...fields,
    hasPassword: passwordHash !== null,
    lastActiveOn: dayOrNull(lastActiveOn),
    totals: totals && {
      ...totals,
      lastFinishOn: dayOrNull(totals.lastFinishOn),
      lastRestDayOn: dayOrNull(totals.lastRestDayOn),
    },
    activeDays: dailyActivity.map(({ day }) => fromDateColumn(day)),
  };
}

export async function markActiveOn(db: Database, userId: string, day: string): Promise<void> {
  const date = toDateColumn(day);
  // The day never moves back, in whatever order two calls arrive.
  await db.user.updateMany({
    where: { id: userId, OR: [{ lastActiveOn: null }, { lastActiveOn: { lt: date } }] },
    data: { lastActiveOn: date },
  });
}
