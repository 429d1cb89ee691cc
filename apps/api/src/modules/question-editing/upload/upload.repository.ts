import type { Kind } from '#modules/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface NewBatch {
  kind: Kind;
  topicId: string;
  questionCount: number;
  passageId: string | null;
  uploadedById: string;
}

/** Adds an upload, with the subject and the name of its topic. Returns its id. */
export async function addBatch(transaction: Transaction, { topicId, ...batch }: NewBatch): Promise<string> {
  const topic = await transaction.topic.findUniqueOrThrow({
    where: { id: topicId },
    select: { name: true, subjectId: true },
  });
  const data = { ...batch, subjectId: topic.subjectId, topicName: topic.name };
  const { id } = await transaction.uploadBatch.create({ data, select: { id: true } });
  return id;
}
