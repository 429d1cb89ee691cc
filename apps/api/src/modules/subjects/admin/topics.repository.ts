import type { Database } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { TopicContext, TopicValues } from './curriculum.rules.ts';
import { readTopic, readTopics, type TopicRow } from './list-subjects.repository.ts';

/** Undefined when the subject does not exist. */
export async function findManagedTopics(db: Database, subjectId: string): Promise<TopicRow[] | undefined> {
  const subjects = await db.subject.count({ where: { id: subjectId, archivedAt: null } });
  return subjects > 0 ? readTopics(db, subjectId) : undefined;
}

/** The fields of a topic that is not deleted, and its subject. */
export async function findTopic(
  transaction: Transaction,
  id: string,
): Promise<{ subjectId: string; updatedAt: Date; before: TopicValues } | undefined> {
  const topic = await transaction.topic.findFirst({
    where: { id, archivedAt: null },
    select: { name: true, code: true, description: true, order: true, subjectId: true, updatedAt: true },
  });
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
  transaction.topic.findMany({
    where: { subjectId, ...(ownId === undefined ? {} : { id: { not: ownId } }) },
    select: { code: true, name: true, archivedAt: true },
  });

export async function updateTopic(transaction: Transaction, id: string, data: TopicValues): Promise<void> {
  await transaction.topic.update({ where: { id }, data, select: { id: true } });
}

/** A topic that the transaction has written. */
export async function readSavedTopic(transaction: Transaction, id: string): Promise<TopicRow> {
  const topic = await readTopic(transaction, id);
  if (!topic) throw new Error(`The topic ${id} was written, but cannot be read`);
  return topic;
}
