import { continuesStreak, isRestGap, streaksOf } from '@markwell/database/sql-expressions/streaks';
import { unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';

/** The row of the pupil's totals, and `excluded`: what one more finished test, quiz or challenge adds to it. */
type Totals = ExpressionBuilder<
  Tables & { excluded: Selectable<Tables['pupil_totals']> },
  'pupil_totals' | 'excluded'
>;

/**
 * The days on which the pupil finished something, the last one and this one included: a statement does not see the days
 * that it writes itself or that another one wrote while it waited for the totals.
 */
const daysFinished = (eb: Totals) =>
  eb
    .selectFrom('daily_activity')
    .select(['daily_activity.user_id', 'daily_activity.day'])
    .whereRef('daily_activity.user_id', '=', 'excluded.user_id')
    .where('daily_activity.finished_count', '>', 0)
    .union(
      eb
        .selectFrom(
          unnest('added', {
            day: sql<
              Date[]
            >`array[${eb.ref('excluded.last_finish_on')}, ${eb.ref('pupil_totals.last_finish_on')}]`,
          }),
        )
        .select(['excluded.user_id', 'added.day']),
    );

const streaksAfterFinish = (eb: Totals) =>
  eb.selectFrom(streaksOf(daysFinished(eb).as('days')).as('streaks'));

/**
 * Most finishes are on the day of the last finish or later. All days are read only for one that ended earlier, because
 * the server closed it late.
 */
const isBeforeLastFinish = (eb: Totals) =>
  eb('excluded.last_finish_on', '<', eb.ref('pupil_totals.last_finish_on'));

/** The streak after one more finished test, quiz or challenge, for `insert into pupil_totals … on conflict do update`. */
export const streakAfterFinish = (eb: Totals) =>
  eb
    .case()
    .when(
      eb.or([
        eb('excluded.last_finish_on', 'is', null),
        eb('excluded.last_finish_on', '=', eb.ref('pupil_totals.last_finish_on')),
      ]),
    )
    .then(eb.ref('pupil_totals.streak_days'))
    .when(isBeforeLastFinish(eb))
    .then(streaksAfterFinish(eb).select('streaks.streak_days').$asScalar().$notNull())
    .when(
      continuesStreak(
        eb.ref('pupil_totals.last_finish_on'),
        eb.ref('excluded.last_finish_on'),
        eb.ref('pupil_totals.last_rest_day_on'),
      ),
    )
    .then(eb('pupil_totals.streak_days', '+', 1))
    .else(1)
    .end();

/** The longest streak after one more finished test, quiz or challenge. */
export const bestStreakAfterFinish = (eb: Totals) =>
  eb
    .case()
    .when(isBeforeLastFinish(eb))
    .then(streaksAfterFinish(eb).select('streaks.best_streak').$asScalar().$notNull())
    .else(eb.fn<number>('greatest', ['pupil_totals.best_streak', streakAfterFinish(eb)]))
    .end();

/** The last rest day after one more finished test, quiz or challenge. */
export const lastRestDayAfterFinish = (eb: Totals) =>
  eb
    .case()
    .when(isBeforeLastFinish(eb))
    .then(streaksAfterFinish(eb).select('streaks.last_rest_day_on').$asScalar())
    .when(isRestGap(eb.ref('pupil_totals.last_finish_on'), eb.ref('excluded.last_finish_on')))
    .then(sql<Date>`${eb.ref('excluded.last_finish_on')} - 1`)
    .else(eb.ref('pupil_totals.last_rest_day_on'))
    .end();
