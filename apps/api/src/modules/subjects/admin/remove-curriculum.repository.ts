import { arrayOf } from '@markwell/database/sql/values';
import { expressionBuilder, type Expression } from 'kysely';
import type { Transaction } from '#platform/transaction.repository.ts';

const noneExist = (...references: Expression<unknown>[]) => {
  const eb = expressionBuilder();
  return eb.and(references.map((rows) => eb.not(eb.exists(rows))));
};

/** Deletes the topics that nothing refers to, and archives the others. */
export async function archiveOrDeleteTopics(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('topics')
    .where((eb) => eb('topics.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .where((eb) =>
      noneExist(
        eb.selectFrom('questions').select('questions.id').whereRef('questions.topic_id', '=', 'topics.id'),
        eb
          .selectFrom('attempts')
          .select('attempts.id')
          .where((attempt) =>
            attempt.or([
              attempt('attempts.subject_id', '=', attempt.ref('topics.subject_id')),
              attempt('attempts.subject_id', 'is', null),
            ]),
          )
          .where((attempt) =>
            attempt('topics.id', '=', attempt.fn.any(attempt.ref('attempts.question_topic_ids'))),
          ),
      ),
    )
    .execute();
  await transaction
    .updateTable('topics')
    .set((eb) => ({ archived_at: eb.fn<Date>('now'), updated_at: eb.fn<Date>('now') }))
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .where('archived_at', 'is', null)
    .execute();
}

/** Creative-writing questions stay when their topic is deleted. */
export async function detachWritingQuestions(transaction: Transaction, topicId: string): Promise<void> {
  await transaction
    .updateTable('creative_writing_questions')
    .set({ topic_id: null })
    .where('topic_id', '=', topicId)
    .execute();
}

/** Deletes the subject's creative-writing questions that were never answered, and archives the others. */
export async function archiveOrDeleteWritingQuestions(
  transaction: Transaction,
  subjectId: string,
): Promise<void> {
  await transaction
    .deleteFrom('creative_writing_questions')
    .where('creative_writing_questions.subject_id', '=', subjectId)
    .where((eb) =>
      noneExist(
        eb
          .selectFrom('creative_writing_answers')
          .select('creative_writing_answers.question_id')
          .whereRef('creative_writing_answers.question_id', '=', 'creative_writing_questions.id'),
      ),
    )
    .execute();
  await transaction
    .updateTable('creative_writing_questions')
    .set((eb) => ({ status: 'ARCHIVED', topic_id: null, updated_at: eb.fn<Date>('now') }))
    .where('subject_id', '=', subjectId)
    .execute();
}

export async function removeUnusedPassages(transaction: Transaction, subjectId: string): Promise<void> {
  await transaction
    .deleteFrom('passages')
    .where('passages.subject_id', '=', subjectId)
    .where((eb) =>
      noneExist(
        eb
          .selectFrom('questions')
          .select('questions.id')
          .whereRef('questions.passage_id', '=', 'passages.id'),
        eb
          .selectFrom('question_revisions')
          .select('question_revisions.id')
          .whereRef('question_revisions.passage_id', '=', 'passages.id'),
      ),
    )
    .execute();
}

const tablesWithSubject = [
  'topics',
  'passages',
  'attempts',
  'rapid_fire_sessions',
  'creative_writing_sessions',
  'creative_writing_questions',
] as const;

/** Returns true if the subject was deleted, false if it was archived because something refers to it. */
export async function archiveOrDeleteSubject(transaction: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('subjects')
    .where('subjects.id', '=', id)
    .where((eb) =>
      noneExist(
        ...tablesWithSubject.map((table) =>
          eb.selectFrom(table).select('subject_id').whereRef('subject_id', '=', 'subjects.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  await transaction
    .updateTable('subjects')
    .set((eb) => ({ archived_at: eb.fn<Date>('now'), updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
  return false;
}
