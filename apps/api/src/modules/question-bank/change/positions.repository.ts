import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, jsonRows, unnest } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { Bucket, PositionedQuestion, PositionPlan } from './question-bank.rules.ts';

const positionedColumns = [
  'questions.id',
  'questions.kind',
  'questions.status',
  'questions.topic_id as topicId',
  'questions.difficulty',
  'questions.tier',
  'questions.answer_ways as answerWays',
  'questions.bucket_id as bucketId',
  'questions.position',
] as const;

/** Those of the questions that exist, in the order of their ids. */
export const readQuestions = (
  transaction: Transaction,
  ids: readonly string[],
): Promise<PositionedQuestion[]> =>
  transaction
    .selectFrom('questions')
    .select(positionedColumns)
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .orderBy('questions.id')
    .execute();

const bucketColumns = {
  id: 'uuid',
  topic_id: 'uuid',
  kind: 'question_kind',
  difficulty: 'smallint',
  tier: 'tier',
  is_reserved: 'boolean',
  answer_ways: 'answer_ways',
} as const;

/** Creates missing buckets and locks all buckets that questions leave or enter. */
export async function lockBuckets(
  transaction: Transaction,
  leaving: readonly PositionedQuestion[],
  entering: readonly PositionedQuestion[],
): Promise<Bucket[]> {
  const rows = entering.map(({ topicId, kind, status, difficulty, tier, answerWays }) => ({
    id: uuid(),
    topic_id: topicId,
    kind,
    difficulty,
    tier,
    is_reserved: status === 'RESERVED',
    answer_ways: answerWays,
  }));
  const entered = jsonRows('entered', bucketColumns, rows);
  await insertFrom(
    transaction,
    'buckets',
    transaction
      .selectFrom(entered)
      .select(['entered.topic_id', 'entered.kind', 'entered.difficulty', 'entered.tier', 'entered.id'])
      .select(['entered.is_reserved', 'entered.answer_ways'])
      .orderBy('entered.topic_id')
      .orderBy('entered.kind')
      .orderBy('entered.difficulty')
      .orderBy('entered.tier')
      .orderBy('entered.is_reserved')
      .orderBy('entered.answer_ways'),
  )
    // Without columns: one of two indexes finds the conflict, by whether the tier is null.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const leftBucketIds = leaving.flatMap(({ bucketId }) => bucketId ?? []);
  return transaction
    .selectFrom('buckets')
    .select(['id', 'kind', 'topic_id as topicId', 'difficulty', 'tier', 'is_reserved as isReserved'])
    .select(['answer_ways as answerWays', 'published_count as publishedCount'])
    .where((eb) =>
      eb.or([
        eb('id', '=', eb.fn.any(arrayOf('uuid', leftBucketIds))),
        eb(
          'id',
          'in',
          eb
            .selectFrom(entered)
            .innerJoin('buckets as existing', (join) =>
              join
                .onRef('existing.topic_id', '=', 'entered.topic_id')
                .onRef('existing.kind', '=', 'entered.kind')
                .onRef('existing.difficulty', '=', 'entered.difficulty')
                .onRef('existing.tier', 'is not distinct from', 'entered.tier')
                .onRef('existing.is_reserved', '=', 'entered.is_reserved')
                .onRef('existing.answer_ways', '=', 'entered.answer_ways'),
            )
            .select('existing.id'),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const movesAsRows = (moves: PositionPlan['moves']) =>
  unnest('moves', {
    bucket_id: arrayOf(
      'uuid',
      moves.map(({ bucketId }) => bucketId),
    ),
    from: arrayOf(
      'integer',
      moves.map(({ from }) => from),
    ),
    to: arrayOf(
      'integer',
      moves.map(({ to }) => to),
    ),
  });

/** Locks these questions and those that the plan moves. Returns them in the order of their ids. */
export const lockQuestions = (
  transaction: Transaction,
  ids: readonly string[],
  { moves }: PositionPlan,
): Promise<PositionedQuestion[]> =>
  transaction
    .selectFrom('questions')
    .select(positionedColumns)
    .where((eb) => {
      const moved = eb
        .selectFrom(movesAsRows(moves))
        .innerJoin('questions as moved', (join) =>
          join.onRef('moved.bucket_id', '=', 'moves.bucket_id').onRef('moved.position', '=', 'moves.from'),
        )
        .select('moved.id');
      // One array, so that the questions are found by their ids. With `or`, PostgreSQL would read the whole table.
      const locked = eb(arrayOf('uuid', ids), '||', eb.fn<string[]>('array', [moved]));
      return eb('questions.id', '=', eb.fn.any(locked));
    })
    .orderBy('questions.id')
    .forUpdate()
    .execute();

const changedColumns = {
  id: 'uuid',
  status: 'publication_status',
  topic_id: 'uuid',
  difficulty: 'smallint',
  tier: 'tier',
  answer_ways: 'answer_ways',
  bucket_id: 'uuid',
  position: 'integer',
} as const;

/**
 * Clears the positions of leaving questions first: a position must be free before another question moves to
 * it.
 */
export async function moveQuestions(
  transaction: Transaction,
  after: readonly PositionedQuestion[],
  leaving: readonly { questionId: string }[],
  { moves }: PositionPlan,
): Promise<void> {
  const leavingIds = leaving.map(({ questionId }) => questionId);
  await transaction
    .updateTable('questions')
    .set({ status: 'DRAFT', bucket_id: null, position: null })
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', leavingIds))))
    .execute();
  await transaction
    .updateTable('questions')
    .from(movesAsRows(moves))
    .set((eb) => ({ position: eb.ref('moves.to') }))
    .whereRef('questions.bucket_id', '=', 'moves.bucket_id')
    .whereRef('questions.position', '=', 'moves.from')
    .execute();
  const rows = after.map(({ id, status, topicId, difficulty, tier, answerWays, bucketId, position }) => ({
    id,
    status,
    topic_id: topicId,
    difficulty,
    tier,
    answer_ways: answerWays,
    bucket_id: bucketId,
    position,
  }));
  await transaction
    .updateTable('questions')
    .from(jsonRows('changed', changedColumns, rows))
    .set((eb) => ({
      status: eb.ref('changed.status'),
      topic_id: eb.ref('changed.topic_id'),
      difficulty: eb.ref('changed.difficulty'),
      tier: eb.ref('changed.tier'),
      answer_ways: eb.ref('changed.answer_ways'),
      bucket_id: eb.ref('changed.bucket_id'),
      position: eb.ref('changed.position'),
      updated_at: eb.fn<Date>('now'),
    }))
    .whereRef('questions.id', '=', 'changed.id')
    .execute();
}

interface Step {
  questionId: string;
  bucketId: string;
}

const stepOf =
  (step: 1 | -1) =>
  ({ questionId, bucketId }: Step) => ({ question_id: questionId, bucket_id: bucketId, step });

/** Moves pupils' seen counts between buckets together with the questions. */
export async function moveSeenCounts(
  transaction: Transaction,
  leaving: readonly Step[],
  entering: readonly Step[],
): Promise<void> {
  const steps = [...leaving.map(stepOf(-1)), ...entering.map(stepOf(1))];
  if (steps.length === 0) return;
  const query = transaction;
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

/** Writes the number of questions of every bucket that the plan changes. */
export async function writePublishedCounts(
  transaction: Transaction,
  { counts }: PositionPlan,
): Promise<void> {
  const planned = unnest('planned', {
    id: arrayOf('uuid', [...counts.keys()]),
    published_count: arrayOf('integer', [...counts.values()]),
  });
  await transaction
    .updateTable('buckets')
    .from(planned)
    .set((eb) => ({ published_count: eb.ref('planned.published_count') }))
    .whereRef('buckets.id', '=', 'planned.id')
    .whereRef('buckets.published_count', '<>', 'planned.published_count')
    .execute();
}
