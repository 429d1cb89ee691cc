import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound, topicNotFound } from '#platform/not-found.ts';
import { setImageAccess } from '#modules/media/media-files.repository.ts';
import { OutdatedReadError, type Transaction } from '#platform/transaction.repository.ts';
import { addDrafts, lockTopics, readHighestNumbers, readParts } from './create-questions.repository.ts';
import { hasSamePlacement, type Placement } from './placement.rules.ts';
import {
  lockBuckets,
  lockQuestions,
  moveQuestions,
  moveSeenCounts,
  readQuestions,
  writePublishedCounts,
} from './positions.repository.ts';
import {
  assertFitsItsKind,
  assertPublishable,
  assertReservable,
  assertStaysPublishable,
  assertValidContent,
  isAsked,
  planPositions,
  positionAfter,
  type Bucket,
  type NewQuestion,
  type PositionedQuestion,
  type QuestionContent,
  type Status,
} from './question-bank.rules.ts';
import { removeUnusedQuestions, type Removal } from './remove-questions.repository.ts';
import { addRevision, readCurrent, setTimeLimit } from './revise-question.repository.ts';

/**
 * Adds questions with their first revision, in the order given, and publishes those with that status, in one
 * transaction. The rows of their pictures must exist. Returns the ids. Throws NOT_FOUND for an unknown topic,
 * RULE_BROKEN for an archived topic or an invalid question.
 */
export async function createQuestions(
  transaction: Transaction,
  questions: readonly NewQuestion[],
  createdById: string | null,
): Promise<string[]> {
  if (questions.length === 0) return [];
  const topicIds = [...new Set(questions.map(({ topicId }) => topicId))];
  // Locked, so that no question number is used twice.
  const topics = await lockTopics(transaction, topicIds);
  if (topics.length < topicIds.length) throw topicNotFound();
  if (topics.some(({ archivedAt }) => archivedAt !== null)) throw ruleViolated('This topic was deleted');
  questions.forEach(assertValidContent);
  questions.forEach(assertFitsItsKind);
  const nextNumber = numbersAfter(await readHighestNumbers(transaction, topicIds));
  const ids = await addDrafts(
    transaction,
    questions.map((question) => ({ ...question, questionNumber: nextNumber(question) })),
    createdById,
  );
  const changes = ids.flatMap((questionId, index) => {
    const status = questions[index]?.status ?? 'DRAFT';
    return status === 'DRAFT' ? [] : [{ questionId, status }];
  });
  if (changes.length > 0) await changePositions(transaction, changes);
  return ids;
}

type Numbered = Pick<NewQuestion, 'topicId' | 'kind'>;

/** Continues the question numbers of each topic and kind. */
function numbersAfter(highest: readonly (Numbered & { number: number | null })[]) {
  const topicAndKindOf = ({ topicId, kind }: Numbered) => `${topicId}/${kind}`;
  const numbers = new Map(highest.map((each) => [topicAndKindOf(each), each.number ?? 0]));
  return (question: Numbered): number => {
    const number = (numbers.get(topicAndKindOf(question)) ?? 0) + 1;
    numbers.set(topicAndKindOf(question), number);
    return number;
  };
}

/** An edit of a question; omitted fields stay the same. */
export interface QuestionEdit extends StatusChange {
  /** The number of the revision that the edit is based on. */
  fromRevision: number;
  /** Topic, difficulty, tier and time limit that the edit is based on; undefined when any will do. */
  fromPlacement?: Placement;
  content?: QuestionContent;
  /** Seconds; rapid-fire only. */
  timeLimit?: number;
}

/**
 * Edits questions, in one transaction, which is repeated when one has another revision or placement in the meantime.
 * New content makes a new revision; attempts keep the one they showed. Another topic, difficulty, level, tier or status
 * moves a question to another bucket. Throws NOT_FOUND for an unknown question, RULE_BROKEN when one would
 * become invalid.
 */
