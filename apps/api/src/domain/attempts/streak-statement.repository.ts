import { Prisma } from '@markwell/database/client';

/**
 * The streak after one more finished test, inside `insert into pupil_totals … on conflict do update`. Most
 * tests end on the last finish day or later. Only for one that ends earlier (closed late by the server) are
 * all days read.
 */
const daysFinished = Prisma.sql`
  select day from daily_activity where user_id = excluded.user_id and finished_count > 0 union select excluded.last_finish_on`;

export const streakAfterFinish = Prisma.sql`case
  when excluded.last_finish_on is null or excluded.last_finish_on = pupil_totals.last_finish_on then pupil_totals.streak_days
  when excluded.last_finish_on = pupil_totals.last_finish_on + 1 then pupil_totals.streak_days + 1
  when pupil_totals.last_finish_on is null or excluded.last_finish_on > pupil_totals.last_finish_on then 1
  else (select count(*)::int
    from (select day, row_number() over (order by day desc)::int as turn from (${daysFinished}) days where day <= pupil_totals.last_finish_on) latest
    where day = pupil_totals.last_finish_on - turn + 1)
  end`;

export const bestStreakAfterFinish = Prisma.sql`case
  when excluded.last_finish_on < pupil_totals.last_finish_on then (
    select max(length)::int from (
      select count(*) as length from (select day - row_number() over (order by day)::int as run from (${daysFinished}) days) runs group by run) lengths)
  else greatest(pupil_totals.best_streak, ${streakAfterFinish}) end`;
