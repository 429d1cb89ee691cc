import type { FirstDayDto } from '@markwell/shared/first-day/first-day.contract';
import type { UserRecord } from './users.repository.ts';

type Facts = Pick<UserRecord, 'role' | 'firstDayEndedAt'> & {
  totals: Pick<NonNullable<UserRecord['totals']>, 'testsFinished' | 'streakDays' | 'lastFinishOn'> | null;
};

/**
 * The steps of a pupil's first day, which last until they end them, finish a second test or come back on another
 * day after the first work; null without them.
 */
export function firstDayOf({ role, firstDayEndedAt, totals }: Facts, today: string): FirstDayDto | null {
  if (role !== 'STUDENT' || firstDayEndedAt !== null) return null;
  if (totals?.lastFinishOn == null) return { hasFinishedWork: false };
  const isFirstWork = totals.lastFinishOn === today && totals.testsFinished <= 1 && totals.streakDays <= 1;
  return isFirstWork ? { hasFinishedWork: true } : null;
}
