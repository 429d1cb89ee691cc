import { expressionBuilder, sql, type AliasedExpression, type Expression, type RawBuilder } from 'kysely';

const builder = expressionBuilder();

type Day = Expression<Date | null>;

/** The Monday of a day's week. */
const weekOf = (day: Day) => sql<Date>`date_trunc('week', cast(${day} as timestamp))`;

/**
 * Whether the missed days between two days with something finished are one a week, so that each can be a rest day: as
 * `afterGap` in packages/shared/src/progress/streaks.ts.
 */
export const isRestGap = (lastFinish: Day, day: Day): RawBuilder<boolean> =>
  sql<boolean>`(${day} - ${lastFinish} = 2 or (${day} - ${lastFinish} = 3 and extract(isodow from ${lastFinish}) = 6))`;

/** Whether something finished on `day` continues the streak: the next day, or after rest days that were not used. */
export const continuesStreak = (lastFinish: Day, day: Day, lastRestDay: Day): RawBuilder<boolean> =>
  sql<boolean>`(${day} - ${lastFinish} = 1 or (${isRestGap(lastFinish, day)}
    and (${lastRestDay} is null or ${weekOf(lastRestDay)} <> ${weekOf(sql<Date>`${lastFinish} + 1`)})))`;

/**
 * The streaks of pupils, from the days on which they finished something (each day once per pupil), as `streaksOf` in
 * packages/shared/src/progress/streaks.ts.
 */
export const streaksOf = (days: AliasedExpression<{ user_id: string; day: Date }, 'days'>) => {
  const withPrevious = builder.selectFrom(days).select((eb) => [
    'days.user_id',
    'days.day',
    eb.fn
      .agg<Date | null>('lag', ['days.day'])
      .over((over) => over.partitionBy('days.user_id').orderBy('days.day'))
      .as('previous'),
  ]);
  const withRestDays = builder.selectFrom(withPrevious.as('gap')).select((eb) => [
    'gap.user_id',
    'gap.day',
    'gap.previous',
    eb
      .case()
      .when(isRestGap(eb.ref('gap.previous'), eb.ref('gap.day')))
      .then(sql<Date>`${eb.ref('gap.day')} - 1`)
      .end()
      .as('rest_day'),
  ]);
  const withLastRestDay = builder.selectFrom(withRestDays.as('gap')).select((eb) => [
    'gap.user_id',
    'gap.day',
    'gap.previous',
    'gap.rest_day',
    sql<Date | null>`max(${eb.ref('gap.rest_day')}) over (partition by ${eb.ref('gap.user_id')}
      order by ${eb.ref('gap.day')} rows between unbounded preceding and 1 preceding)`.as('last_rest_day'),
  ]);
  // The number of streaks that have begun up to a day is the same for all days of a streak.
  const numbered = builder.selectFrom(withLastRestDay.as('gap')).select((eb) => [
    'gap.user_id',
    'gap.day',
    'gap.rest_day',
    eb.fn
      .countAll<number>()
      .filterWhere(
        eb.not(
          eb.fn.coalesce(
            continuesStreak(eb.ref('gap.previous'), eb.ref('gap.day'), eb.ref('gap.last_rest_day')),
            eb.lit(false),
          ),
        ),
      )
      .over((over) => over.partitionBy('gap.user_id').orderBy('gap.day'))
      .as('streak'),
  ]);
  const runs = builder
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [
      'numbered.user_id',
      eb.fn.countAll<number>().as('days'),
      eb.fn.max('numbered.day').as('last_day'),
      eb.fn.max('numbered.rest_day').as('last_rest_day'),
    ])
    .groupBy(['numbered.user_id', 'numbered.streak']);
  return builder
    .selectFrom(runs.as('runs'))
    .select((eb) => [
      'runs.user_id',
      sql<number>`(${eb.fn.agg<number[]>('array_agg', ['runs.days']).orderBy('runs.last_day', 'desc')})[1]`.as(
        'streak_days',
      ),
      eb.fn.max('runs.days').as('best_streak'),
      eb.fn.max('runs.last_day').as('last_finish_on'),
      eb.fn.max('runs.last_rest_day').as('last_rest_day_on'),
    ])
    .groupBy('runs.user_id');
};
