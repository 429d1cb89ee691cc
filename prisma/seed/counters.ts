import type { Prisma } from '../client/client.ts';
import { recountPupils } from '../recount.ts';

/** Everything that is counted about what pupils did, in a world that has just been written. */
export async function writeCounters(
  database: Pick<Prisma.TransactionClient, '$executeRaw'>,
  userIds: readonly string[],
): Promise<void> {
  await recountPupils(database, userIds);
  await database.$executeRaw`
    insert into question_statistics (question_id, answered_count, correct_count)
    select answer.question_id, count(*), count(*) filter (where answer.is_correct)
    from attempt_questions answer
    join attempts attempt on attempt.id = answer.attempt_id and attempt.status = 'FINISHED'
    where answer.chosen_option_id is not null and not answer.is_void
    group by answer.question_id`;
  await database.$executeRaw`
    insert into seen_questions (user_id, question_id, seen_at)
    select attempt.user_id, answer.question_id, max(attempt.started_at)
    from attempt_questions answer
    join attempts attempt on attempt.id = answer.attempt_id
    group by attempt.user_id, answer.question_id`;
  await database.$executeRaw`
    insert into buckets_seen (user_id, bucket_id, seen_count)
    select seen.user_id, question.bucket_id, count(*)
    from seen_questions seen
    join questions question on question.id = seen.question_id and question.bucket_id is not null
    group by seen.user_id, question.bucket_id`;
}
