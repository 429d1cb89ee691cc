import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf } from '@markwell/database/sql/values';
import type { Transaction } from '#platform/transaction.repository.ts';
import {
  contentFields,
  managedFields,
  type ManagedQuestion,
  type ManagedStatus,
  type StoredContent,
} from './creative-questions.repository.ts';

export interface NewCreativeQuestion extends StoredContent {
  status: ManagedStatus;
  generationId: string | null;
}

/**
 * Locks questions, so that no challenge can start to refer to them in the meantime. Those that do not exist or are archived
 * are missing; `isInChallenge` when a pupil has started a challenge with one.
 */
export async function lockQuestions(transaction: Transaction, ids: readonly string[]) {
  const questions = sqlOf(transaction)
    .selectFrom('creative_writing_questions')
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .orderBy('id');
  await questions.select('id').forUpdate().execute();
  return questions
    .select((eb) => [
      'id',
      'title',
      'generation_id as generationId',
      'updated_at as updatedAt',
      eb.ref('status').$castTo<ManagedStatus>().as('status'),
      eb
        .exists(
          eb
            .selectFrom('creative_writing_answers as answer')
            .select('answer.session_id')
            .whereRef('answer.question_id', '=', 'creative_writing_questions.id'),
        )
        .as('isInChallenge'),
    ])
    .where('status', '<>', 'ARCHIVED')
    .execute();
}

/** Whether a question was archived, perhaps because an edit replaced it. */
export const isArchived = async (transaction: Transaction, id: string): Promise<boolean> =>
  (await transaction.creativeWritingQuestion.count({ where: { id, status: 'ARCHIVED' } })) > 0;

/** The content of a locked question. */
export const readContent = (transaction: Transaction, id: string): Promise<StoredContent> =>
  transaction.creativeWritingQuestion.findUniqueOrThrow({ where: { id }, select: contentFields });

/** Returns the id. */
export async function addQuestion(
  transaction: Transaction,
  { options, ...row }: NewCreativeQuestion,
): Promise<string> {
  const { id } = await transaction.creativeWritingQuestion.create({
    data: { ...row, options: { create: options } },
    select: { id: true },
  });
  return id;
}

/** A question that the transaction has written. */
export const readSaved = (transaction: Transaction, id: string): Promise<ManagedQuestion> =>
  transaction.creativeWritingQuestion.findUniqueOrThrow({ where: { id }, select: managedFields });

export async function setStatus(
  transaction: Transaction,
  ids: readonly string[],
  status: ManagedStatus | 'ARCHIVED',
): Promise<void> {
  await transaction.creativeWritingQuestion.updateMany({ where: { id: { in: [...ids] } }, data: { status } });
}

export async function removeQuestions(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.creativeWritingQuestion.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Rewrites a question that is in no challenge. Returns its id. */
export async function rewriteQuestion(
  transaction: Transaction,
  id: string,
  { options, ...row }: StoredContent,
): Promise<string> {
  await transaction.creativeWritingQuestion.update({
    where: { id },
    data: { ...row, options: { deleteMany: {}, create: options } },
    select: { id: true },
  });
  return id;
}

/**
 * Archives a question that is in a challenge, so that its results still show it, and adds the new content as
 * another question. Returns the new id.
 */
export async function replaceQuestion(
  transaction: Transaction,
  id: string,
  question: NewCreativeQuestion,
): Promise<string> {
  await setStatus(transaction, [id], 'ARCHIVED');
  return addQuestion(transaction, question);
}
