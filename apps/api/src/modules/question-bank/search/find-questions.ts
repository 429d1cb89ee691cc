import type { CappedCount } from '@markwell/shared/question-bank/questions.schemas';
import type { QuestionOrder } from '@markwell/shared/question-editing/questions.contract';
import type { FacilityFilter } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import type { TierChoice } from '@markwell/shared/question-bank/tiers.vocabulary';
import { looksLikeId } from '@markwell/shared/text/looks-like-id';
import type { Kind, Status } from '../change/question-bank.rules.ts';
import { readIdCursor, readOrderCursor } from './page-cursor.ts';
import { parseIdSearch } from './parse-id-search.ts';
import type { QuestionIdPage } from './question-id-page.ts';
import {
  type PageRequest,
  findQuestionsByFilter,
  findTopicsOfFound,
  countQuestionsByFilter,
  findQuestionIds,
  searchQuestionTexts,
  countFoundQuestions,
} from './question-search.repository.ts';
import type { QuestionScope } from './question-search-statements.repository.ts';
import { parseSearchQuery } from '#platform/search-query.ts';
import type { Context } from '#context.ts';
import { findQuestionsInOrder, findAllQuestionsInOrder } from './ordered-questions.repository.ts';

export interface QuestionFilter {
  kinds: readonly Kind[];
  /** Undefined for all but archived ones. */
  statuses?: readonly Status[] | undefined;
  stageId?: string | undefined;
  subjectId?: string | undefined;
  topicId?: string | undefined;
  hasPictures?: boolean | undefined;
  facility?: FacilityFilter | undefined;
  difficulties?: readonly number[] | undefined;
  /** Of regular questions. Undefined: with any tier, or none. */
  tier?: TierChoice | undefined;
  batchId?: string | undefined;
  /** Only questions of these topics, also when searching for an id; undefined for every topic. */
  withinTopics?: readonly string[] | undefined;
  /** Words, a part of the text, or an id. An id also finds archived questions. */
  search: string;
}

interface FoundQuestions extends QuestionIdPage {
  /** The total number of matches; only on the first page. */
  matching: CappedCount | null;
}

const noQuestions: FoundQuestions = { ids: [], next: undefined, matching: { count: 0, isCapped: false } };

export const allKinds: readonly Kind[] = ['REGULAR', 'RAPID_FIRE'];
export const notArchived: readonly Status[] = ['DRAFT', 'PUBLISHED', 'RESERVED'];

/** Where to search. A search for an id is not limited to a stage, a subject or a topic. */
async function scopeOf(context: Context, filter: QuestionFilter): Promise<QuestionScope> {
  const { kinds, statuses = notArchived, difficulties, tier, hasPictures, facility, batchId } = filter;
  const { search, stageId, subjectId, topicId, withinTopics } = filter;
  const isEverywhere =
    looksLikeId(search) || (stageId === undefined && subjectId === undefined && topicId === undefined);
  const chosen = isEverywhere
    ? undefined
    : await findTopicsOfFound(context.db, { stageId, subjectId, topicId });
  const topicIds =
    chosen && withinTopics ? chosen.filter((id) => withinTopics.includes(id)) : (chosen ?? withinTopics);
  return { kinds, statuses, difficulties, tier, hasPictures, facility, batchId, topicIds };
}

/** Searches questions page by page. The id of a question of another than the searched kinds finds nothing. */
export async function findQuestions(
  context: Context,
  filter: QuestionFilter,
  { order = 'newest', before: cursor, limit, searchedKinds = allKinds }: OrderedPageRequest,
): Promise<FoundQuestions> {
  const { search } = filter;
  const scope = await scopeOf(context, filter);
  const isFirst = cursor === undefined;
  const withCount = async (found: Promise<QuestionIdPage>, counted: () => Promise<CappedCount>) => {
    const [{ ids, next }, matching] = await Promise.all([found, isFirst ? counted() : null]);
    return { ids, next, matching };
  };
  if (search === '') {
    const found =
      order === 'newest'
        ? findQuestionsByFilter(context.db, scope, { before: readIdCursor(cursor), limit })
        : findQuestionsInOrder(context.db, scope, undefined, {
            order,
            cursor: readOrderCursor(cursor, order),
            limit,
          });
    return withCount(found, () => countQuestionsByFilter(context.db, scope));
  }

  const idRange = parseIdSearch(search);
  const ids = idRange
    ? await findQuestionIds(
        context.db,
        idRange,
        { kinds: searchedKinds, topicIds: filter.withinTopics },
        limit,
      )
    : [];
  if (ids.length > 0) return { ids, next: undefined, matching: { count: ids.length, isCapped: false } };
  const query = parseSearchQuery(search);
  if (query.terms.length === 0) return noQuestions;
  const found =
    order === 'newest'
      ? searchQuestionTexts(context.db, scope, query, { before: readIdCursor(cursor), limit })
      : findQuestionsInOrder(context.db, scope, query, {
          order,
          cursor: readOrderCursor(cursor, order),
          limit,
        });
  return withCount(found, () => countFoundQuestions(context.db, scope, query));
}

interface OrderedPageRequest extends PageRequest {
  order?: QuestionOrder | undefined;
  /** The kinds of which an id finds a question; by default all. */
  searchedKinds?: readonly Kind[];
}

/** Finds the ids of all questions that match, up to `limit`, newest first. */
export async function findAllQuestions(
  context: Context,
  filter: QuestionFilter,
  limit: number,
): Promise<string[]> {
  const { search } = filter;
  const scope = await scopeOf(context, filter);
  if (search === '') return findAllQuestionsInOrder(context.db, scope, undefined, limit);
  const idRange = parseIdSearch(search);
  const ids = idRange
    ? await findQuestionIds(context.db, idRange, { kinds: allKinds, topicIds: filter.withinTopics }, limit)
    : [];
  const query = parseSearchQuery(search);
  return ids.length > 0 || query.terms.length === 0
    ? ids
    : findAllQuestionsInOrder(context.db, scope, query, limit);
}
