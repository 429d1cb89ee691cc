import type { Prisma } from '@markwell/database/client';
import { lastRapidFireLevel } from '@markwell/shared/vocabulary/rapid-fire';
import { recountPupils } from '@markwell/api/domain/progress/recount.repository';

/** Writes all counters of the demo data that has just been inserted. */
export async function writeCounters(
  database: Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>,
  userIds: readonly string[],
): Promise<void> {
  await recountPupils(database, userIds);
  await database.$executeRaw`
    insert into question_statistics (question_id, answered_count, correct_count)
    select answer.question_id, count(*), count(*) filter (where answer.is_correct)
    from (
      select question_id, is_correct from attempt_questions
      join attempts on attempts.id = attempt_id and status = 'FINISHED'
      where chosen_option_id is not null and not is_void
      union all
      select question_id, is_correct from rapid_fire_answers
      join rapid_fire_sessions on rapid_fire_sessions.id = session_id and status = 'FINISHED'
      where chosen_option_id is not null
    ) answer
    group by answer.question_id`;
  await database.$executeRaw`
    insert into seen_questions (user_id, question_id, seen_at)
    select dealt.user_id, dealt.question_id, max(dealt.started_at)
    from (
      select user_id, question_id, started_at from attempt_questions join attempts on attempts.id = attempt_id
      union all
      select user_id, question_id, started_at from rapid_fire_answers
      join rapid_fire_sessions on rapid_fire_sessions.id = session_id
    ) dealt
    group by dealt.user_id, dealt.question_id`;
  await database.$executeRaw`
    insert into buckets_seen (user_id, bucket_id, seen_count)
    select seen.user_id, question.bucket_id, count(*)
    from seen_questions seen
    join questions question on question.id = seen.question_id and question.bucket_id is not null
    group by seen.user_id, question.bucket_id`;
  // The level above a completed one is unlocked, and so is every level that was played.
  await database.$executeRaw`
    insert into rapid_fire_progress (user_id, subject_id, current_level, total_sessions, best_accuracy, last_played_at)
    select user_id, subject_id, least(max(level + level_completed::int), ${lastRapidFireLevel}::int), count(*), max(accuracy),
      max(finished_at)
    from rapid_fire_sessions where status = 'FINISHED'
    group by user_id, subject_id`;
}
