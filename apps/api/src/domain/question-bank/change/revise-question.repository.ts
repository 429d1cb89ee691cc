import type { Transaction } from '../../transaction.repository.ts';
import { addRevisions, newRevision } from './create-questions.repository.ts';
import { searchTextOf, type QuestionContent, type Status } from './question-bank.rules.ts';

/** The status of a question and the number of its current revision. */
export async function readCurrent(
  transaction: Transaction,
  questionId: string,
): Promise<{ status: Status; revision: number | undefined }> {
  const { status, currentRevision } = await transaction.question.findUniqueOrThrow({
    where: { id: questionId },
    select: { status: true, currentRevision: { select: { number: true } } },
  });
  return { status, revision: currentRevision?.number };
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
