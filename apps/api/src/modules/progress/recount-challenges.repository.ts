import { trendSessions } from '@markwell/shared/creative-writing/creative-writing.rules';
import { sql as template, type Kysely } from 'kysely';
import type { DB as Tables } from '@markwell/database/tables';
import { londonDay } from '@markwell/database/sql-expressions/days';
import { scorePercentOf } from '@markwell/database/sql-expressions/marks';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf } from '@markwell/database/sql/values';

/** Adds finished challenges to the days of a recount and rewrites creative_writing_progress. */
export async function recountChallenges(sql: Kysely<Tables>, userIds: readonly string[]): Promise<void> {
  const finished = sql
    .selectFrom('creative_writing_sessions as challenge')
    .select((eb) => [
      'challenge.user_id',
      'challenge.stage_id',
      'challenge.subject_id',
      eb.ref('challenge.finished_at').$notNull().as('finished_at'),
      londonDay(eb.ref('challenge.finished_at')).as('day'),
      eb.ref('challenge.time_spent_seconds').$notNull().as('seconds'),
      scorePercentOf(
        eb.ref('challenge.total_score').$notNull(),
        eb.ref('challenge.max_possible_score').$notNull(),
      ).as('percent'),
    ])
    .where((eb) => eb('challenge.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('challenge.status', '=', 'FINISHED')
    .as('finished');

  const days = sql
    .selectFrom(finished)
    .select((eb) => [
      'finished.user_id',
      'finished.day',
      eb.fn.countAll<number>().as('finished_count'),
      eb.fn.sum<number>('finished.seconds').as('study_seconds'),
    ])
    .groupBy(['finished.user_id', 'finished.day']);
  await insertFrom(sql, 'daily_activity', days)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((eb) => ({
        finished_count: eb('daily_activity.finished_count', '+', eb.ref('excluded.finished_count')),
        study_seconds: eb('daily_activity.study_seconds', '+', eb.ref('excluded.study_seconds')),
      })),
    )
    .execute();

  await sql
    .deleteFrom('creative_writing_progress')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .execute();
  const progress = sql
    .selectFrom(finished)
    .select((eb) => {
      const scores = eb.fn.agg<number[]>('array_agg', ['finished.percent']).orderBy('finished.finished_at');
      const count = eb.cast<number>(eb.fn.countAll(), 'integer');
      return [
        'finished.user_id',
        'finished.stage_id',
        'finished.subject_id',
        eb.fn.countAll<number>().as('total_sessions'),
        eb.fn.sum<number>('finished.percent').as('score_sum'),
        eb.fn.max('finished.percent').as('best_session_score'),
        template<number[]>`(${scores})[greatest(1, ${count} + 1 - ${eb.lit(trendSessions)}):]`.as(
          'recent_scores',
        ),
        eb.fn.max('finished.finished_at').as('last_played_at'),
      ];
    })
    .groupBy(['finished.user_id', 'finished.stage_id', 'finished.subject_id']);
  await insertFrom(sql, 'creative_writing_progress', progress).execute();
}
