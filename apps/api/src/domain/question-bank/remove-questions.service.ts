import { changePositions } from './change-positions.service.ts';
import type { Transaction } from '../transaction.repository.ts';
import { removeUnusedQuestions, type Removal } from './remove-questions.repository.ts';

/**
 * Deletes questions, in one transaction. Questions that a test or a quiz showed are
 * archived instead, so that results stay readable. Throws NOT_FOUND for an unknown question.
 */
export async function removeOrArchiveQuestions(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<Removal> {
  const ids = [...new Set(questionIds)];
  // All leave their buckets first. From here on they are locked, so that no new test can refer to one.
  await changePositions(
    transaction,
    ids.map((questionId) => ({ questionId, status: 'ARCHIVED' })),
  );
  const { removed, storageKeys } = await removeUnusedQuestions(transaction, { ids });
  return { removed, archived: ids.length - removed, storageKeys };
}
