import { arrayOf } from '@markwell/database/sql/values';
import { setImageAccess } from '#modules/media/media-files.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { removeUnusedQuestions, type Removal } from './remove-questions.repository.ts';

/**
 * Removes all questions of some topics, in a fixed number of statements: empties the buckets, deletes
 * questions that no test or quiz showed and archives the rest. Locks in the same order as changePlacements:
 * the topics, so that no question is added, then the questions, then their buckets, each in the order of
 * their ids.
 */
export async function clearTopics(transaction: Transaction, topicIds: readonly string[]): Promise<Removal> {
  await lockContent(transaction, topicIds);
  await emptyBuckets(transaction, topicIds);
  const { removed, storageKeys } = await removeUnusedQuestions(transaction, { topicIds });
  await setImageAccess(transaction, { topicIds });
  const archived = await transaction
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .executeTakeFirstOrThrow();
  return { removed, archived: archived.count, storageKeys };
}

async function lockContent(transaction: Transaction, topicIds: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('topics')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .orderBy('id')
    .forUpdate()
    .execute();
  // Only the count is returned: there may be a million locked rows.
  await transaction
    .selectFrom((eb) =>
      eb
        .selectFrom('questions')
        .select('id')
        .where((question) => question('topic_id', '=', question.fn.any(arrayOf('uuid', topicIds))))
        .orderBy('id')
        .forUpdate()
        .as('locked'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute();
  await transaction
    .selectFrom('buckets')
    .select('id')
    .where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function emptyBuckets(transaction: Transaction, topicIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('questions')
    .set((eb) => ({ status: 'ARCHIVED', bucket_id: null, updated_at: eb.fn<Date>('now') }))
    .where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .where('status', '<>', 'ARCHIVED')
    .execute();
  await transaction
    .updateTable('buckets')
    .set((eb) => ({ published_count: 0, version: eb('version', '+', eb.lit(1)) }))
    .where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .where('published_count', '>', 0)
    .execute();
}
