import { trendSessions } from '@markwell/shared/rules/creative-writing';
import type { Prisma } from '@markwell/database/client';

type Writer = Pick<Prisma.TransactionClient, '$executeRaw'>;

/** Adds finished challenges to the days of a recount and rewrites creative_writing_progress. */
export async function recountChallenges(database: Writer, userIds: readonly string[]): Promise<void> {
  await database.$executeRaw`
    insert into daily_activity (user_id, day, finished_count, study_seconds)
    select user_id, (finished_at at time zone 'Europe/London')::date, count(*), sum(time_spent_seconds)
    from creative_writing_sessions
    where user_id = any(${userIds}::uuid[]) and status = 'FINISHED'
    group by 1, 2
    on conflict (user_id, day) do update set
      finished_count = daily_activity.finished_count + excluded.finished_count,
      study_seconds = daily_activity.study_seconds + excluded.study_seconds`;
  await database.$executeRaw`delete from creative_writing_progress where user_id = any(${userIds}::uuid[])`;
  await database.$executeRaw`
    insert into creative_writing_progress
      (user_id, stage_id, subject_id, total_sessions, score_sum, best_session_score, recent_scores, last_played_at)
    select user_id, stage_id, subject_id, count(*), sum(percent), max(percent),
      (array_agg(percent order by finished_at))[greatest(1, count(*)::int + 1 - ${trendSessions}::int):], max(finished_at)
    from (
      select session.*, floor(total_score::float8 / max_possible_score * 100 + 0.5)::smallint as percent
      from creative_writing_sessions session
      where user_id = any(${userIds}::uuid[]) and status = 'FINISHED'
    ) finished
    group by user_id, stage_id, subject_id`;
}
