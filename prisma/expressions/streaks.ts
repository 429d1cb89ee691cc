import { expressionBuilder, sql, type AliasedExpression } from 'kysely';

const builder = expressionBuilder();

/**
 * The streaks of pupils, from the days on which they finished something (each day once per pupil), as `streaksOf` in
 * packages/shared/src/rules/results/streaks.ts.
 */
export const streaksOf = (days: AliasedExpression<{ user_id: string; day: Date }, 'days'>) => {
  // Consecutive days have the same difference between the day and its rank.
  const ranked = builder
    .selectFrom(days)
    .select((eb) => [
      'days.user_id',
      'days.day',
      sql<Date>`${eb.ref('days.day')} - cast(${eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('days.user_id').orderBy('days.day'))} as integer)`.as('run'),
    ]);
  const runs = builder
    .selectFrom(ranked.as('ranked'))
    .select((eb) => [
      'ranked.user_id',
      eb.fn.countAll<number>().as('days'),
      eb.fn.max('ranked.day').as('last_day'),
    ])
    .groupBy(['ranked.user_id', 'ranked.run']);
  return builder
    .selectFrom(runs.as('runs'))
    .select((eb) => [
      'runs.user_id',
      sql<number>`(${eb.fn.agg<number[]>('array_agg', ['runs.days']).orderBy('runs.last_day', 'desc')})[1]`.as(
        'streak_days',
      ),
      eb.fn.max('runs.days').as('best_streak'),
      eb.fn.max('runs.last_day').as('last_finish_on'),
    ])
    .groupBy('runs.user_id');
};
