import { sqlOf } from '@markwell/database/sql/queries';
import { imageIdsOf } from '#modules/media/media-files.repository.ts';
import type { Kind } from '#modules/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { StoredContent, StoredOption } from './edit-question.rules.ts';

const words = { select: { alternativeText: true } } as const;

const storedContent = {
  id: true,
  number: true,
  body: true,
  imageId: true,
  image: words,
  imageAlternativeText: true,
  explanation: true,
  solutionImageId: true,
  solutionImage: words,
  solutionImageAlternativeText: true,
  passageId: true,
  options: {
    select: { text: true, imageId: true, image: words, imageAlternativeText: true, isCorrect: true },
    orderBy: { letter: 'asc' },
  },
} as const;

type Words = { alternativeText: string } | null;
interface StoredRevision extends Omit<StoredContent, 'options'> {
  image: Words;
  solutionImage: Words;
  options: readonly (StoredOption & { image: Words })[];
}

/** A revision with the alternative texts that pupils get: its own, or those of the files. */
const withAlternativeTexts = <Revision extends StoredRevision>({
  image,
  solutionImage,
  options,
  ...revision
}: Revision) => ({
  ...revision,
  imageAlternativeText: revision.imageAlternativeText ?? image?.alternativeText ?? null,
  solutionImageAlternativeText:
    revision.solutionImageAlternativeText ?? solutionImage?.alternativeText ?? null,
  options: options.map(({ image: picture, ...option }) => ({
    ...option,
    imageAlternativeText: option.imageAlternativeText ?? picture?.alternativeText ?? null,
  })),
});

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
      status: true,
      topicId: true,
      topic: { select: { name: true } },
      difficulty: true,
      tier: true,
      timeLimit: true,
      currentRevision: { select: storedContent },
      statistics: { select: { answeredCount: true } },
    },
  });
  if (!question?.currentRevision) return undefined;
  const { currentRevision, statistics, topic, ...rest } = question;
  return {
    ...rest,
    topicName: topic.name,
    revision: withAlternativeTexts(currentRevision),
    answeredCount: statistics?.answeredCount ?? 0,
  };
}

/** The pictures that the question has or had. */
export async function readPictureIds(transaction: Transaction, questionId: string): Promise<string[]> {
  const rows = await sqlOf(transaction)
    .selectFrom('question_revisions')
    .leftJoin('question_options', 'question_options.revision_id', 'question_revisions.id')
    .select((eb) => eb.fn<string | null>('unnest', [imageIdsOf(eb)]).as('imageId'))
    .where('question_revisions.question_id', '=', questionId)
    .distinct()
    .execute();
  return rows.flatMap(({ imageId }) => imageId ?? []);
}

/** Whether neither the topic nor its subject was deleted; undefined for an unknown topic. */
export async function readTopicState(
  transaction: Transaction,
  id: string,
): Promise<{ isAvailable: boolean; subjectId: string } | undefined> {
  const topic = await transaction.topic.findUnique({
    where: { id },
    select: { ...topicState.select, subjectId: true },
  });
  return topic ? { isAvailable: isAvailable(topic), subjectId: topic.subjectId } : undefined;
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
  return questions.map(({ currentRevision, ...question }) => ({
    ...question,
    revision: currentRevision && withAlternativeTexts(currentRevision),
  }));
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
