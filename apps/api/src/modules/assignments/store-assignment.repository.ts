import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { Insertable, Updateable } from 'kysely';
import type { StoredAssignment } from './assignments.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export async function addAssignment(
  transaction: Transaction,
  {
    questionIds,
    ...assignment
  }: StoredAssignment & {
    id: string;
    classId: string;
    createdById: string;
    createdAt: Date;
    questionIds: readonly string[];
  },
): Promise<void> {
  const { id, classId, createdById, createdAt } = assignment;
  await transaction
    .insertInto('assignments')
    .values({
      id,
      class_id: classId,
      created_by_id: createdById,
      created_at: createdAt,
      updated_at: createdAt,
      ...columnsOf(assignment),
    })
    .execute();
  await writeQuestions(transaction, assignment.id, questionIds);
}

export async function updateAssignment(
  transaction: Transaction,
  id: string,
  {
    questionIds,
    ...changes
  }: Partial<StoredAssignment> & {
    updatedAt: Date;
    releasedAt?: Date;
    remindedAt?: null;
    questionIds?: readonly string[];
  },
): Promise<void> {
  const { updatedAt, releasedAt, remindedAt } = changes;
  await transaction
    .updateTable('assignments')
    .set({ ...columnsOf(changes), updated_at: updatedAt, released_at: releasedAt, reminded_at: remindedAt })
    .where('id', '=', id)
    .execute();
  if (!questionIds) return;
  await transaction.deleteFrom('assignment_questions').where('assignment_id', '=', id).execute();
  await writeQuestions(transaction, id, questionIds);
}

type StoredColumns = Omit<
  Insertable<Tables['assignments']>,
  'id' | 'class_id' | 'created_by_id' | 'created_at' | 'updated_at'
>;

function columnsOf(fields: StoredAssignment): StoredColumns;
function columnsOf(fields: Partial<StoredAssignment>): Updateable<StoredColumns>;
function columnsOf(fields: Partial<StoredAssignment>): Updateable<StoredColumns> {
  return {
    title: fields.title,
    instructions: fields.instructions,
    question_choice: fields.questionChoice,
    subject_id: fields.subjectId,
    topic_ids: fields.topicIds,
    difficulties: fields.difficulties,
    question_count: fields.questionCount,
    from_reserve: fields.fromReserve,
    answer_mode: fields.answerMode,
    duration_seconds: fields.durationSeconds,
    opens_at: fields.opensAt,
    due_at: fields.dueAt,
    closes_at: fields.closesAt,
    show: fields.show,
    release: fields.release,
  };
}

async function writeQuestions(
  transaction: Transaction,
  assignmentId: string,
  questionIds: readonly string[],
): Promise<void> {
  const questions = transaction
    .selectFrom(unnest('given', { question_id: arrayOf('uuid', questionIds) }))
    .select([typed('uuid', assignmentId).as('assignment_id'), 'given.question_id', 'given.ordinal']);
  await insertFrom(transaction, 'assignment_questions', questions).execute();
}

/** Removes an assignment; one that pupils have begun is only marked as deleted. */
export async function removeAssignment(transaction: Transaction, id: string, now: Date): Promise<void> {
  const begun = await transaction
    .selectFrom('assignment_work')
    .select('user_id')
    .where('assignment_id', '=', id)
    .where('attempt_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (begun)
    await transaction.updateTable('assignments').set({ deleted_at: now }).where('id', '=', id).execute();
  else await transaction.deleteFrom('assignments').where('id', '=', id).execute();
}
