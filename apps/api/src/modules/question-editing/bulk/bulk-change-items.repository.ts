import { sqlOf } from '@markwell/database/sql/queries';
import { jsonRows } from '@markwell/database/sql/values';
import { revisionContent } from '#modules/question-bank/change/revise-question.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { BulkAction, BulkQuestion, QuestionState } from './bulk-changes.rules.ts';

export interface ActiveBulkChange extends BulkAction {
  id: string;
  status: 'RUNNING' | 'UNDOING';
  startedById: string | null;
  undoneById: string | null;
  topicName: string | null;
}

export interface BulkItem {
  ordinal: number;
  questionId: string;
  before: QuestionState | null;
  after: QuestionState | null;
}

export interface ItemResult extends BulkItem {
  outcome: 'CHANGED' | 'SKIPPED' | 'UNDONE' | 'NOT_UNDONE';
  reason: string | null;
}

/** Locks the oldest bulk change that is running or being undone, and that no other process works on. */
export async function lockActive(transaction: Transaction): Promise<ActiveBulkChange | undefined> {
  const [row] = await sqlOf(transaction)
    .selectFrom('bulk_changes')
    .select(['id', 'kind', 'status', 'difficulty'])
    .select(['topic_id as topicId', 'topic_name as topicName'])
    .select(['started_by_id as startedById', 'undone_by_id as undoneById'])
    .where('status', 'in', ['RUNNING', 'UNDOING'])
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .execute();
  return row && { ...row, status: row.status === 'UNDOING' ? 'UNDOING' : 'RUNNING' };
}

/** The next questions to change, or those with an outcome to undo. */
export async function readItems(
  transaction: Transaction,
  bulkChangeId: string,
  outcome: 'PENDING' | 'CHANGED',
  limit: number,
  afterOrdinal = 0,
): Promise<BulkItem[]> {
  const rows = await transaction.bulkChangeItem.findMany({
    where: { bulkChangeId, outcome, ordinal: { gt: afterOrdinal } },
    select: { ordinal: true, questionId: true, before: true, after: true },
    orderBy: { ordinal: 'asc' },
    take: limit,
  });
  // Both are written by writeResults only.
  return rows as unknown as BulkItem[];
}

const resultColumns = {
  ordinal: 'integer',
  outcome: 'bulk_change_outcome',
  reason: 'text',
  before: 'jsonb',
  after: 'jsonb',
} as const;

export async function writeResults(
  transaction: Transaction,
  bulkChangeId: string,
  results: readonly ItemResult[],
): Promise<void> {
  const rows = results.map(({ ordinal, outcome, reason, before, after }) => ({
    ordinal,
    outcome,
    reason,
    before,
    after,
  }));
  await sqlOf(transaction)
    .updateTable('bulk_change_items')
    .from(jsonRows('result', resultColumns, rows))
    .set((eb) => ({
      outcome: eb.ref('result.outcome'),
      reason: eb.ref('result.reason'),
      before: eb.ref('result.before'),
      after: eb.ref('result.after'),
    }))
    .where('bulk_change_items.bulk_change_id', '=', bulkChangeId)
    .whereRef('bulk_change_items.ordinal', '=', 'result.ordinal')
    .execute();
}

/** Those of the questions that exist, with what a bulk change needs to know. */
export async function readBulkQuestions(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, BulkQuestion>> {
  const questions = await transaction.question.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      kind: true,
      status: true,
      topicId: true,
      difficulty: true,
      currentRevisionId: true,
      topic: { select: { archivedAt: true, subject: { select: { archivedAt: true } } } },
      currentRevision: {
        select: {
          ...revisionContent,
          options: {
            ...revisionContent.options,
            select: { id: true, ...revisionContent.options.select },
          },
        },
      },
    },
  });
  return new Map(
    questions.map(({ topic, currentRevision, currentRevisionId, ...question }) => [
      question.id,
      {
        ...question,
        revisionId: currentRevisionId,
        isTopicAvailable: topic.archivedAt === null && topic.subject.archivedAt === null,
        options: currentRevision?.options ?? [],
        content: currentRevision,
      },
    ]),
  );
}

/** Those of the topics that were not deleted, neither they nor their subjects. */
export async function readAvailableTopics(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const topics = await transaction.topic.findMany({
    where: { id: { in: [...ids] }, archivedAt: null, subject: { archivedAt: null } },
    select: { id: true },
  });
  return new Set(topics.map(({ id }) => id));
}
