import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound, topicNotFound } from '#platform/not-found.ts';
import { setImageAccess } from '#modules/media/media-files.repository.ts';
import { OutdatedReadError, type Transaction } from '#platform/transaction.repository.ts';
import { addDrafts, lockTopics, readHighestNumbers, readParts } from './create-questions.repository.ts';
import { hasSamePlacement, type Placement } from './placement.rules.ts';
import { countInBuckets, findOrCreateBuckets, lockQuestions, writePlacements } from './buckets.repository.ts';
import {
  assertFitsItsKind,
  assertPublishable,
  assertReservable,
  assertStaysPublishable,
  assertValidContent,
  isAsked,
  type NewQuestion,
  type PlacedQuestion,
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
  if (changes.length > 0) await changePlacements(transaction, changes);
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
  const ids = [...new Set(edits.map(({ questionId }) => questionId))];
  const locked = await lockQuestions(transaction, ids);
  if (locked.length < ids.length) throw questionNotFound();
  for (const edit of edits) await writeEdit(transaction, edit, editedById);
  const changes = edits.map(({ content, ...edit }) => ({
    ...edit,
    ...(content && { answerWays: answerWaysOf(content) }),
  }));
  await changePlacements(transaction, changes);
  const revised = edits.filter(({ content }) => content).map(({ questionId }) => questionId);
  if (revised.length > 0) await setImageAccess(transaction, { ids: revised });
}

/** Edits one question, like `reviseQuestions`. */
export const reviseQuestion = (
  transaction: Transaction,
  edit: QuestionEdit,
  editedById: string | null,
): Promise<void> => reviseQuestions(transaction, [edit], editedById);

/** Writes what is not its placement. The question must be locked. */
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
  // changePlacements checks a question that is about to be published.
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
  await changePlacements(
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
 * Invariant: a bucket's published_count is the number of its questions. It holds because every change locks the
 * questions' rows, then the buckets' rows, each in the order of their ids.
 */
export async function changePlacements(
  transaction: Transaction,
  changes: readonly StatusChange[],
): Promise<void> {
  const changeOf = new Map(changes.map((change) => [change.questionId, change]));
  const ids = [...changeOf.keys()];
  const before = await lockQuestions(transaction, ids);
  if (before.length < changeOf.size) throw questionNotFound();
  const changed = before.map((question) => ({ ...question, ...definedParts(changeOf.get(question.id)) }));
  assertReservable(changed);
  const after = await placed(transaction, changed);
  const entered = after.flatMap(({ id, bucketId }, index) =>
    bucketId !== null && bucketId !== before[index]?.bucketId ? [id] : [],
  );
  assertPublishable(await readParts(transaction, entered));
  await writePlacements(transaction, after);
  await countInBuckets(transaction, changedCounts(before, after));
  await setImageAccess(transaction, { ids });
}

/** The questions with the buckets that they belong to now. */
async function placed(
  transaction: Transaction,
  questions: readonly PlacedQuestion[],
): Promise<PlacedQuestion[]> {
  const asked = questions.filter(({ status }) => isAsked(status));
  const bucketIds = await findOrCreateBuckets(
    transaction,
    asked.map((question) => ({ ...question, isReserved: question.status === 'RESERVED' })),
  );
  const bucketOf = new Map(asked.map(({ id }, index) => [id, bucketIds[index]]));
  return questions.map((question) => ({ ...question, bucketId: bucketOf.get(question.id) ?? null }));
}

/** How many questions each bucket that has other ones has more, or fewer, than before. */
function changedCounts(
  before: readonly PlacedQuestion[],
  after: readonly PlacedQuestion[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (bucketId: string | null, step: number) => {
    if (bucketId !== null) counts.set(bucketId, (counts.get(bucketId) ?? 0) + step);
  };
  before.forEach((question, index) => {
    const bucketId = after[index]?.bucketId ?? null;
    if (bucketId === question.bucketId) return;
    add(question.bucketId, -1);
    add(bucketId, 1);
  });
  return counts;
}

function definedParts({
  status,
  topicId,
  difficulty,
  tier,
  answerWays,
}: Partial<StatusChange> = {}): Partial<PlacedQuestion> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(topicId === undefined ? {} : { topicId }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(tier === undefined ? {} : { tier }),
    ...(answerWays === undefined ? {} : { answerWays }),
  };
}
