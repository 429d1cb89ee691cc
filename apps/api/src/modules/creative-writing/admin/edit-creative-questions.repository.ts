import { arrayOf } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import {
  contents,
  managedQuestions,
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
  const questions = transaction
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
export async function isArchived(transaction: Transaction, id: string): Promise<boolean> {
  const archived = await transaction
    .selectFrom('creative_writing_questions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'ARCHIVED')
    .executeTakeFirst();
  return archived !== undefined;
}

/** The content of a locked question. */
export const readContent = (transaction: Transaction, id: string): Promise<StoredContent> =>
  contents(transaction).where('creative_writing_questions.id', '=', id).executeTakeFirstOrThrow();

/** Returns the id. */
export async function addQuestion(
  transaction: Transaction,
  { status, generationId, options, ...content }: NewCreativeQuestion,
): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('creative_writing_questions')
    .values({ id, status, generation_id: generationId, ...columnsOf(content) })
    .execute();
  await addOptions(transaction, id, options);
  return id;
}

const columnsOf = (content: Omit<StoredContent, 'options'>) => ({
  stage_id: content.stageId,
  subject_id: content.subjectId,
  topic_id: content.topicId,
  title: content.title,
  brief: content.brief,
  difficulty: content.difficulty,
  age_group: content.ageGroup,
  theme: content.theme,
  estimated_time: content.estimatedTime,
  word_bank: arrayOf('text', content.wordBank),
  micro_write_prompt: content.microWritePrompt,
  teacher_notes: content.teacherNotes,
});

async function addOptions(
  transaction: Transaction,
  questionId: string,
  options: StoredContent['options'],
): Promise<void> {
  await transaction
    .insertInto('creative_writing_options')
    .values(options.map((option) => ({ ...option, question_id: questionId })))
    .execute();
}

/** A question that the transaction has written. */
export const readSaved = (transaction: Transaction, id: string): Promise<ManagedQuestion> =>
  managedQuestions(transaction).where('creative_writing_questions.id', '=', id).executeTakeFirstOrThrow();

export async function setStatus(
  transaction: Transaction,
  ids: readonly string[],
  status: ManagedStatus | 'ARCHIVED',
): Promise<void> {
  await transaction
    .updateTable('creative_writing_questions')
    .set({ status, updated_at: new Date() })
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
}

export async function removeQuestions(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('creative_writing_questions')
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
}

/** Rewrites a question that is in no challenge. Returns its id. */
export async function rewriteQuestion(
  transaction: Transaction,
  id: string,
  { options, ...content }: StoredContent,
): Promise<string> {
  await transaction
    .updateTable('creative_writing_questions')
    .set({ ...columnsOf(content), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('creative_writing_options').where('question_id', '=', id).execute();
  await addOptions(transaction, id, options);
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
