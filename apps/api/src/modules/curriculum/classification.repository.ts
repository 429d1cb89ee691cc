import type { Database } from '@markwell/database/connect';
import { nameKey } from '@markwell/shared/text/name-key';
import { generalTopicName, generateCode, isGeneralTopic } from '@markwell/shared/question-bank/topics';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';

// The subjects and topics that questions can be added to.

/** The stage of a subject; undefined when the subject is archived or does not exist. */
export async function findStageId(db: Database, subjectId: string): Promise<string | undefined> {
  const subject = await db.sql
    .selectFrom('subjects')
    .select('stage_id as stageId')
    .where('id', '=', subjectId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return subject?.stageId;
}

/** The name of a topic; undefined when it is archived or not in the subject. */
export async function findTopicName(
  db: Database,
  subjectId: string,
  topicId: string,
): Promise<string | undefined> {
  const topic = await db.sql
    .selectFrom('topics')
    .select('name')
    .where('id', '=', topicId)
    .where('subject_id', '=', subjectId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return topic?.name;
}

/**
 * Locks a subject, in which the names and codes of topics must be unique. Undefined for a subject that does
 * not exist or is archived.
 */
export const lockSubject = (
  transaction: Transaction,
  id: string,
): Promise<{ id: string; code: string } | undefined> =>
  transaction
    .selectFrom('subjects')
    .select(['id', 'code'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The topics of a subject in their order, archived ones too. */
const readTopicNames = (transaction: Transaction, subjectId: string) =>
  transaction
    .selectFrom('topics')
    .select(['id', 'name', 'code', 'archived_at as archivedAt'])
    .where('subject_id', '=', subjectId)
    .orderBy('order')
    .orderBy('id')
    .execute();

/** Returns the id of the new topic. */
export async function addTopic(
  transaction: Transaction,
  {
    subjectId,
    ...topic
  }: { subjectId: string; name: string; code: string; description?: string; order: number },
): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('topics')
    .values({ id, subject_id: subjectId, ...topic })
    .execute();
  return id;
}

/**
 * Returns the id of the subject's topic with this name, in upper or lower case, and creates the topic if it
 * does not exist. Undefined for a subject that does not exist or is archived. Locks the subject, so that two
 * concurrent calls create one topic.
 */
export async function findOrCreateTopic(
  transaction: Transaction,
  { subjectId, name }: { subjectId: string; name: string },
): Promise<string | undefined> {
  const subject = await lockSubject(transaction, subjectId);
  if (!subject) return undefined;
  const topics = await readTopicNames(transaction, subjectId);
  const trimmed = name.trim();
  const searchedNameKey = nameKey(trimmed);
  const active = topics.filter(({ archivedAt }) => archivedAt === null);
  const hasName = (topic: { name: string; code: string }) =>
    nameKey(topic.name) === searchedNameKey ||
    (searchedNameKey === nameKey(generalTopicName) && isGeneralTopic(topic));
  const found = active.find(hasName);
  if (found) return found.id;
  const code = generateCode(subject.code, trimmed, new Set(topics.map((topic) => topic.code)));
  return addTopic(transaction, { subjectId, name: trimmed, code, order: active.length * 10 });
}
