import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  AdminPaperDto,
  listAdminPapers,
  NewPaper,
  PaperEdit,
} from '@markwell/shared/admin/past-papers/past-papers.contract';
import { paperYears } from '@markwell/shared/vocabulary/past-papers';
import type { Clock } from '../../domain/clock.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import type { EditPapersRepository } from './edit-papers.repository.ts';
import type { ListPapersRepository, PaperSearch } from './list-papers.repository.ts';
import { toAdminPaper, toPaperValues } from './past-papers.mapper.ts';
import { assertClassificationFor, noPaper } from './past-papers.rules.ts';

/** Past papers for administrators (spec 3 §2.9). Every method throws NOT_FOUND for an unknown paper. */
export interface AdminPapersService {
  list: (query: Omit<PaperSearch, 'offset'> & { page: number }) => Promise<ReplyOf<typeof listAdminPapers>>;
  find: (id: string) => Promise<AdminPaperDto>;
  /**
   * Throws RULE_BROKEN for a subject of another stage, CONFLICT with a suggestion for a title that the stage and
   * subject already have.
   */
  create: (paper: NewPaper, actorId: string, call: IdempotentRequest | undefined) => Promise<AdminPaperDto>;
  /** Throws as `create`. */
  update: (id: string, paper: PaperEdit, actorId: string) => Promise<AdminPaperDto>;
  remove: (id: string, actorId: string) => Promise<{ id: string }>;
}

interface Dependencies {
  repository: ListPapersRepository & EditPapersRepository;
  storage: Pick<Storage, 'remove'>;
  clock: Clock;
}

export function createAdminPapersService({ repository, storage, clock }: Dependencies): AdminPapersService {
  async function find(id: string): Promise<AdminPaperDto> {
    const paper = await repository.find(id);
    if (!paper) throw noPaper();
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

    async create({ year = thisYear(), ...paper }, actorId, call) {
      const values = toPaperValues({ ...paper, year });
      return find(await repository.create(values, assertClassificationFor(values), actorId, call));
    },

    async update(id, paper, actorId) {
      const values = toPaperValues(paper);
      if (!(await repository.update(id, values, assertClassificationFor(values), actorId))) throw noPaper();
      return find(id);
    },

    async remove(id, actorId) {
      const storageKeys = await repository.remove(id, actorId);
      if (!storageKeys) throw noPaper();
      // The rows are deleted, so a file that cannot be removed is not an error for the caller.
      await Promise.allSettled(storageKeys.map((key) => storage.remove(key)));
      return { id };
    },
  };
}
