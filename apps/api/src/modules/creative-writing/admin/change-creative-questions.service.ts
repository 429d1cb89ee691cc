import { maxCreativeQuestionsPerChange } from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import type * as contract from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { CreativeStatus } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { auditTargetOf, toManagedQuestion, toStoredStatus } from './creative-question.mapper.ts';
import {
  lockQuestions,
  readSaved,
  removeQuestions,
  setStatus,
} from './edit-creative-questions.repository.ts';
import type { Context } from '#context.ts';
import { findCreativeQuestionIds } from './creative-questions.repository.ts';

type Change = ParsedInput<typeof contract.changeCreativeQuestions>['body'];
type Action = Change['action'];
type ConfirmedFilter = Extract<Change['selection'], { count: number }>;
type LockedQuestion = Awaited<ReturnType<typeof lockQuestions>>[number];

// Publishing, withdrawing and deleting, one question or many.

/** All that match, or an error: a change of only some of them would be a surprise. */
async function confirmedIds(context: Context, { filter, count }: ConfirmedFilter): Promise<string[]> {
  const { search, status } = filter;
  const ids = await findCreativeQuestionIds(
    context.db,
    { search, status: status && toStoredStatus(status) },
    maxCreativeQuestionsPerChange + 1,
  );
  if (ids.length > maxCreativeQuestionsPerChange) {
    throw ruleViolated('More than 1,000 questions match. Please choose a narrower filter.');
  }
  if (ids.length !== count) {
    throw conflict(
      `${ids.length.toLocaleString('en-GB')} questions match now. Please check the number again.`,
    );
  }
  return ids;
}

/** Throws NOT_FOUND. */
export function setCreativeQuestionStatus(
  context: Context,
  actorId: string,
  id: string,
  status: CreativeStatus,
): Promise<ManagedCreativeQuestionDto> {
  return inTransaction(context.db, async (transaction) => {
    const found = await lockOne(transaction, id);
    await changeLocked(transaction, actorId, found, status === 'published' ? 'publish' : 'withdraw');
    return toManagedQuestion(await readSaved(transaction, id));
  });
}

/** Throws NOT_FOUND. */
export function removeCreativeQuestion(context: Context, actorId: string, id: string): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await changeLocked(transaction, actorId, await lockOne(transaction, id), 'delete');
  });
}

/**
 * Throws RULE_BROKEN when too many match a filter, CONFLICT when another number matches than was confirmed. Returns how
 * many changed.
 */
export async function changeCreativeQuestions(
  context: Context,
  actorId: string,
  { action, selection }: Change,
): Promise<number> {
  const ids = 'questionIds' in selection ? selection.questionIds : await confirmedIds(context, selection);
  return inTransaction(context.db, async (transaction) =>
    changeLocked(transaction, actorId, await lockQuestions(transaction, ids), action),
  );
}

async function lockOne(transaction: Transaction, id: string): Promise<LockedQuestion[]> {
  const found = await lockQuestions(transaction, [id]);
  if (found.length === 0) throw questionNotFound();
  return found;
}

/** Changes locked questions, with an audit entry each. Returns how many changed. */
async function changeLocked(
  transaction: Transaction,
  actorId: string,
  locked: readonly LockedQuestion[],
  action: Action,
): Promise<number> {
  if (action === 'delete') {
    await removeLocked(transaction, actorId, locked);
    return locked.length;
  }
  const status = action === 'publish' ? 'PUBLISHED' : 'DRAFT';
  const changed = locked.filter((question) => question.status !== status);
  await setStatus(transaction, idsOf(changed), status);
  await recordChanges(
    transaction,
    changed.map((question) => ({
      actorId,
      action: action === 'publish' ? 'creative-writing.published' : 'creative-writing.withdrawn',
      target: auditTargetOf(question.id),
      before: { status: question.status },
      after: { status, title: question.title },
    })),
  );
  return changed.length;
}

/** Archives those that pupils have seen. */
async function removeLocked(
  transaction: Transaction,
  actorId: string,
  locked: readonly LockedQuestion[],
): Promise<void> {
  await setStatus(transaction, idsOf(locked.filter(({ isInChallenge }) => isInChallenge)), 'ARCHIVED');
  await removeQuestions(transaction, idsOf(locked.filter(({ isInChallenge }) => !isInChallenge)));
  await recordChanges(
    transaction,
    locked.map(({ id, title, isInChallenge }) => ({
      actorId,
      action: isInChallenge ? 'creative-writing.archived' : 'creative-writing.deleted',
      target: auditTargetOf(id),
      before: { title },
      after: null,
    })),
  );
}

const idsOf = (questions: readonly LockedQuestion[]) => questions.map(({ id }) => id);
