import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { DrawSource } from './draw.ts';
import type { Candidate } from './group-by-passage.ts';

/**
 * Plain SQL throughout: a place is (bucket, position), which Prisma cannot join on, and arrays as single parameters
 * keep one prepared statement for every number of places.
 */
export function createDrawRepository(database: Database | Prisma.TransactionClient): DrawSource {
  return {
    at: (userId, { bucketIds, positions }) => database.$queryRaw<Candidate[]>`
      select q.id, q.passage_id as "passageId", s.user_id is not null as "isSeen"
      from unnest(${bucketIds}::uuid[], ${positions}::int[]) with ordinality as place (bucket_id, position, turn)
      join questions q on q.bucket_id = place.bucket_id and q.position = place.position
      left join seen_questions s on s.user_id = ${userId}::uuid and s.question_id = q.id
      order by place.turn`,

    fresh: (userId, bucketIds) => database.$queryRaw<Candidate[]>`
      select q.id, q.passage_id as "passageId", false as "isSeen" from questions q
      where q.bucket_id = any(${bucketIds}::uuid[])
        and not exists (select from seen_questions s where s.user_id = ${userId}::uuid and s.question_id = q.id)
      order by q.id`,

    // The pupil's own seen questions, so as many as they have met, however large the bank is.
    leastRecentlySeen: (userId, bucketIds, limit, salt) => database.$queryRaw<Candidate[]>`
      select q.id, q.passage_id as "passageId", true as "isSeen"
      from seen_questions s join questions q on q.id = s.question_id
      where s.user_id = ${userId}::uuid and q.bucket_id = any(${bucketIds}::uuid[])
      order by s.seen_at, md5(q.id::text || ${String(salt)}) limit ${limit}::int`,

    onPassages: (userId, bucketIds, passageIds) => database.$queryRaw<Candidate[]>`
      select q.id, q.passage_id as "passageId", s.user_id is not null as "isSeen" from questions q
      left join seen_questions s on s.user_id = ${userId}::uuid and s.question_id = q.id
      where q.passage_id = any(${passageIds}::uuid[]) and q.bucket_id = any(${bucketIds}::uuid[])
      order by q.passage_id, q.question_number, q.id`,
  };
}
