import { Prisma } from '@markwell/database/client';
import type { Transaction } from './position-statements.repository.ts';
import { removeUnusedQuestions, type Removal } from './remove-questions.repository.ts';

/**
 * Removes all questions of some topics, in a fixed number of statements: empties the buckets, deletes
 * questions that no test or quiz showed and archives the rest. Locks in the same order as changePositions:
 * the topics, so that no question is added, then their buckets, then the questions, each in the order of
 * their ids.
 */
export async function clearTopics(transaction: Transaction, topicIds: readonly string[]): Promise<Removal> {
  const inTopics = Prisma.sql`topic_id = any(${topicIds}::uuid[])`;
  await transaction.$queryRaw`select id from topics where id = any(${topicIds}::uuid[]) order by id for update`;
  await transaction.$queryRaw`select id from buckets where ${inTopics} order by id for no key update`;
  await transaction.$queryRaw`
    select count(*) from (select id from questions where ${inTopics} order by id for update) locked`;
  await transaction.$executeRaw`
    update questions set status = 'ARCHIVED', bucket_id = null, position = null, updated_at = now()
    where ${inTopics} and status <> 'ARCHIVED'`;
  await transaction.$executeRaw`delete from buckets_seen where bucket_id in (select id from buckets where ${inTopics})`;
  await transaction.$executeRaw`update buckets set published_count = 0 where ${inTopics} and published_count > 0`;
  const { removed, storageKeys } = await removeUnusedQuestions(
    transaction,
    Prisma.sql`q.topic_id = any(${topicIds}::uuid[])`,
  );
  const [left] = await transaction.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from questions where ${inTopics}`;
  return { removed, archived: left?.count ?? 0, storageKeys };
}
