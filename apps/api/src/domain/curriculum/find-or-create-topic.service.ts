import { nameKey } from '@markwell/shared/rules/text/name-key';
import { generalTopicName, generateCode, isGeneralTopic } from '@markwell/shared/rules/questions/topics';
import { notFound } from '../domain-error.ts';
import type { Transaction } from '../transaction.repository.ts';
import { addTopic, lockSubject, readTopicNames } from './classification.repository.ts';

/**
 * Returns the id of the subject's topic with this name, in upper or lower case, and creates the topic if it
 * does not exist. Throws NOT_FOUND for a subject that does not exist or was deleted. Locks the subject, so
 * that two concurrent calls create one topic.
 */
export async function findOrCreateTopic(
  transaction: Transaction,
  { subjectId, name }: { subjectId: string; name: string },
): Promise<string> {
  const subject = await lockSubject(transaction, subjectId);
  if (!subject) throw notFound('This subject does not exist');
  const topics = await readTopicNames(transaction, subjectId);
  const trimmed = name.trim();
  const key = nameKey(trimmed);
  const active = topics.filter(({ archivedAt }) => archivedAt === null);
  const hasName = (topic: { name: string; code: string }) =>
    nameKey(topic.name) === key || (key === nameKey(generalTopicName) && isGeneralTopic(topic));
  const found = active.find(hasName);
  if (found) return found.id;
  const code = generateCode(subject.code, trimmed, new Set(topics.map((topic) => topic.code)));
  return addTopic(transaction, { subjectId, name: trimmed, code, order: active.length * 10 });
}
