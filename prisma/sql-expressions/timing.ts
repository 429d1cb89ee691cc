import { sql, type Expression, type RawBuilder } from 'kysely';

/** The seconds of a test with extra time, as `workingSecondsOf` in packages/shared/src/time/timing.ts. */
export const workingSecondsOf = (
  baseSeconds: Expression<number>,
  extraTimePercent: Expression<number>,
): RawBuilder<number> =>
  sql<number>`(case when ${extraTimePercent} = 0 then (${baseSeconds})
    else ((${baseSeconds}) * (100 + ${extraTimePercent}) + 5999) / 6000 * 60 end)`;

/** The most seconds for which the clock can be stopped, as `breakBudgetSecondsOf` there. */
export const breakBudgetSecondsOf = (
  workingSeconds: Expression<number>,
  breakMinutesPerHalfHour: Expression<number>,
): RawBuilder<number> => sql<number>`(((${workingSeconds}) + 1799) / 1800 * ${breakMinutesPerHalfHour} * 60)`;

/** An instant some seconds later. */
export const secondsAfter = (instant: Expression<Date>, seconds: Expression<number>): RawBuilder<Date> =>
  sql<Date>`(${instant} + (${seconds}) * interval '1 second')`;
