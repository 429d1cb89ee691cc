import { v7 as uuid } from 'uuid';
import type { Kind } from '#modules/question-bank/change/question-bank.rules.ts';
import { topicNotFound } from '#platform/not-found.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

interface NewBatch {
  kind: Kind;
  topicId: string;
  questionCount: number;
  passageId: string | null;
  uploadedById: string;
}

/** Adds an upload, with the subject and the name of its topic. Returns its id. */
export async function addBatch(transaction: Transaction, { topicId, ...batch }: NewBatch): Promise<string> {
  const topic = await transaction
    .selectFrom('topics')
    .select(['name as topic_name', 'subject_id'])
    .where('id', '=', topicId)
    .executeTakeFirstOrThrow(topicNotFound);
  const id = uuid();
  await transaction
    .insertInto('upload_batches')
    .values({
      id,
      ...topic,
      kind: batch.kind,
      question_count: batch.questionCount,
      passage_id: batch.passageId,
      uploaded_by_id: batch.uploadedById,
    })
    .execute();
  return id;
}
