import type { Database } from '@markwell/database/connect';
import { londonDay } from '@markwell/database/sql-expressions/days';
import { scorePercentOf } from '@markwell/database/sql-expressions/marks';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { materialized } from '@markwell/database/sql/statement-part';
import { typed } from '@markwell/database/sql/values';
import { maximumCreativeScore } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { trendSessions } from '@markwell/shared/creative-writing/creative-writing.rules';
import { sql as template } from 'kysely';
import { addToDay, addToTotals, afterTotals } from '#modules/progress/add-progress.repository.ts';

interface Finish {
  userId: string;
  sessionId: string;
  now: Date;
}

/**
 * One statement: the first call locks the open challenge; a second call waits and finds it finished. The totals are
 * locked before progress and days, in the same order as when a test is finished. A challenge is not a test: it changes
 * the streak, the day and the study time, not the average of the tests.
 */
const finishChallenge = prepareStatement<Finish>()((sql, value) =>
  sql
    .with(materialized('challenge'), (query) =>
      query
        .selectFrom('creative_writing_sessions')
        .select(['id', 'user_id'])
        .where('id', '=', value('sessionId'))
        .where('user_id', '=', value('userId'))
        .where('status', '=', 'OPEN')
        .forUpdate(),
    )
    .with('sums', (query) =>
      query
        .selectFrom('challenge')
        .innerJoin('creative_writing_answers as answer', (join) =>
          join
            .onRef('answer.session_id', '=', 'challenge.id')
            .onRef('answer.user_id', '=', 'challenge.user_id'),
        )
        .select((eb) => [
          'challenge.id',
          eb(eb.fn.countAll<number>(), '*', maximumCreativeScore).as('maximum'),
          eb.fn.coalesce(eb.fn.sum<number>('answer.score_awarded'), eb.lit(0)).as('points'),
          eb.fn.coalesce(eb.fn.sum<number>('answer.time_spent_seconds'), eb.lit(0)).as('seconds'),
        ])
        .groupBy('challenge.id'),
    )
    .with('ended', (query) =>
      query
        .updateTable('creative_writing_sessions')
        .from('sums')
        .set((eb) => ({
          status: 'FINISHED',
          finished_at: typed('timestamptz', value('now')),
          total_score: eb.ref('sums.points'),
          max_possible_score: eb.ref('sums.maximum'),
          time_spent_seconds: eb.ref('sums.seconds'),
        }))
        .whereRef('creative_writing_sessions.id', '=', 'sums.id')
        .where('creative_writing_sessions.user_id', '=', value('userId'))
        .returning((eb) => [
          'creative_writing_sessions.user_id',
          'creative_writing_sessions.stage_id',
          'creative_writing_sessions.subject_id',
          eb.ref('creative_writing_sessions.finished_at').$notNull().as('finished_at'),
          eb.ref('creative_writing_sessions.time_spent_seconds').$notNull().as('time_spent_seconds'),
          scorePercentOf(eb.ref('sums.points'), eb.ref('sums.maximum')).as('percent'),
        ]),
    )
    .with('finished', (query) =>
      query
        .selectFrom('ended')
        .select((eb) => [
          'ended.user_id',
          londonDay(eb.ref('ended.finished_at')).as('day'),
          eb.lit(1).as('finished_count'),
          eb.lit(0).as('tests_finished'),
          eb.lit(0).as('score_sum'),
          eb.lit(0).as('answered_count'),
          eb.lit(0).as('correct_count'),
          'ended.time_spent_seconds as study_seconds',
        ]),
    )
    .with('totals', addToTotals)
    .with('after_totals', afterTotals)
    .with('days', addToDay)
    .with('progress', (query) => {
      const played = query
        .selectFrom(['ended', 'after_totals'])
        .select((eb) => [
          'ended.user_id',
          'ended.stage_id',
          'ended.subject_id',
          eb.lit(1).as('total_sessions'),
          'ended.percent as score_sum',
          'ended.percent as best_session_score',
          template<number[]>`array[${eb.ref('ended.percent')}]`.as('recent_scores'),
          'ended.finished_at as last_played_at',
        ])
        .where('after_totals.rows', '>=', 0);
      return insertFrom(query, 'creative_writing_progress', played).onConflict((conflict) =>
        conflict.columns(['user_id', 'stage_id', 'subject_id']).doUpdateSet((eb) => {
          const stored = eb.ref('creative_writing_progress.recent_scores');
          const scores = template<number[]>`${stored} || ${eb.ref('excluded.recent_scores')}`;
          const first = template<number>`cardinality(${stored}) + 2 - ${eb.lit(trendSessions)}`;
          return {
            total_sessions: eb('creative_writing_progress.total_sessions', '+', 1),
            score_sum: eb('creative_writing_progress.score_sum', '+', eb.ref('excluded.score_sum')),
            best_session_score: eb.fn('greatest', [
              'creative_writing_progress.best_session_score',
              'excluded.best_session_score',
            ]),
            recent_scores: template<number[]>`(${scores})[greatest(1, ${first}):]`,
            last_played_at: eb.fn('greatest', [
              'creative_writing_progress.last_played_at',
              'excluded.last_played_at',
            ]),
          };
        }),
      );
    })
    .selectFrom('ended')
    .select('ended.user_id'),
);

/** Finishes an open challenge of the pupil and updates every counter. Does nothing without an open one. */
export async function storeFinishedChallenge(db: Database, values: Finish): Promise<void> {
  await finishChallenge(db.sql, values);
}
