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
import type { Clock } from '#platform/clock.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import { difficultyNames } from '../past-paper.mapper.ts';
import { removePapers } from '../remove-papers.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import {
  addPaper,
  lockPaper,
  lockClassification,
  lockPaperForDeletion,
  updatePaper,
} from './edit-papers.repository.ts';
import type { ListPapersRepository, PaperSearch } from './list-papers.repository.ts';
import { toAdminPaper, toPaperValues } from './past-papers.mapper.ts';
import { assertClassification, paperNotFound } from './past-papers.rules.ts';

/** Past papers for administrators. Every method throws NOT_FOUND for an unknown paper. */
export interface AdminPapersService {
  list: (query: Omit<PaperSearch, 'offset'> & { page: number }) => Promise<ReplyOf<typeof listAdminPapers>>;
  find: (id: string) => Promise<AdminPaperDto>;
  /**
   * Throws RULE_BROKEN for a subject of another stage, CONFLICT with a suggestion for a title that the stage and
   * subject already have.
   */
  create: (
    paper: NewPaper,
    actorId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<AdminPaperDto>;
  /** Throws like `create`, and CONFLICT when somebody else changed the edited version. */
  update: (id: string, paper: ChangedPaper, actorId: string) => Promise<AdminPaperDto>;
  remove: (id: string, actorId: string) => Promise<{ id: string }>;
}

interface Dependencies {
  inTransaction: InTransaction;
  repository: ListPapersRepository;
  removeFiles: RemoveFiles;
  clock: Clock;
}

export function createAdminPapersService({
  inTransaction,
  repository,
  removeFiles,
  clock,
}: Dependencies): AdminPapersService {
  async function find(id: string): Promise<AdminPaperDto> {
    const paper = await repository.find(id);
    if (!paper) throw paperNotFound();
    return toAdminPaper(paper);
  }
  const thisYear = () => Math.min(Math.max(clock().getFullYear(), paperYears.first), paperYears.last);

  return {
    find,

    async list({ page, limit, ...filters }) {
      const { rows, total, years } = await repository.list({ ...filters, limit, offset: (page - 1) * limit });
      return {
        papers: rows.map(toAdminPaper),
        years,
        pagination: { page, pages: Math.ceil(total / limit), total },
      };
    },

    async create({ year = thisYear(), ...paper }, actorId, idempotentRequest) {
      const values = toPaperValues({ ...paper, year });
      const id = await inTransaction(async (transaction) => {
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
      return find(id);
    },

    async update(id, { updatedAt, ...paper }, actorId) {
      const after = toPaperValues(paper);
      await inTransaction(async (transaction) => {
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
      return find(id);
    },

    async remove(id, actorId) {
      await inTransaction(async (transaction) => {
        const paper = await lockPaperForDeletion(transaction, id);
        if (!paper) throw paperNotFound();
        const storageKeys = await removePapers(transaction, { id });
        const { title, year, difficulty, _count } = paper;
        await recordChange(transaction, {
          actorId,
          action: 'paper.deleted',
          target: { kind: 'paper', id },
          before: {
            title,
            year,
            difficulty: difficultyNames[difficulty],
            files: storageKeys.length,
            reports: _count.reports,
          },
          after: null,
        });
        await removeFiles(transaction, storageKeys);
      });
      return { id };
    },
  };
}
