import type { Database } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { TopicContext, TopicValues } from './curriculum.rules.ts';
import { readTopic, readTopics, type TopicRow } from './list-subjects.repository.ts';

/** Undefined when the subject does not exist. */
export async function findManagedTopics(db: Database, subjectId: string): Promise<TopicRow[] | undefined> {
  const subject = await db.sql
    .selectFrom('subjects')
    .select('id')
    .where('id', '=', subjectId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return subject && readTopics(db.sql, subjectId);
}

/** The fields of a topic that is not deleted, and its subject. */
export async function findTopic(
  transaction: Transaction,
  id: string,
): Promise<{ subjectId: string; updatedAt: Date; before: TopicValues } | undefined> {
  const topic = await transaction
    .selectFrom('topics')
    .select(['name', 'code', 'description', 'order', 'subject_id as subjectId', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!topic) return undefined;
  const { subjectId, updatedAt, ...before } = topic;
  return { subjectId, updatedAt, before };
}

/** The topics of a subject, without the one of this id. */
export const readOtherTopics = (
  transaction: Transaction,
  subjectId: string,
  ownId?: string,
): Promise<TopicContext['others'][number][]> =>
  transaction
    .selectFrom('topics')
    .select(['code', 'name', 'archived_at as archivedAt'])
    .where('subject_id', '=', subjectId)
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? ''))
    .execute();

export async function updateTopic(transaction: Transaction, id: string, values: TopicValues): Promise<void> {
  await transaction
    .updateTable('topics')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** A topic that the transaction has written. */
export async function readSavedTopic(transaction: Transaction, id: string): Promise<TopicRow> {
  const topic = await readTopic(transaction, id);
  if (!topic) throw new Error(`The topic ${id} was written, but cannot be read`);
  return topic;
}