export async function reviseQuestions(
  transaction: Transaction,
  edits: readonly QuestionEdit[],
  editedById: string | null,
): Promise<void> {
  const changes = edits.map(({ content, ...edit }) => ({
    ...edit,
    ...(content && { answerWays: answerWaysOf(content) }),
  }));
  await changePositions(transaction, changes, async () => {
    for (const edit of edits) await writeEdit(transaction, edit, editedById);
  });
  const revised = edits.filter(({ content }) => content).map(({ questionId }) => questionId);
  if (revised.length > 0) await setImageAccess(transaction, { ids: revised });
}

/** Edits one question, like `reviseQuestions`. */
export const reviseQuestion = (
  transaction: Transaction,
  edit: QuestionEdit,
  editedById: string | null,
): Promise<void> => reviseQuestions(transaction, [edit], editedById);

/** Writes what is not a position. The question must be locked. */
async function writeEdit(
  transaction: Transaction,
  { questionId, content, timeLimit, fromRevision, fromPlacement }: QuestionEdit,
  editedById: string | null,
): Promise<void> {
  const current = await readCurrent(transaction, questionId);
  if (current.revision !== fromRevision) throw new OutdatedReadError();
  if (fromPlacement && !hasSamePlacement(fromPlacement, current)) throw new OutdatedReadError();
  if (timeLimit !== undefined) await setTimeLimit(transaction, questionId, timeLimit);
  if (!content) return;
  assertValidContent(content);
  // changePositions checks a question that is about to be published.
  if (isAsked(current.status)) assertStaysPublishable(content);
  await addRevision(transaction, questionId, content, editedById);
}

/**
 * Deletes questions, in one transaction. Questions that a test or a quiz showed are archived instead, so that
 * results stay readable. Throws NOT_FOUND for an unknown question.
 */
export async function removeOrArchiveQuestions(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<Removal> {
  const ids = [...new Set(questionIds)];
  // All leave their buckets first. From here on they are locked, so that no new test can refer to one.
  await changePositions(
    transaction,
    ids.map((questionId) => ({ questionId, status: 'ARCHIVED' })),
  );
  const { removed, storageKeys } = await removeUnusedQuestions(transaction, { ids });
  return { removed, archived: ids.length - removed, storageKeys };
}

/** A change to a question; omitted fields stay the same. */
export interface StatusChange {
  questionId: string;
  status?: Status;
  topicId?: string;
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty?: number;
  /** Null: for both tiers. */
  tier?: Tier | null;
  /** Of the content that is written with it. */
  answerWays?: AnswerWays;
}

/**
 * Publishes, reserves, withdraws, archives and moves questions, in one transaction. Questions enter and leave buckets
 * only through this. Throws NOT_FOUND for an unknown question, RULE_BROKEN for one that cannot be published.
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
  if (before.length < changeOf.size) throw questionNotFound();
  const after = before.map((question) => ({ ...question, ...definedParts(changeOf.get(question.id)) }));
  assertReservable(after);
  const published = after.filter(({ status }) => isAsked(status));
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
  assertPublishable(await readParts(transaction, entered));
  const positioned = after.map((question) => {
    const target = isAsked(question.status) ? positionAfter(question, plan) : undefined;
    return { ...question, bucketId: target?.bucketId ?? null, position: target?.position ?? null };
  });
  await moveQuestions(transaction, positioned, leaving, plan);
  await moveSeenCounts(transaction, leaving, entering);
  await writePublishedCounts(transaction, plan);
  await setImageAccess(transaction, { ids });
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
  tier,
  answerWays,
}: Partial<StatusChange> = {}): Partial<PositionedQuestion> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(topicId === undefined ? {} : { topicId }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(tier === undefined ? {} : { tier }),
    ...(answerWays === undefined ? {} : { answerWays }),
  };
}

function findBucket(
  buckets: readonly Bucket[],
  { kind, status, topicId, difficulty, tier, answerWays }: PositionedQuestion,
): string {
  const bucket = buckets.find(
    (each) =>
      each.kind === kind &&
      each.topicId === topicId &&
      each.difficulty === difficulty &&
      each.tier === tier &&
      each.answerWays === answerWays &&
      each.isReserved === (status === 'RESERVED'),
  );
  if (!bucket) throw new Error(`There is no bucket for ${kind} ${topicId} ${difficulty} ${tier ?? ''}`);
  return bucket.id;
}
