import { undoDays } from '@markwell/shared/question-editing/bulk-changes.contract';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { removeOrArchiveQuestions } from '#modules/question-bank/change/question-bank.service.ts';
import { readExistingIds } from '../edit-questions.repository.ts';
import { readBulkQuestions, readItems } from './bulk-change-items.repository.ts';
import { setBulkChange, findOldDeletions, removeOldBulkChanges } from './bulk-changes.repository.ts';
import { isUnchangedSince } from './bulk-changes.rules.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const batchSize = 200;
const dayMs = 86_400_000;
/** Days after which the list of a bulk change's questions is removed. */
const keptDays = 90;

/** Removes a batch of the questions; returns the ordinal to continue after, or undefined at the end. */
function removeBatch(
  context: Context,
  bulkChangeId: string,
  afterOrdinal: number,
): Promise<number | undefined> {
  return inTransaction(context.db, async (transaction) => {
    const items = await readItems(transaction, bulkChangeId, 'CHANGED', batchSize, afterOrdinal);
    const questions = await readBulkQuestions(
      transaction,
      items.map(({ questionId }) => questionId),
    );
    const deleted = items.flatMap(({ questionId, after }) => {
      const question = questions.get(questionId);
      return question && after && isUnchangedSince(after, question) ? [questionId] : [];
    });
    const removal = await removeOrArchiveQuestions(transaction, deleted);
    const archived = await readExistingIds(transaction, deleted);
    await recordChanges(
      transaction,
      deleted
        .filter((id) => !archived.has(id))
        .map((id) => ({
          actorId: null,
          action: 'question.deleted',
          target: { kind: 'question', id },
          before: { status: 'archived' },
          after: null,
        })),
    );
    await context.removeFiles(transaction, removal.storageKeys);
    return items.at(-1)?.ordinal;
  });
}

/**
 * Ends the time in which a bulk deletion can be undone: removes its questions that are still archived and that no
 * result refers to, as a single deletion does immediately. Old bulk changes are removed too.
 */
export const removeOldBulkChangesJob: PeriodicJob = {
  name: 'old bulk changes',
  cron: everyHour,
  async run(context) {
    const now = context.clock().getTime();
    for (const id of await findOldDeletions(context.db, new Date(now - undoDays * dayMs))) {
      let ordinal: number | undefined = 0;
      while (ordinal !== undefined) ordinal = await removeBatch(context, id, ordinal);
      // Last, so that a run that was interrupted is repeated.
      await inTransaction(context.db, (transaction) =>
        setBulkChange(transaction, id, { removedAt: context.clock() }),
      );
    }
    await removeOldBulkChanges(context.db, new Date(now - keptDays * dayMs));
  },
};
