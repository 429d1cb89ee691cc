import {
  bulkChangesListed,
  maxBulkQuestions,
  unchangedListed,
  type BulkAction as RequestedAction,
  type BulkChangeDto,
} from '@markwell/shared/question-editing/bulk-changes.contract';
import type * as contract from '@markwell/shared/question-editing/bulk-changes.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { listExcerpt, listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { toQuestionFilter } from '../question-filter.mapper.ts';
import { readAvailableTopics } from './bulk-change-items.repository.ts';
import {
  addBulkChange,
  lockBulkChange,
  lockStarting,
  readTopicName,
  setBulkChange,
  type BulkChangeRow,
  findBulkChange,
  findBulkChanges,
  findUnchangedQuestions,
} from './bulk-changes.repository.ts';
import { assertCanUndo, canUndo, type BulkAction, type BulkKind } from './bulk-changes.rules.ts';
import { recordEnd, bulkChangesJob } from './run-bulk-changes.service.ts';
import type { Context } from '#context.ts';
import { findAllQuestions } from '#modules/question-bank/search/find-questions.ts';

const wireKinds: Record<BulkKind, BulkChangeDto['kind']> = {
  MOVE: 'move',
  SET_DIFFICULTY: 'set-difficulty',
  SET_LEVEL: 'set-level',
  PUBLISH: 'publish',
  RESERVE: 'reserve',
  WITHDRAW: 'withdraw',
  DELETE: 'delete',
};
const storedKinds: Record<RequestedAction['kind'], BulkKind> = {
  move: 'MOVE',
  'set-difficulty': 'SET_DIFFICULTY',
  'set-level': 'SET_LEVEL',
  publish: 'PUBLISH',
  reserve: 'RESERVE',
  withdraw: 'WITHDRAW',
  delete: 'DELETE',
};
const wireStatuses: Record<BulkChangeRow['status'], BulkChangeDto['status']> = {
  RUNNING: 'running',
  CANCELLED: 'cancelled',
  FINISHED: 'finished',
  UNDOING: 'undoing',
  UNDONE: 'undone',
};

type Start = ParsedInput<typeof contract.startBulkChange>['body'];
interface Reply {
  bulkChange: BulkChangeDto;
}

// Functions that take an id throw NOT_FOUND for an unknown bulk change.

const bulkChangeNotFound = () => notFound('This bulk change does not exist');

async function chosenIds(context: Context, { selection }: Start): Promise<string[]> {
  if ('questionIds' in selection) return [...new Set(selection.questionIds)];
  const ids = await findAllQuestions(context, toQuestionFilter(selection.filter), maxBulkQuestions + 1);
  if (ids.length > maxBulkQuestions) {
    throw ruleViolated(
      `At most ${maxBulkQuestions.toLocaleString('en-GB')} questions can change at a time. Please choose more filters.`,
    );
  }
  if (ids.length !== selection.count) {
    throw conflict(
      `${ids.length.toLocaleString('en-GB')} questions match now. Please check the number again.`,
    );
  }
  return ids;
}

async function topicNameOf(transaction: Transaction, action: RequestedAction): Promise<string | null> {
  if (action.kind !== 'move') return null;
  const name = await readTopicName(transaction, action.topicId);
  if (name === undefined) throw ruleViolated('Please select a topic');
  const available = await readAvailableTopics(transaction, [action.topicId]);
  if (!available.has(action.topicId)) throw ruleViolated('This topic was deleted');
  return name;
}

async function replyOf(context: Context, id: string): Promise<Reply> {
  const row = await findBulkChange(context.db, id);
  if (!row) throw bulkChangeNotFound();
  return { bulkChange: toBulkChange(row, context.clock()) };
}

/** Locks the bulk change, lets `decide` check and change it, and returns it. */
async function change(
  context: Context,
  id: string,
  decide: (transaction: Transaction, row: BulkChangeRow) => Promise<void>,
) {
  await inTransaction(context.db, async (transaction) => {
    const row = await lockBulkChange(transaction, id);
    if (!row) throw bulkChangeNotFound();
    await decide(transaction, row);
  });
  return replyOf(context, id);
}

