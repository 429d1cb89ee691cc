import { arrayOf } from '@markwell/database/sql/values';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { questionNotFound } from '#platform/not-found.ts';
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
  const { revision, ...current } = await transaction
    .selectFrom('questions')
    .leftJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select(['questions.status', 'questions.topic_id as topicId', 'questions.difficulty', 'questions.tier'])
    .select(['questions.time_limit as timeLimit', 'question_revisions.number as revision'])
    .where('questions.id', '=', questionId)
    .executeTakeFirstOrThrow(questionNotFound);
  return { ...current, revision: revision ?? undefined };
}

/** Revisions with what they contain, to make another of it. */
const withContent = (transaction: Transaction) =>
  transaction
    .selectFrom('question_revisions')
    .select(['question_revisions.number', 'question_revisions.body', 'question_revisions.explanation'])
    .select(['question_revisions.image_id as imageId', 'question_revisions.passage_id as passageId'])
    .select('question_revisions.solution_image_id as solutionImageId')
    .select('question_revisions.image_alternative_text as imageAlternativeText')
    .select('question_revisions.solution_image_alternative_text as solutionImageAlternativeText')
    .select((eb) => eb.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'));

/** The content of a revision of the question. */
export async function readRevision(
  transaction: Transaction,
  questionId: string,
  revisionId: string,
): Promise<QuestionContent> {
  const revision = await withContent(transaction)
    .where('question_revisions.id', '=', revisionId)
    .where('question_revisions.question_id', '=', questionId)
    .executeTakeFirstOrThrow(questionNotFound);
  return contentOfStored(revision);
}

/** The current revisions of those of the questions that have one. */
export const readCurrentRevisions = (transaction: Transaction, questionIds: readonly string[]) =>
  withContent(transaction)
    .innerJoin('questions', 'questions.current_revision_id', 'question_revisions.id')
    .select('questions.id as questionId')
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', questionIds))))
    .execute();

/** The questions on a passage, archived ones too, each with its current revision, in the order of their ids. */
export async function readQuestionsOnPassage(
  transaction: Transaction,
  passageId: string,
): Promise<CurrentContent[]> {
  const revisions = await withContent(transaction)
    .innerJoin('questions', 'questions.current_revision_id', 'question_revisions.id')
    .select('questions.id as questionId')
    .where('questions.passage_id', '=', passageId)
    .orderBy('questions.id')
    .execute();
  return revisions.map(({ questionId, number, ...revision }) => ({
    questionId,
    revision: number,
    content: contentOfStored(revision),
  }));
}

/** Sets the time limit (seconds) of a rapid-fire question. */
export async function setTimeLimit(
  transaction: Transaction,
  questionId: string,
  timeLimit: number,
): Promise<void> {
  await transaction
    .updateTable('questions')
    .set({ time_limit: timeLimit, updated_at: new Date() })
    .where('id', '=', questionId)
    .execute();
}

/** Adds a revision with this content and makes it current. The question must be locked. */
export async function addRevision(
  transaction: Transaction,
  questionId: string,
  content: QuestionContent,
  createdById: string | null,
): Promise<void> {
  const last = await transaction
    .selectFrom('question_revisions')
    .select('number')
    .where('question_id', '=', questionId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await addRevisions(transaction, [newRevision(questionId, number, content, createdById)]);
  await transaction
    .updateTable('questions')
    .set({ search_text: searchTextOf(content), passage_id: content.passageId, updated_at: new Date() })
    .where('id', '=', questionId)
    .execute();
}
