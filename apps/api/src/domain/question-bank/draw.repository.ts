import type { Database } from '@markwell/database/connect';
import type { DrawSource } from './draw.ts';
import type { Candidate } from './group-by-passage.ts';
import {
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from './question-content.repository.ts';

/** Questions that were read during a draw, by id, so that those in the test need not be read again. */
export type LoadedQuestions = Map<string, DisplayedQuestion>;

export interface DrawRepository {
  /** The source for one draw; questions found by position are added to `read`. */
  sourceFor: (read: LoadedQuestions) => DrawSource;
}

type Met = Candidate & DisplayedQuestion;

/**
 * Plain SQL, because Prisma cannot join on (bucket, position), and because arrays as single parameters need
 * only one prepared statement for any number of positions.
 */
export function createDrawRepository(database: Database): DrawRepository {
  const lookUp = createLookUps(database);
  return {
    sourceFor: (read) => ({
      ...lookUp,
      // Most of them will be in the test, so they are read in the same round trip.
      async freshAt(userId, { bucketIds, positions }) {
        const questions = await database.$queryRaw<Met[]>`
          select ${displayedQuestionColumns}, shown.passage_id as "passageId", false as "isSeen"
          from (
            select q.id as question_id, q.current_revision_id as revision_id, q.topic_id, q.grade, q.passage_id, place.turn
            from unnest(${bucketIds}::uuid[], ${positions}::int[]) with ordinality as place (bucket_id, position, turn)
            join questions q on q.bucket_id = place.bucket_id and q.position = place.position
            where not exists (select from seen_questions s where s.user_id = ${userId}::uuid and s.question_id = q.id)
          ) shown ${displayedQuestionJoins}
          order by shown.turn`;
        for (const question of questions) read.set(question.id, question);
        return questions;
      },
    }),
  };
}

const createLookUps = (database: Database): Omit<DrawSource, 'freshAt'> => ({
  fresh: (userId, bucketIds) => database.$queryRaw<Candidate[]>`
      select q.id, q.passage_id as "passageId", false as "isSeen" from questions q
      where q.bucket_id = any(${bucketIds}::uuid[])
        and not exists (select from seen_questions s where s.user_id = ${userId}::uuid and s.question_id = q.id)
      order by q.id`,

  // Reads only questions the pupil has seen, however large the question bank is.
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
});
