import { uploadsPerPage } from '@markwell/shared/question-editing/upload-batches.contract';
import type * as contract from '@markwell/shared/question-editing/upload-batches.contract';
import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import { notFound, ruleViolated } from '#platform/domain-error.ts';
import {
  changePlacements,
  removeOrArchiveQuestions,
} from '#modules/question-bank/change/question-bank.service.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import {
  lockBatch,
  markTakenBack,
  readBatchQuestions,
  removeUnusedPassage,
  type StoredBatch,
  type UploadBatchRow,
  findUploadBatches,
} from './upload-batches.repository.ts';
import type { Context } from '#context.ts';

async function lockExisting(transaction: Transaction, batchId: string): Promise<StoredBatch> {
  const batch = await lockBatch(transaction, batchId);
  if (!batch) throw notFound('This upload does not exist');
  if (batch.takenBackAt !== null) throw ruleViolated('This upload was already taken back');
  return batch;
}

export async function listUploadBatches(
  context: Context,
  before: string | undefined,
): Promise<ReplyOf<typeof contract.listUploadBatches>> {
  const found = await findUploadBatches(context.db, before, uploadsPerPage + 1);
  const rows = found.slice(0, uploadsPerPage);
  return {
    uploads: rows.map(toUpload),
    next: found.length > uploadsPerPage ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Throws NOT_FOUND, and RULE_BROKEN for an upload without drafts or with one that cannot be published. */
export function publishUploadBatch(
  context: Context,
  actorId: string,
  batchId: string,
): Promise<ReplyOf<typeof contract.publishUploadBatch>> {
  return inTransaction(context.db, async (transaction) => {
    await lockExisting(transaction, batchId);
    const drafts = (await readBatchQuestions(transaction, batchId)).filter(
      ({ status }) => status === 'DRAFT',
    );
    if (drafts.length === 0) throw ruleViolated('This upload has no drafts');
    if (drafts.some(({ isTopicAvailable }) => !isTopicAvailable)) {
      throw ruleViolated('The topic of a question of this upload was deleted');
    }
    await changePlacements(
      transaction,
      drafts.map(({ id }) => ({ questionId: id, status: 'PUBLISHED' })),
    );
    await recordChanges(transaction, [
      {
        actorId,
        action: 'upload.published',
        target: { kind: 'upload', id: batchId },
        before: null,
        after: { published: drafts.length },
      },
      ...drafts.map(({ id }) => ({
        actorId,
        action: 'question.published' as const,
        target: { kind: 'question' as const, id },
        before: { status: 'draft' },
        after: { status: 'published' },
      })),
    ]);
    return { published: drafts.length };
  });
}

/** Throws NOT_FOUND, and RULE_BROKEN for an upload that was taken back before. */
export function takeBackUploadBatch(
  context: Context,
  actorId: string,
  batchId: string,
): Promise<ReplyOf<typeof contract.takeBackUploadBatch>> {
  return inTransaction(context.db, async (transaction) => {
    const { passageId } = await lockExisting(transaction, batchId);
    const questions = (await readBatchQuestions(transaction, batchId)).filter(
      ({ status }) => status !== 'ARCHIVED',
    );
    const ids = questions.map(({ id }) => id);
    const removal = await removeOrArchiveQuestions(transaction, ids);
    const left = new Set((await readBatchQuestions(transaction, batchId)).map(({ id }) => id));
    await markTakenBack(transaction, batchId, context.clock());
    if (passageId !== null) await removeUnusedPassage(transaction, passageId);
    const taken = { deleted: removal.removed, archived: removal.archived };
    await recordChanges(transaction, [
      {
        actorId,
        action: 'upload.taken-back',
        target: { kind: 'upload', id: batchId },
        before: null,
        after: taken,
      },
      ...questions.map(({ id, body, topicId, difficulty }) => ({
        actorId,
        action: left.has(id) ? ('question.archived' as const) : ('question.deleted' as const),
        target: { kind: 'question' as const, id },
        before: { questionText: body, topicId, difficulty },
        after: null,
      })),
    ]);
    await context.removeFiles(transaction, removal.storageKeys);
    return taken;
  });
}

const toUpload = ({ kind, createdAt, takenBackAt, ...row }: UploadBatchRow) => ({
  ...row,
  subject: { ...row.subject, color: subjectColorOf(row.subject.color) },
  questionType: kind === 'REGULAR' ? ('regular' as const) : ('rapid-fire' as const),
  createdAt: createdAt.toISOString(),
  takenBackAt: takenBackAt?.toISOString() ?? null,
});
