import {
  breakBudgetSecondsOf,
  secondsAfter,
  workingSecondsOf,
} from '@markwell/database/sql-expressions/timing';
import { typed } from '@markwell/database/sql/values';
import type { Transaction } from '#platform/transaction.repository.ts';

interface RaisedTimes {
  userId: string;
  extraTimePercent: number;
  breakMinutes: number;
  /** Raises attempts with the confirmed arrangement, or those with the pupil's own. */
  usesConfirmed: boolean;
  now: Date;
}

/** The longest time limit with all of the extra time: two hours and 100%. */
const longestSeconds = 4 * 3600;

/**
 * Gives the pupil's running attempts a higher percentage of extra time and a larger break budget, as
 * `raisedArrangement` in packages/shared/src/time/timing.ts: none of them loses anything.
 */
export async function raiseRunningAttempts(transaction: Transaction, raised: RaisedTimes): Promise<void> {
  await transaction
    .updateTable('attempts')
    .set((eb) => {
      const percent = eb.fn<number>('greatest', [
        'extra_time_percent',
        typed('integer', eb.val(raised.extraTimePercent)),
      ]);
      const base = eb.parens('duration_seconds', '-', eb.ref('extra_time_seconds'));
      const working = workingSecondsOf(base, percent);
      const budget = breakBudgetSecondsOf(working, typed('integer', eb.val(raised.breakMinutes)));
      return {
        extra_time_percent: percent,
        extra_time_seconds: eb(working, '-', base),
        duration_seconds: working,
        break_budget_seconds: eb.fn<number>('greatest', ['break_budget_seconds', budget]),
        deadline_at: secondsAfter(eb.ref('started_at'), eb(working, '+', eb.ref('paused_seconds'))),
      };
    })
    .where('user_id', '=', raised.userId)
    .where('status', '=', 'OPEN')
    .where('uses_confirmed', '=', raised.usesConfirmed)
    // Work without a time limit lasts until its assignment closes, for days.
    .where('duration_seconds', '<=', longestSeconds)
    .where('deadline_at', '>', raised.now)
    .execute();
}
