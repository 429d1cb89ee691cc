import { z } from 'zod';
import { recordChange, recordChanges } from '#modules/audit/record-change.repository.ts';
import { DomainError } from '#platform/domain-error.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import { changePlacements } from '#modules/question-bank/change/question-bank.service.ts';
import { OutdatedReadError, type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import {
  lockActive,
  readAvailableTopics,
  readBulkQuestions,
  readItems,
  writeResults,
  type ActiveBulkChange,
  type BulkItem,
  type ItemResult,
} from './bulk-change-items.repository.ts';
import { countOutcomes, setBulkChange } from './bulk-changes.repository.ts';
import { auditedChange, decideChange, decideUndo, stateOf } from './bulk-changes.rules.ts';
import type { Context } from '#context.ts';

/** Questions that change in one transaction. */
const batchSize = 200;
/** Milliseconds after which a run ends and leaves the rest to a further job, so that the server can stop soon. */
const longestRun = 3_000;

/** Whether there may be more to do. */
async function runBatch(context: Context, size: number): Promise<boolean> {
  return inTransaction(context.db, async (transaction) => {
    const active = await lockActive(transaction);
    if (!active) return false;
    const isUndo = active.status === 'UNDOING';
    const items = await readItems(transaction, active.id, isUndo ? 'CHANGED' : 'PENDING', size);
    if (items.length === 0) await finish(transaction, active, context.clock());
    else await changeItems(transaction, active, items);
    return true;
  });
}

/** Changes the questions of a batch one by one; one that cannot be changed is skipped with the reason. */
async function runSingly(context: Context): Promise<void> {
  for (let count = 0; count < batchSize; count++) {
    try {
      if (!(await runBatch(context, 1))) return;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await inTransaction(context.db, (transaction) => skipNext(transaction, error.message));
    }
  }
}

/** Carries out and undoes bulk changes. What is stored decides what is next, so its data say nothing. */
export const bulkChangesJob = jobKind('bulk-changes', z.object({}));

/**
 * Works on all bulk changes, in batches of one transaction each. A run that is lost is repeated and continues where it
 * was; any number of processes may run this.
 */
export async function runBulkChanges(context: Context, forMs = longestRun): Promise<void> {
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    try {
      if (!(await runBatch(context, batchSize))) return;
    } catch (error) {
      // Someone else changed a question of the batch at the same time.
      if (!isRefusal(error) && !(error instanceof OutdatedReadError)) throw error;
      await runSingly(context);
    }
  }
  await context.enqueue(context.db.sql, bulkChangesJob, {});
}

const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError;

async function changeItems(
  transaction: Transaction,
  active: ActiveBulkChange,
  items: readonly BulkItem[],
): Promise<void> {
  const isUndo = active.status === 'UNDOING';
  const questions = await readBulkQuestions(
    transaction,
    items.map(({ questionId }) => questionId),
  );
  const topicIds = isUndo ? items.flatMap(({ before }) => before?.topicId ?? []) : (active.topicId ?? []);
  const topics = await readAvailableTopics(transaction, [topicIds].flat());
  const decided = items.map((item) => {
    const question = questions.get(item.questionId);
    const { before, after } = item;
    const decision =
      isUndo && before && after
        ? decideUndo({ before, after }, question, topics.has(before.topicId))
        : decideChange(active, question, active.topicId !== null && topics.has(active.topicId));
    return { item, question, decision };
  });

  const changed = decided.flatMap(({ item, question, decision }) =>
    question && 'change' in decision ? [{ item, question, change: decision.change }] : [],
  );
  if (changed.length > 0) {
    await changePlacements(
      transaction,
      changed.map(({ question, change }) => ({ questionId: question.id, ...change })),
    );
    const actorId = isUndo ? active.undoneById : active.startedById;
    await recordChanges(
      transaction,
      changed.map(({ question, change }) => auditedChange(actorId, question, change)),
    );
  }
  const results = decided.map(({ item, question, decision }): ItemResult => {
    if ('skip' in decision)
      return { ...item, outcome: isUndo ? 'NOT_UNDONE' : 'SKIPPED', reason: decision.skip };
    if (isUndo || !question) return { ...item, outcome: 'UNDONE', reason: null };
    const before = stateOf(question);
    return { ...item, outcome: 'CHANGED', reason: null, before, after: { ...before, ...decision.change } };
  });
  await writeResults(transaction, active.id, results);
}

async function skipNext(transaction: Transaction, reason: string): Promise<void> {
  const active = await lockActive(transaction);
  if (!active) return;
  const isUndo = active.status === 'UNDOING';
  const items = await readItems(transaction, active.id, isUndo ? 'CHANGED' : 'PENDING', 1);
  const outcome = isUndo ? 'NOT_UNDONE' : 'SKIPPED';
  await writeResults(
    transaction,
    active.id,
    items.map((item) => ({ ...item, outcome, reason })),
  );
}

/** Every question has its outcome: ends the change, or its undoing, with one audit entry. */
async function finish(transaction: Transaction, active: ActiveBulkChange, now: Date): Promise<void> {
  const isUndo = active.status === 'UNDOING';
  await setBulkChange(
    transaction,
    active.id,
    isUndo ? { status: 'UNDONE' } : { status: 'FINISHED', finishedAt: now },
  );
  await recordEnd(transaction, active);
}

/** Writes the audit entry of a bulk change that has ended or was undone, with the numbers of questions. */
export async function recordEnd(transaction: Transaction, active: ActiveBulkChange): Promise<void> {
  const counts = (await countOutcomes(transaction, [active.id]))(active.id);
  const isUndo = active.status === 'UNDOING';
  const { kind, topicName, difficulty } = active;
  await recordChange(transaction, {
    actorId: isUndo ? active.undoneById : active.startedById,
    action: isUndo ? 'questions.bulk-undone' : 'questions.bulk-changed',
    target: { kind: 'bulk-change', id: active.id },
    before: null,
    after: {
      change: kind.toLowerCase().replace('_', ' '),
      ...(topicName !== null && { topic: topicName }),
      ...(difficulty !== null && { difficulty }),
      ...(isUndo
        ? { undone: counts.UNDONE, notUndone: counts.NOT_UNDONE }
        : { changed: counts.CHANGED, skipped: counts.SKIPPED, cancelled: counts.PENDING }),
    },
  });
}
