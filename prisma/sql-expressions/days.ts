import { sql, type Expression, type RawBuilder } from 'kysely';

/** The day of an instant in Europe/London, as `dayOf` in packages/shared/src/time/days.ts. */
export const londonDay = (instant: Expression<Date | null>): RawBuilder<Date> =>
  sql<Date>`cast(${instant} at time zone 'Europe/London' as date)`;

/** The instant at which a day begins in Europe/London, as `startOfDay` in packages/shared/src/time/days.ts. */
export const startOfLondonDay = (day: Expression<Date>): RawBuilder<Date> =>
  sql<Date>`(cast(${day} as timestamp) at time zone 'Europe/London')`;
