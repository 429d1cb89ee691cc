import type { CappedCount } from '@markwell/shared/admin/questions/questions.schemas';
import { looksLikeId } from '@markwell/shared/rules/text/looks-like-id';
import type { Kind, Status } from '../question-bank/change/question-bank.rules.ts';
import { parseIdSearch } from './parse-id-search.ts';
import type { FoundPage, PageRequest, QuestionSearchRepository } from './question-search.repository.ts';
import type { QuestionScope } from './question-search-statements.repository.ts';
import { parseSearchQuery } from './search-query.ts';

export interface QuestionFilter {
  kinds: readonly Kind[];
  /** Undefined for all but archived ones. */
  statuses?: readonly Status[] | undefined;
  stageId?: string | undefined;
  subjectId?: string | undefined;
  difficulties?: readonly number[] | undefined;
  batchId?: string | undefined;
  /** Words, a part of the text, or an id. An id also finds archived questions. */
  search: string;
}

export interface FoundQuestions extends FoundPage {
  /** The total number of matches; only on the first page. */
  matching: CappedCount | null;
}

const noQuestions: FoundQuestions = { ids: [], next: undefined, matching: { count: 0, isCapped: false } };

export const allKinds: readonly Kind[] = ['REGULAR', 'RAPID_FIRE'];
export const notArchived: readonly Status[] = ['DRAFT', 'PUBLISHED'];

/** Searches questions of these kinds page by page. The id of a question of another kind finds nothing. */
export function createFindQuestions(
  repository: QuestionSearchRepository,
  searchedKinds: readonly Kind[] = allKinds,
) {
  async function scopeOf(filter: QuestionFilter): Promise<QuestionScope> {
    const { kinds, statuses = notArchived, difficulties, batchId, stageId, subjectId, search } = filter;
    const isEverywhere = looksLikeId(search) || (stageId === undefined && subjectId === undefined);
    const topicIds = isEverywhere ? undefined : await repository.topicsOf({ stageId, subjectId });
    return { kinds, statuses, difficulties, batchId, topicIds };
  }

  return async (filter: QuestionFilter, page: PageRequest): Promise<FoundQuestions> => {
    const { search } = filter;
    const scope = await scopeOf(filter);
    const isFirst = page.before === undefined;
    const withCount = async (found: Promise<FoundPage>, counted: () => Promise<CappedCount>) => {
      const [{ ids, next }, matching] = await Promise.all([found, isFirst ? counted() : null]);
      return { ids, next, matching };
    };
    if (search === '') return withCount(repository.list(scope, page), () => repository.count(scope));

    const idRange = parseIdSearch(search);
    const ids = idRange ? await repository.findIds(idRange, searchedKinds, page.limit) : [];
    if (ids.length > 0) return { ids, next: undefined, matching: { count: ids.length, isCapped: false } };
    const query = parseSearchQuery(search);
    if (query.terms.length === 0) return noQuestions;
    return withCount(repository.search(scope, query, page), () => repository.countFound(scope, query));
  };
}

export type FindQuestions = ReturnType<typeof createFindQuestions>;
