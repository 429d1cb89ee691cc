import type { Database } from '@markwell/database/connect';
import { notFound } from '../domain-error.ts';
import {
  assertPublishable,
  countSeen,
  lockBuckets,
  lockQuestions,
  moveQuestions,
  publishImages,
  PositionsChangedError,
  readQuestions,
  writeCounts,
  type Bucket,
  type PositionedQuestion,
  type Status,
  type Transaction,
} from './position-statements.repository.ts';
import { planPositions } from './plan-positions.ts';

/** A change to a question; omitted fields stay the same. */
export interface StatusChange {
  questionId: string;
  status?: Status;
  topicId?: string;
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  grade?: number;
}

const maxTries = 6;

export interface BucketPositionsRepository {
  /**
   * Publishes, withdraws, archives and moves questions. Questions enter and leave buckets only through this.
   * Throws NOT_FOUND for an unknown question, RULE_BROKEN for one that cannot be published.
   */
  place: (placements: readonly StatusChange[]) => Promise<void>;
}

export function createBucketPositionsRepository(database: Database): BucketPositionsRepository {
  return {
    place: (placements) =>
      changeQuestionBank(database, (transaction) => changePositions(transaction, placements)),
  };
}

/**
 * Runs a change of the question bank in one transaction, and repeats it when another one has just moved the
 * same questions.
 */
export async function changeQuestionBank<T>(
  database: Database,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.$transaction(change, { timeout: 15_000, maxWait: 15_000 });
    } catch (error) {
      if (!(error instanceof PositionsChangedError) || tries === maxTries) throw error;
    }
  }
}

/**
 * Invariant: in every bucket, max(position)+1 = count = published_count. It holds because every change of
 * positions first locks the buckets' rows in the order of their ids, then the questions' rows in the order of
 * theirs. Other changes to the questions are made in `whileLocked`: earlier, they would lock questions in
 * another order.
 */
export async function changePositions(
  transaction: Transaction,
  placements: readonly StatusChange[],
  whileLocked: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const wanted = new Map(placements.map((placement) => [placement.questionId, placement]));
  const before = await readQuestions(transaction, [...wanted.keys()]);
  if (before.length < wanted.size) throw notFound('This question does not exist');
  const after = before.map((question) => ({ ...question, ...definedParts(wanted.get(question.id)) }));
  const published = after.filter(({ status }) => status === 'PUBLISHED');
  const buckets = await lockBuckets(transaction, before, published);

  const bucketOf = new Map(published.map((question) => [question.id, findBucket(buckets, question)]));
  const leaving = before.flatMap(({ id, bucketId, position }) =>
    bucketId !== null && position !== null && bucketOf.get(id) !== bucketId
      ? [{ questionId: id, bucketId, position }]
      : [],
  );
  const entering = before.flatMap(({ id, bucketId: from }) => {
    const bucketId = bucketOf.get(id);
    return bucketId !== undefined && bucketId !== from ? [{ questionId: id, bucketId }] : [];
  });
  const plan = planPositions(
    new Map(buckets.map(({ id, publishedCount }) => [id, publishedCount])),
    leaving,
    entering,
  );

  await lockQuestions(transaction, before, plan);
  await whileLocked();
  await assertPublishable(transaction, entering);
  await moveQuestions(transaction, after, leaving, plan);
  await countSeen(transaction, leaving, entering);
  await writeCounts(transaction, plan);
  await publishImages(transaction, entering);
}

function definedParts({ status, topicId, grade }: Partial<StatusChange> = {}): Partial<PositionedQuestion> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(topicId === undefined ? {} : { topicId }),
    ...(grade === undefined ? {} : { grade }),
  };
}

function findBucket(buckets: readonly Bucket[], { kind, topicId, grade }: PositionedQuestion): string {
  const bucket = buckets.find(
    (each) => each.kind === kind && each.topicId === topicId && each.grade === grade,
  );
  if (!bucket) throw new Error(`There is no bucket for ${kind} ${topicId} ${grade}`);
  return bucket.id;
}
