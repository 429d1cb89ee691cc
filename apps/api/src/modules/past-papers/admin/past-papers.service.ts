import { isDeepStrictEqual } from 'node:util';
import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  AdminPaperDto,
  ChangedPaper,
  listAdminPapers,
  NewPaper,
} from '@markwell/shared/past-papers/past-papers-admin.contract';
import { paperYears } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { assertSameVersion } from '#platform/assert-same-version.ts';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';
import { difficultyNames } from '../past-paper.mapper.ts';
import { removePapers } from '../remove-papers.repository.ts';
import {
  addPaper,
  lockPaper,
  lockClassification,
  lockPaperForDeletion,
  updatePaper,
} from './edit-papers.repository.ts';
import { type PaperSearch, findManagedPaper, findManagedPapers } from './list-papers.repository.ts';
import { toAdminPaper, toPaperValues } from './past-papers.mapper.ts';
import { assertClassification, paperNotFound } from './past-papers.rules.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

// Past papers for administrators. All throw NOT_FOUND for an unknown paper.

export async function readManagedPaper(context: Context, id: string): Promise<AdminPaperDto> {
  const paper = await findManagedPaper(context.db, id);
  if (!paper) throw paperNotFound();
  return toAdminPaper(paper);
}

function thisYear(context: Context) {
  return Math.min(Math.max(context.clock().getFullYear(), paperYears.first), paperYears.last);
}

export async function listManagedPapers(
  context: Context,
  { page, limit, ...filters }: Omit<PaperSearch, 'offset'> & { page: number },
): Promise<ReplyOf<typeof listAdminPapers>> {
  const { rows, total, years } = await findManagedPapers(context.db, {
    ...filters,
    limit,
    offset: (page - 1) * limit,
  });
  return {
    papers: rows.map(toAdminPaper),
    years,
    pagination: { page, pages: Math.ceil(total / limit), total },
  };
}

/**
 * Throws RULE_BROKEN for a subject of another stage, CONFLICT with a suggestion for a title that the stage and
 * subject already have.
 */
export async function createPaper(
  context: Context,
  { year = thisYear(context), ...paper }: NewPaper,
  actorId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<AdminPaperDto> {
  const values = toPaperValues({ ...paper, year });
  const id = await inTransaction(context.db, async (transaction) => {
    assertClassification(values, await lockClassification(transaction, values));
    const id = await addPaper(transaction, values);
    await recordChange(transaction, {
      actorId,
      action: 'paper.created',
      target: { kind: 'paper', id },
      before: null,
      after: values,
    });
    if (idempotentRequest) await recordRequest(transaction, idempotentRequest, { resultId: id });
    return id;
  });
  return readManagedPaper(context, id);
}

/** Throws like `createPaper`, and CONFLICT when somebody else changed the edited version. */
export async function editPaper(
  context: Context,
  id: string,
  { updatedAt, ...paper }: ChangedPaper,
  actorId: string,
): Promise<AdminPaperDto> {
  const after = toPaperValues(paper);
  await inTransaction(context.db, async (transaction) => {
    assertClassification(after, await lockClassification(transaction, after, id));
    const locked = await lockPaper(transaction, id);
    if (!locked) throw paperNotFound();
    const { updatedAt: storedAt, ...before } = locked;
    assertSameVersion(updatedAt, storedAt, 'this paper');
    if (isDeepStrictEqual(before, after)) return;
    await updatePaper(transaction, id, after);
    const target = { kind: 'paper', id } as const;
    await recordChange(transaction, { actorId, action: 'paper.edited', target, before, after });
  });
  return readManagedPaper(context, id);
}

export async function removePaper(context: Context, id: string, actorId: string): Promise<{ id: string }> {
  await inTransaction(context.db, async (transaction) => {
    const paper = await lockPaperForDeletion(transaction, id);
    if (!paper) throw paperNotFound();
    const storageKeys = await removePapers(transaction, { id });
    const { title, year, difficulty, reportCount } = paper;
    await recordChange(transaction, {
      actorId,
      action: 'paper.deleted',
      target: { kind: 'paper', id },
      before: {
        title,
        year,
        difficulty: difficultyNames[difficulty],
        files: storageKeys.length,
        reports: reportCount,
      },
      after: null,
    });
    await context.removeFiles(transaction, storageKeys);
  });
  return { id };
}
