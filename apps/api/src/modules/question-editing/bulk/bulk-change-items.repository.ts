import { arrayOf, jsonRows } from '@markwell/database/sql/values';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { readCurrentRevisions } from '#modules/question-bank/change/revise-question.repository.ts';
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
  const [row] = await transaction
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
  const rows = await transaction
    .selectFrom('bulk_change_items')
    .select(['ordinal', 'question_id as questionId', 'before', 'after'])
    .where('bulk_change_id', '=', bulkChangeId)
    .where('outcome', '=', outcome)
    .where('ordinal', '>', afterOrdinal)
    .orderBy('ordinal')
    .limit(limit)
    .execute();
  // Both are written by writeResults only.
  return rows as BulkItem[];
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
  await transaction
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
  const questions = await classifiedQuestions(transaction)
    .select(['questions.id', 'questions.kind', 'questions.status', 'questions.topic_id as topicId'])
    .select(['questions.difficulty', 'questions.current_revision_id as revisionId'])
    .select((eb) =>
      eb
        .and([eb('topics.archived_at', 'is', null), eb('subjects.archived_at', 'is', null)])
        .$castTo<boolean>()
        .as('isTopicAvailable'),
    )
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  const revisions = await readCurrentRevisions(transaction, ids);
  const contents = new Map(revisions.map((revision) => [revision.questionId, revision]));
  return new Map(
    questions.map((question) => {
      const content = contents.get(question.id) ?? null;
      return [question.id, { ...question, content }];
    }),
  );
}

/** Those of the topics that were not deleted, neither they nor their subjects. */
export async function readAvailableTopics(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const topics = await transaction
    .selectFrom('topics')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select('topics.id')
    .where((eb) => eb('topics.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .where('topics.archived_at', 'is', null)
    .where('subjects.archived_at', 'is', null)
    .execute();
  return new Set(topics.map(({ id }) => id));
}
