import { sqlOf } from '@markwell/database/sql/queries';
import type { Transaction } from '../../domain/transaction.repository.ts';
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
 * Locks a question, so that no challenge can start to refer to it in the meantime. Undefined when it does not
 * exist or is archived; `isInChallenge` when a pupil has started a challenge with it.
 */
export async function lockQuestion(transaction: Transaction, id: string) {
  const question = sqlOf(transaction).selectFrom('creative_writing_questions').where('id', '=', id);
  await question.select('id').forUpdate().execute();
  return question
    .select((eb) => [
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
    .executeTakeFirst();
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
  id: string,
  status: ManagedStatus | 'ARCHIVED',
): Promise<void> {
  await transaction.creativeWritingQuestion.updateMany({ where: { id }, data: { status } });
}

export async function removeQuestion(transaction: Transaction, id: string): Promise<void> {
  await transaction.creativeWritingQuestion.delete({ where: { id } });
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
  await setStatus(transaction, id, 'ARCHIVED');
  return addQuestion(transaction, question);
}
