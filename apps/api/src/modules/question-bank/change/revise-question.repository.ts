import type { Transaction } from '#platform/transaction.repository.ts';
import { addRevisions, newRevision } from './create-questions.repository.ts';
import type { Placement } from './placement.rules.ts';
import {
  contentOfStored,
  searchTextOf,
  type CurrentContent,
  type QuestionContent,
  type Status,
} from './question-bank.rules.ts';

/** The status and placement of a question, and the number of its current revision. */
export async function readCurrent(
  transaction: Transaction,
  questionId: string,
): Promise<Placement & { status: Status; revision: number | undefined }> {
  const { currentRevision, ...current } = await transaction.question.findUniqueOrThrow({
    where: { id: questionId },
    select: {
      status: true,
      topicId: true,
      difficulty: true,
      tier: true,
      timeLimit: true,
      currentRevision: { select: { number: true } },
    },
  });
  return { ...current, revision: currentRevision?.number };
}

/** What a revision contains, to make another of it. */
export const revisionContent = {
  body: true,
  imageId: true,
  explanation: true,
  solutionImageId: true,
  passageId: true,
  imageAlternativeText: true,
  solutionImageAlternativeText: true,
  options: {
    select: { text: true, imageId: true, imageAlternativeText: true, isCorrect: true },
    orderBy: { letter: 'asc' },
  },
} as const;

/** The content of a revision of the question. */
export async function readRevision(
  transaction: Transaction,
  questionId: string,
  revisionId: string,
): Promise<QuestionContent> {
  const revision = await transaction.questionRevision.findUniqueOrThrow({
    where: { id: revisionId, questionId },
    select: revisionContent,
  });
  return contentOfStored(revision);
}

/** The questions on a passage, archived ones too, each with its current revision, in the order of their ids. */
export async function readQuestionsOnPassage(
  transaction: Transaction,
  passageId: string,
): Promise<CurrentContent[]> {
  const questions = await transaction.question.findMany({
    where: { passageId, currentRevision: { isNot: null } },
    select: { id: true, currentRevision: { select: { number: true, ...revisionContent } } },
    orderBy: { id: 'asc' },
  });
  return questions.flatMap(({ id, currentRevision }) =>
    currentRevision
      ? [
          {
            questionId: id,
            revision: currentRevision.number,
            content: contentOfStored(currentRevision),
          },
        ]
      : [],
  );
}

/** Sets the time limit (seconds) of a rapid-fire question. */
export async function setTimeLimit(
  transaction: Transaction,
  questionId: string,
  timeLimit: number,
): Promise<void> {
  await transaction.question.update({ where: { id: questionId }, data: { timeLimit }, select: { id: true } });
}

/** Adds a revision with this content and makes it current. The question must be locked. */
export async function addRevision(
  transaction: Transaction,
  questionId: string,
  content: QuestionContent,
  createdById: string | null,
): Promise<void> {
  const last = await transaction.questionRevision.aggregate({
    where: { questionId },
    _max: { number: true },
  });
  const number = (last._max.number ?? 0) + 1;
  await addRevisions(transaction, [newRevision(questionId, number, content, createdById)]);
  await transaction.question.update({
    where: { id: questionId },
    data: { searchText: searchTextOf(content), passageId: content.passageId },
    select: { id: true },
  });
}