export async function countMatchingQuestions(
  context: Context,
  query: ParsedInput<typeof contract.countMatchingQuestions>['query'],
): Promise<ResponseOf<typeof contract.countMatchingQuestions>> {
  return { count: (await findAllQuestions(context, toQuestionFilter(query), maxBulkQuestions + 1)).length };
}

/**
 * Throws CONFLICT when another number of questions matches than was confirmed, and while the caller's last bulk
 * change is running; RULE_BROKEN for no or too many questions, or a deleted topic.
 */
export async function startBulkChange(
  context: Context,
  actorId: string,
  body: Start,
  recordReply: RecordReply<Reply>,
): Promise<Reply> {
  const ids = await chosenIds(context, body);
  if (ids.length === 0) throw ruleViolated('No question matches');
  return inTransaction(context.db, async (transaction) => {
    const topicName = await topicNameOf(transaction, body.action);
    if ((await lockStarting(transaction, actorId)).isRunning) {
      throw conflict('Your last bulk change is still running. Wait until it is done, or cancel it.');
    }
    const action = toStoredAction(body.action);
    const id = await addBulkChange(
      transaction,
      { ...action, topicName, startedById: actorId, createdAt: context.clock() },
      ids,
    );
    const row = await lockBulkChange(transaction, id);
    if (!row) throw bulkChangeNotFound();
    const started = { bulkChange: toBulkChange(row, context.clock()) };
    await recordReply(started, transaction);
    await context.enqueue(transaction, bulkChangesJob, {});
    return started;
  });
}

export async function listBulkChanges(context: Context): Promise<{ bulkChanges: BulkChangeDto[] }> {
  const rows = await findBulkChanges(context.db, bulkChangesListed);
  return { bulkChanges: rows.map((row) => toBulkChange(row, context.clock())) };
}

export async function listUnchangedQuestions(
  context: Context,
  id: string,
): Promise<ResponseOf<typeof contract.listUnchangedQuestions>> {
  if (!(await findBulkChange(context.db, id))) throw bulkChangeNotFound();
  const { questions, total } = await findUnchangedQuestions(
    context.db,
    id,
    unchangedListed,
    listExcerptLength,
  );
  return {
    questions: questions.map(({ text, ...question }) => ({
      ...question,
      questionText: listExcerpt(text),
    })),
    total,
  };
}

/** Throws RULE_BROKEN when it is not running. */
export function cancelBulkChange(context: Context, actorId: string, id: string): Promise<Reply> {
  return change(context, id, async (transaction, row) => {
    if (row.status !== 'RUNNING') throw ruleViolated('This change is no longer running');
    await setBulkChange(transaction, id, { status: 'CANCELLED', finishedAt: context.clock() });
    await recordEnd(transaction, { ...row, status: 'RUNNING', startedById: actorId, undoneById: null });
  });
}

/** Throws RULE_BROKEN when it cannot be undone. */
export function undoBulkChange(context: Context, actorId: string, id: string): Promise<Reply> {
  return change(context, id, async (transaction, row) => {
    assertCanUndo(row, context.clock());
    await setBulkChange(transaction, id, { status: 'UNDOING', undoneById: actorId });
    await context.enqueue(transaction, bulkChangesJob, {});
  });
}

const toStoredAction = (action: RequestedAction): BulkAction => ({
  kind: storedKinds[action.kind],
  topicId: action.kind === 'move' ? action.topicId : null,
  difficulty:
    action.kind === 'set-difficulty' ? action.difficulty : action.kind === 'set-level' ? action.level : null,
});

function toBulkChange(row: BulkChangeRow, now: Date): BulkChangeDto {
  const { id, kind, status, topicName, difficulty, startedBy, createdAt, finishedAt, counts } = row;
  return {
    id,
    kind: wireKinds[kind],
    status: wireStatuses[status],
    topicName,
    difficulty,
    startedBy,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    total: counts.PENDING + counts.CHANGED + counts.SKIPPED + counts.UNDONE + counts.NOT_UNDONE,
    pending: counts.PENDING,
    changed: counts.CHANGED,
    skipped: counts.SKIPPED,
    undone: counts.UNDONE,
    notUndone: counts.NOT_UNDONE,
    canUndo: canUndo(row, now),
  };
}
