import type { Database } from '@markwell/database/connect';
import { maximumCreativeScore } from '@markwell/shared/vocabulary/creative-writing';
import { trendSessions } from '@markwell/shared/rules/creative-writing';
import {
  bestStreakAfterFinish,
  streakAfterFinish,
} from '../../domain/attempts/streak-statement.repository.ts';

interface Finish {
  userId: string;
  sessionId: string;
  now: Date;
  /** The day (YYYY-MM-DD, Europe/London) on which the challenge ends. */
  day: string;
}

export interface FinishChallengeRepository {
  /** Finishes an open challenge of the pupil and updates every counter. Does nothing without an open one. */
  finish: (finish: Finish) => Promise<void>;
}

export function createFinishChallengeRepository(database: Database): FinishChallengeRepository {
  return {
    /*
     * One statement: the first call locks the open challenge; a second call waits and finds it finished. The
     * totals are locked before progress and days, in the same order as when a test is finished. A challenge
     * is not a test: it changes the streak, the day and the study time, not the average of the tests. The
     * percentage is rounded half up, as in rules/creative-writing.ts.
     */
    async finish({ userId, sessionId, now, day }) {
      await database.$executeRaw`
        with session as materialized (
          select id from creative_writing_sessions
          where id = ${sessionId}::uuid and user_id = ${userId}::uuid and status = 'OPEN' for update
        ),
        sums as (
          select session.id, count(*)::int * ${maximumCreativeScore}::int as maximum,
            coalesce(sum(answer.score_awarded), 0)::int as score, coalesce(sum(answer.time_spent_seconds), 0)::int as seconds
          from session join creative_writing_answers answer on answer.session_id = session.id
          group by session.id
        ),
        closed as (
          update creative_writing_sessions s
          set status = 'FINISHED', finished_at = ${now}::timestamptz, total_score = sums.score,
            max_possible_score = sums.maximum, time_spent_seconds = sums.seconds
          from sums where s.id = sums.id
          returning s.user_id, s.stage_id, s.subject_id, s.time_spent_seconds, s.finished_at, ${day}::date as day,
            floor(sums.score::float8 / sums.maximum * 100 + 0.5)::int as percent
        ),
        totals as (
          insert into pupil_totals (user_id, study_seconds, streak_days, best_streak, last_finish_on)
          select user_id, time_spent_seconds, 1, 1, day from closed
          on conflict (user_id) do update set
            study_seconds = pupil_totals.study_seconds + excluded.study_seconds,
            streak_days = ${streakAfterFinish}, best_streak = ${bestStreakAfterFinish},
            last_finish_on = greatest(pupil_totals.last_finish_on, excluded.last_finish_on)
          returning user_id
        ),
        days as (
          insert into daily_activity (user_id, day, finished_count, study_seconds)
          select closed.user_id, day, 1, time_spent_seconds from closed join totals on totals.user_id = closed.user_id
          on conflict (user_id, day) do update set
            finished_count = daily_activity.finished_count + 1,
            study_seconds = daily_activity.study_seconds + excluded.study_seconds
          returning user_id
        )
        insert into creative_writing_progress as progress
          (user_id, stage_id, subject_id, total_sessions, score_sum, best_session_score, recent_scores, last_played_at)
        select closed.user_id, stage_id, subject_id, 1, percent, percent, array[percent]::smallint[], finished_at
        from closed join days on days.user_id = closed.user_id
        on conflict (user_id, stage_id, subject_id) do update set
          total_sessions = progress.total_sessions + 1,
          score_sum = progress.score_sum + excluded.score_sum,
          best_session_score = greatest(progress.best_session_score, excluded.best_session_score),
          recent_scores = (progress.recent_scores || excluded.recent_scores)
            [greatest(1, cardinality(progress.recent_scores) + 2 - ${trendSessions}::int):],
          last_played_at = greatest(progress.last_played_at, excluded.last_played_at)`;
    },
  };
}
