import { Prisma } from '@markwell/database/client';

/**
 * Marks questions as seen, inside a statement with the rows `shown` (question_id, bucket_id) and `opened`,
 * the one test or quiz that was started with them (user_id, started_at). Rows are written in the order of
 * question ids, as everywhere, to prevent deadlocks.
 */
export const markSeenStatement = Prisma.sql`
  seen as (
    insert into seen_questions (user_id, question_id, seen_at)
    select user_id, question_id, started_at from shown cross join opened order by question_id
    on conflict (user_id, question_id) do update set seen_at = excluded.seen_at
    returning user_id, question_id, xmax = 0 as is_new
  ), counted as (
    insert into buckets_seen (user_id, bucket_id, seen_count)
    select user_id, bucket_id, count(*) from seen join shown using (question_id)
    where is_new group by user_id, bucket_id order by bucket_id
    on conflict (user_id, bucket_id) do update set seen_count = buckets_seen.seen_count + excluded.seen_count
  )`;
