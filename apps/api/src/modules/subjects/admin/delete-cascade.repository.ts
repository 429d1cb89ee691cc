import type { CascadeDto } from '@markwell/shared/subjects/subjects-admin.contract';
import type { Context } from '#context.ts';
import { removePapers } from '#modules/past-papers/remove-papers.repository.ts';
import { clearTopics } from '#modules/question-bank/change/clear-topics.repository.ts';
import type { Removal } from '#modules/question-bank/change/remove-questions.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { readSubject, readTopicIds, type SubjectRow } from './list-subjects.repository.ts';
import {
  archiveOrDeleteSubject,
  archiveOrDeleteTopics,
  archiveOrDeleteWritingQuestions,
  detachWritingQuestions,
  removeUnusedPassages,
} from './remove-curriculum.repository.ts';

/** What was deleted and archived; whether the subject or topic itself was deleted. */
interface CascadeRemoval extends Removal {
  isDeleted: boolean;
}

/** Locks a subject, so that nothing is added to it; undefined when it does not exist. */
export async function lockWholeSubject(
  transaction: Transaction,
  id: string,
): Promise<SubjectRow | undefined> {
  await transaction.selectFrom('subjects').select('id').where('id', '=', id).forUpdate().execute();
  return readSubject(transaction, id);
}

/**
 * Deletes a locked subject with its content. Content that results refer to is archived instead, together with its
 * topic and subject (decision 008).
 */
export async function deleteSubject(transaction: Transaction, id: string): Promise<CascadeRemoval> {
  const topicIds = await readTopicIds(transaction, id);
  const removal = await clearTopics(transaction, topicIds);
  const paperKeys = await removePapers(transaction, { subjectId: id });
  await archiveOrDeleteWritingQuestions(transaction, id);
  await archiveOrDeleteTopics(transaction, topicIds);
  await removeUnusedPassages(transaction, id);
  const isDeleted = await archiveOrDeleteSubject(transaction, id);
  return { ...removal, isDeleted, storageKeys: [...removal.storageKeys, ...paperKeys] };
}

/**
 * Deletes a topic with its questions. Questions that results refer to are archived instead, together with the
 * topic.
 */
export async function deleteTopic(transaction: Transaction, id: string): Promise<CascadeRemoval> {
  const removal = await clearTopics(transaction, [id]);
  await detachWritingQuestions(transaction, id);
  await archiveOrDeleteTopics(transaction, [id]);
  const topic = await transaction.selectFrom('topics').select('id').where('id', '=', id).executeTakeFirst();
  return { ...removal, isDeleted: topic === undefined };
}

/** Removes the files of what was deleted once the transaction is committed. */
export async function removeFilesAndCount(
  context: Context,
  transaction: Transaction,
  { removed, archived, storageKeys }: Removal,
): Promise<CascadeDto> {
  await context.removeFiles(transaction, storageKeys);
  return { removedQuestions: removed, archivedQuestions: archived };
}
