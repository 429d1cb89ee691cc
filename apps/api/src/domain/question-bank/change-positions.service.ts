import { notFound } from '../domain-error.ts';
import { OutdatedReadError, type Transaction } from '../transaction.repository.ts';
import { planPositions, positionAfter } from './plan-positions.ts';
import {
  lockBuckets,
  lockQuestions,
  moveQuestions,
  readQuestions,
  type Bucket,
  type PositionedQuestion,
  type Status,
} from './position-statements.repository.ts';
import {
  moveSeenCounts,
  publishImages,
  readOptions,
  writePublishedCounts,
} from './publish-questions.repository.ts';
import { assertPublishable } from './question.rules.ts';

/** A change to a question; omitted fields stay the same. */
export interface StatusChange {
  questionId: string;
  status?: Status;
  topicId?: string;
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty?: number;
}

/**
 * Publishes, withdraws, archives and moves questions, in one transaction. Questions enter
 * and leave buckets only through this. Throws NOT_FOUND for an unknown question, RULE_BROKEN for one that
 * cannot be published.
 *
 * Invariant: in every bucket, max(position)+1 = count = published_count. It holds because every change of
 * positions first locks the buckets' rows in the order of their ids, then the questions' rows in the order of
 * theirs. Other changes to the questions are made in `whileLocked`: earlier, they would lock questions in
 * another order.
 */
export async function changePositions(
  transaction: Transaction,
  changes: readonly StatusChange[],
  whileLocked: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const changeOf = new Map(changes.map((change) => [change.questionId, change]));
  const before = await readQuestions(transaction, [...changeOf.keys()]);
  if (before.length < changeOf.size) throw notFound('This question does not exist');
  const after = before.map((question) => ({ ...question, ...definedParts(changeOf.get(question.id)) }));
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

  const ids = before.map(({ id }) => id);
  const entered = entering.map(({ questionId }) => questionId);
  assertUnchanged(before, await lockQuestions(transaction, ids, plan));
  await whileLocked();
  assertPublishable(await readOptions(transaction, entered));
  const positioned = after.map((question) => {
    const target = question.status === 'PUBLISHED' ? positionAfter(question, plan) : undefined;
    return { ...question, bucketId: target?.bucketId ?? null, position: target?.position ?? null };
  });
  await moveQuestions(transaction, positioned, leaving, plan);
  await moveSeenCounts(transaction, leaving, entering);
  await writePublishedCounts(transaction, plan);
  await publishImages(transaction, entered);
}

/** The positions were planned from what was read before the questions were locked. */
function assertUnchanged(before: readonly PositionedQuestion[], locked: readonly PositionedQuestion[]): void {
  const lockedById = new Map(locked.map((question) => [question.id, question]));
  const isSame = (question: PositionedQuestion) =>
    JSON.stringify(lockedById.get(question.id)) === JSON.stringify(question);
  if (!before.every(isSame)) throw new OutdatedReadError();
}

function definedParts({
  status,
  topicId,
  difficulty,
}: Partial<StatusChange> = {}): Partial<PositionedQuestion> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(topicId === undefined ? {} : { topicId }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
}

function findBucket(buckets: readonly Bucket[], { kind, topicId, difficulty }: PositionedQuestion): string {
  const bucket = buckets.find(
    (each) => each.kind === kind && each.topicId === topicId && each.difficulty === difficulty,
  );
  if (!bucket) throw new Error(`There is no bucket for ${kind} ${topicId} ${difficulty}`);
  return bucket.id;
}
