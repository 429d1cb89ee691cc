import { insertFrom } from '@markwell/database/sql/insert-from';
import { sqlOf } from '@markwell/database/sql/queries';
import { partOf } from '@markwell/database/sql/statement-part';
import { jsonRows } from '@markwell/database/sql/values';
import { sql } from 'kysely';
import type { Transaction } from './position-statements.repository.ts';

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

interface Step {
  questionId: string;
  bucketId: string;
}

/** Moves pupils' seen counts between buckets together with the questions. */
export async function moveSeenCounts(
  transaction: Transaction,
  leaving: readonly Step[],
  entering: readonly Step[],
): Promise<void> {
  const steps = [
    ...leaving.map(({ questionId, bucketId }) => ({
      question_id: questionId,
      bucket_id: bucketId,
      step: -1,
    })),
    ...entering.map(({ questionId, bucketId }) => ({
      question_id: questionId,
      bucket_id: bucketId,
      step: 1,
    })),
  ];
  if (steps.length === 0) return;
  const query = sqlOf(transaction);
  const stepColumns = { question_id: 'uuid', bucket_id: 'uuid', step: 'integer' } as const;
  await insertFrom(
    query,
    'buckets_seen',
    query
      .selectFrom(jsonRows('steps', stepColumns, steps))
      .innerJoin('seen_questions', 'seen_questions.question_id', 'steps.question_id')
      .select(['seen_questions.user_id', 'steps.bucket_id'])
      .select((eb) => eb.fn.sum<number>('steps.step').as('seen_count'))
      .groupBy(['seen_questions.user_id', 'steps.bucket_id'])
      .having((eb) => eb(eb.fn.sum<number>('steps.step'), '<>', eb.lit(0)))
      .orderBy('seen_questions.user_id')
      .orderBy('steps.bucket_id'),
  )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'bucket_id']).doUpdateSet((eb) => ({
        seen_count: eb('buckets_seen.seen_count', '+', eb.ref('excluded.seen_count')),
      })),
    )
    .execute();
}
