import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, jsonRows, unnest } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { Kind, PlacedQuestion } from './question-bank.rules.ts';

/** The published questions, or the reserved ones, of one kind, topic, difficulty (or level), tier and ways to answer. */
export interface Bucket {
  kind: Kind;
  topicId: string;
  difficulty: number;
  tier: Tier | null;
  answerWays: AnswerWays;
  isReserved: boolean;
}

/** Locks those of the questions that exist, in the order of their ids, and returns them in that order. */
export const lockQuestions = (transaction: Transaction, ids: readonly string[]): Promise<PlacedQuestion[]> =>
  transaction
    .selectFrom('questions')
    .select(['id', 'kind', 'status', 'topic_id as topicId', 'difficulty', 'tier'])
    .select(['answer_ways as answerWays', 'bucket_id as bucketId'])
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .orderBy('questions.id')
    .forUpdate()
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

/** The ids of these buckets, in their order. Creates those that do not exist. */
export async function findOrCreateBuckets(
  transaction: Transaction,
  buckets: readonly Bucket[],
): Promise<string[]> {
  if (buckets.length === 0) return [];
  const different = new Map(buckets.map((bucket) => [keyOf(bucket), bucket]));
  const rows = [...different.values()].map(({ topicId, kind, isReserved, difficulty, tier, answerWays }) => ({
    id: uuid(),
    topic_id: topicId,
    kind,
    difficulty,
    tier,
    is_reserved: isReserved,
    answer_ways: answerWays,
  }));
  const wanted = jsonRows('wanted', bucketColumns, rows);
  await insertFrom(
    transaction,
    'buckets',
    transaction
      .selectFrom(wanted)
      .select(['wanted.topic_id', 'wanted.kind', 'wanted.difficulty', 'wanted.tier', 'wanted.id'])
      .select(['wanted.is_reserved', 'wanted.answer_ways'])
      .orderBy('wanted.topic_id')
      .orderBy('wanted.kind')
      .orderBy('wanted.difficulty')
      .orderBy('wanted.tier')
      .orderBy('wanted.is_reserved')
      .orderBy('wanted.answer_ways'),
  )
    // Without columns: one of two indexes finds the conflict, by whether the tier is null.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await transaction
    .selectFrom(wanted)
    .innerJoin('buckets', (join) =>
      join
        .onRef('buckets.topic_id', '=', 'wanted.topic_id')
        .onRef('buckets.kind', '=', 'wanted.kind')
        .onRef('buckets.difficulty', '=', 'wanted.difficulty')
        .onRef('buckets.tier', 'is not distinct from', 'wanted.tier')
        .onRef('buckets.is_reserved', '=', 'wanted.is_reserved')
        .onRef('buckets.answer_ways', '=', 'wanted.answer_ways'),
    )
    .select(['buckets.id', 'buckets.kind', 'buckets.topic_id as topicId', 'buckets.difficulty'])
    .select(['buckets.tier', 'buckets.is_reserved as isReserved', 'buckets.answer_ways as answerWays'])
    .execute();
  const idOf = new Map(found.map((bucket) => [keyOf(bucket), bucket.id]));
  return buckets.map((bucket) => {
    const id = idOf.get(keyOf(bucket));
    if (id === undefined) throw new Error(`There is no bucket ${keyOf(bucket)}`);
    return id;
  });
}

const keyOf = ({ topicId, kind, difficulty, tier, isReserved, answerWays }: Bucket) =>
  [topicId, kind, difficulty, tier, isReserved, answerWays].join('/');

const placementColumns = {
  id: 'uuid',
  status: 'publication_status',
  topic_id: 'uuid',
  difficulty: 'smallint',
  tier: 'tier',
  answer_ways: 'answer_ways',
  bucket_id: 'uuid',
} as const;

export async function writePlacements(
  transaction: Transaction,
  questions: readonly PlacedQuestion[],
): Promise<void> {
  const rows = questions.map(({ id, status, topicId, difficulty, tier, answerWays, bucketId }) => ({
    id,
    status,
    topic_id: topicId,
    difficulty,
    tier,
    answer_ways: answerWays,
    bucket_id: bucketId,
  }));
  await transaction
    .updateTable('questions')
    .from(jsonRows('changed', placementColumns, rows))
    .set((eb) => ({
      status: eb.ref('changed.status'),
      topic_id: eb.ref('changed.topic_id'),
      difficulty: eb.ref('changed.difficulty'),
      tier: eb.ref('changed.tier'),
      answer_ways: eb.ref('changed.answer_ways'),
      bucket_id: eb.ref('changed.bucket_id'),
      updated_at: eb.fn<Date>('now'),
    }))
    .whereRef('questions.id', '=', 'changed.id')
    .execute();
}

/** Adds to the number of questions of each bucket by its id, and raises its version. */
export async function countInBuckets(
  transaction: Transaction,
  added: ReadonlyMap<string, number>,
): Promise<void> {
  if (added.size === 0) return;
  const ids = arrayOf('uuid', [...added.keys()]);
  await transaction
    .selectFrom('buckets')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(ids)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await transaction
    .updateTable('buckets')
    .from(unnest('changed', { id: ids, added: arrayOf('integer', [...added.values()]) }))
    .set((eb) => ({
      published_count: eb('buckets.published_count', '+', eb.ref('changed.added')),
      version: eb('buckets.version', '+', eb.lit(1)),
    }))
    .whereRef('buckets.id', '=', 'changed.id')
    .execute();
}
