import { insertFrom } from '@markwell/database/sql/insert-from';
import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf, jsonRows, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PositionPlan } from './plan-positions.ts';
import type { Transaction } from '../transaction.repository.ts';
import type { StoredOption } from './question.rules.ts';

/** The options of each question's current revision, in the order of their letters. */
export async function readOptions(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<StoredOption[][]> {
  if (questionIds.length === 0) return [];
  const rows = await sqlOf(transaction)
    .selectFrom('questions')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('question_options')
          .select(['text', 'image_id as imageId', 'is_correct as isCorrect'])
          .whereRef('revision_id', '=', 'questions.current_revision_id')
          .orderBy('letter'),
      ).as('options'),
    )
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', questionIds))))
    .orderBy('questions.id')
    .execute();
  return rows.map(({ options }) => options);
}

/** The images of a revision and of one of its options, as an array. A missing one is NULL. */
export const imageIdsOf = (eb: ExpressionBuilder<Tables, 'question_revisions' | 'question_options'>) =>
  sql<(string | null)[]>`array[${sql.join([
    eb.ref('question_revisions.image_id'),
    eb.ref('question_revisions.solution_image_id'),
    eb.ref('question_options.image_id'),
  ])}]`;

/** Makes the images of published questions public; those of drafts need a signed address. */
export async function publishImages(transaction: Transaction, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await sqlOf(transaction)
    .updateTable('media_files')
    .set({ access: 'PUBLIC' })
    .where('access', '=', 'SIGNED')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('questions')
        .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .leftJoin('question_options', 'question_options.revision_id', 'question_revisions.id')
        .select((each) => each.fn<string | null>('unnest', [imageIdsOf(each)]).as('image_id'))
        .where((each) => each('questions.id', '=', each.fn.any(arrayOf('uuid', questionIds)))),
    )
    .execute();
}

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

/** Writes the number of published questions of every bucket that the plan changes. */
export async function writePublishedCounts(
  transaction: Transaction,
  { counts }: PositionPlan,
): Promise<void> {
  const planned = unnest('planned', {
    id: arrayOf('uuid', [...counts.keys()]),
    published_count: arrayOf('integer', [...counts.values()]),
  });
  await sqlOf(transaction)
    .updateTable('buckets')
    .from(planned)
    .set((eb) => ({ published_count: eb.ref('planned.published_count') }))
    .whereRef('buckets.id', '=', 'planned.id')
    .whereRef('buckets.published_count', '<>', 'planned.published_count')
    .execute();
}
