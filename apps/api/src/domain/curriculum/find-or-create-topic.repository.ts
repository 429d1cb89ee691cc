import type { Prisma } from '@markwell/database/client';
import { nameKey } from '@markwell/shared/rules/name-key';
import { generalTopicName, isGeneralTopic, generateCode } from '@markwell/shared/rules/topics';
import { notFound } from '../domain-error.ts';

/**
 * Returns the id of the subject's topic with this name, in upper or lower case, and creates the topic if it
 * does not exist. Throws NOT_FOUND for a subject that does not exist or was deleted. Locks the subject, so
 * that two concurrent calls create one topic.
 */
export async function findOrCreateTopic(
  transaction: Prisma.TransactionClient,
  { subjectId, name }: { subjectId: string; name: string },
): Promise<string> {
  const [subject] = await transaction.$queryRaw<{ code: string }[]>`
    select code from subjects where id = ${subjectId}::uuid and archived_at is null for no key update`;
  if (!subject) throw notFound('This subject does not exist');
  const topics = await transaction.topic.findMany({
    where: { subjectId },
    select: { id: true, name: true, code: true, archivedAt: true },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  const wanted = name.trim();
  const key = nameKey(wanted);
  const open = topics.filter(({ archivedAt }) => archivedAt === null);
  const isWanted = (topic: { name: string; code: string }) =>
    nameKey(topic.name) === key || (key === nameKey(generalTopicName) && isGeneralTopic(topic));
  const found = open.find(isWanted);
  if (found) return found.id;
  const code = generateCode(subject.code, wanted, new Set(topics.map((topic) => topic.code)));
  const { id } = await transaction.topic.create({
    data: { subjectId, name: wanted, code, order: open.length * 10 },
    select: { id: true },
  });
  return id;
}
