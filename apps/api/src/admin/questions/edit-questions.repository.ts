import type { Kind } from '../../domain/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '../../domain/transaction.repository.ts';

const storedContent = {
  id: true,
  number: true,
  body: true,
  imageId: true,
  explanation: true,
  solutionImageId: true,
  passageId: true,
  options: {
    select: { id: true, text: true, imageId: true, isCorrect: true },
    orderBy: { letter: 'asc' },
  },
} as const;

const topicState = {
  select: { archivedAt: true, subject: { select: { archivedAt: true } } },
} as const;

interface TopicState {
  archivedAt: Date | null;
  subject: { archivedAt: Date | null };
}

const isAvailable = ({ archivedAt, subject }: TopicState) =>
  archivedAt === null && subject.archivedAt === null;

/** A question with its current revision; undefined when there is none. */
export async function readStored(transaction: Transaction, id: string) {
  const question = await transaction.question.findUnique({
    where: { id },
    select: {
      kind: true,
      topicId: true,
      difficulty: true,
      timeLimit: true,
      currentRevision: { select: storedContent },
      statistics: { select: { answeredCount: true } },
    },
  });
  if (!question?.currentRevision) return undefined;
  const { currentRevision, statistics, ...rest } = question;
  return { ...rest, revision: currentRevision, answeredCount: statistics?.answeredCount ?? 0 };
}

/** Whether neither the topic nor its subject was deleted; undefined for an unknown topic. */
export async function readTopicState(
  transaction: Transaction,
  id: string,
): Promise<{ isAvailable: boolean } | undefined> {
  const topic = await transaction.topic.findUnique({ where: { id }, ...topicState });
  return topic ? { isAvailable: isAvailable(topic) } : undefined;
}

/** Those of the questions that exist, and whether their topic and subject were not deleted. */
export async function readStatuses(transaction: Transaction, ids: readonly string[]) {
  const questions = await transaction.question.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, status: true, topic: topicState },
  });
  return questions.map(({ id, status, topic }) => ({ id, status, isTopicAvailable: isAvailable(topic) }));
}

/** Those of the questions that exist, and are of this kind if one is given. */
export async function readContents(transaction: Transaction, ids: readonly string[], kind: Kind | undefined) {
  const questions = await transaction.question.findMany({
    where: { id: { in: [...ids] }, ...(kind && { kind }) },
    select: { id: true, topicId: true, difficulty: true, currentRevision: { select: storedContent } },
  });
  return questions.map(({ currentRevision, ...question }) => ({ ...question, revision: currentRevision }));
}

/** Those of the ids that are questions. */
export async function readExistingIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const questions = await transaction.question.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true },
  });
  return new Set(questions.map(({ id }) => id));
}
