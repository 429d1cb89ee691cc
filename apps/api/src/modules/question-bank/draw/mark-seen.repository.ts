import { partOf } from '@markwell/database/sql/statement-part';
import { sql } from 'kysely';

interface SeenRows {
  displayed: { question_id: string; bucket_id: string | null };
  created: { user_id: string; started_at: Date };
}

/**
 * The part `seen` of a statement: marks the questions in `displayed` as seen by the pupil of the one test or quiz in
 * `created`, in the order of their ids, in which every writer locks them.
 */
export const markSeen = partOf<SeenRows>()((query) =>
  query
    .insertInto('seen_questions')
    .columns(['user_id', 'question_id', 'seen_at'])
    .expression((eb) =>
      eb
        .selectFrom(['displayed', 'created'])
        .select(['created.user_id', 'displayed.question_id', 'created.started_at'])
        .orderBy('displayed.question_id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'question_id'])
        .doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })),
    )
    // A row that this statement inserted, and did not update, has no xmax.
    .returning(['user_id', 'question_id', sql<boolean>`xmax = 0`.as('is_new')]),
);

interface CountedRows {
  displayed: { question_id: string; bucket_id: string | null };
  seen: { user_id: string; question_id: string; is_new: boolean };
}

/** The part after `seen`: counts the questions that are new to the pupil in their buckets. */
export const countSeen = partOf<CountedRows>()((query) =>
  query
    .insertInto('buckets_seen')
    .columns(['user_id', 'bucket_id', 'seen_count'])
    .expression((eb) =>
      eb
        .selectFrom('seen')
        .innerJoin('displayed', 'displayed.question_id', 'seen.question_id')
        .select((each) => [
          'seen.user_id',
          'displayed.bucket_id',
          each.fn.countAll<number>().as('seen_count'),
        ])
        .where('seen.is_new', '=', true)
        .groupBy(['seen.user_id', 'displayed.bucket_id'])
        .orderBy('displayed.bucket_id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'bucket_id']).doUpdateSet((eb) => ({
        seen_count: eb('buckets_seen.seen_count', '+', eb.ref('excluded.seen_count')),
      })),
    ),
);
