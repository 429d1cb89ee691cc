import type { CappedCount } from '@markwell/shared/question-bank/questions.schemas';
import type { QuestionOrder } from '@markwell/shared/question-editing/questions.contract';
import { looksLikeId } from '@markwell/shared/text/looks-like-id';
import type { Context } from '#context.ts';
import { parseSearchQuery, type SearchQuery } from '#platform/search-query.ts';
import type { Kind, Status } from '../change/question-bank.rules.ts';
import { findQuestionsInOrder } from './ordered-questions.repository.ts';
import { readCursor } from './page-cursor.ts';
import { parseIdSearch } from './parse-id-search.ts';
import type { QuestionScope } from './question-scope.repository.ts';
import {
  countQuestions,
  findNewestQuestions,
  findQuestionIds,
  findTopicIds,
  type PageRequest,
  type QuestionIdPage,
} from './question-search.repository.ts';

export interface QuestionFilter extends Omit<QuestionScope, 'statuses' | 'topicIds'> {
  /** Undefined for all but archived ones. */
  statuses?: readonly Status[] | undefined;
  stageId?: string | undefined;
  subjectId?: string | undefined;
  topicId?: string | undefined;
  /** Only questions of these topics, also when searching for an id; undefined for every topic. */
  withinTopics?: readonly string[] | undefined;
  /** Words, a part of the text, or an id. An id also finds archived questions. */
  search: string;
}

interface FoundQuestions extends QuestionIdPage {
  /** The total number of matches; only on the first page. */
  matching: CappedCount | null;
}

interface OrderedPageRequest extends PageRequest {
  order?: QuestionOrder | undefined;
  /** The kinds of which an id finds a question; by default all. */
  searchedKinds?: readonly Kind[];
}

export const allKinds: readonly Kind[] = ['REGULAR', 'RAPID_FIRE'];
export const notArchived: readonly Status[] = ['DRAFT', 'PUBLISHED', 'RESERVED'];

/** Where to search. A search for an id is not limited to a stage, a subject or a topic. */
async function scopeOf(
  context: Context,
  { search, stageId, subjectId, topicId, withinTopics, ...filter }: QuestionFilter,
): Promise<QuestionScope> {
  const isEverywhere = looksLikeId(search) || (stageId ?? subjectId ?? topicId) === undefined;
  const chosen = isEverywhere ? undefined : await findTopicIds(context.db, { stageId, subjectId, topicId });
  const topicIds =
    chosen && withinTopics ? chosen.filter((id) => withinTopics.includes(id)) : (chosen ?? withinTopics);
  return { ...filter, statuses: filter.statuses ?? notArchived, topicIds };
}

/** The questions that the search is the id of; else where to search, and for which words. */
async function understand(
  context: Context,
  filter: QuestionFilter,
  limit: number,
  kinds: readonly Kind[] = allKinds,
): Promise<{ ids: string[] } | { scope: QuestionScope; query: SearchQuery | undefined }> {
  const { search, withinTopics: topicIds } = filter;
  if (search === '') return { scope: await scopeOf(context, filter), query: undefined };
  const range = parseIdSearch(search);
  const ids = range ? await findQuestionIds(context.db, range, { kinds, topicIds }, limit) : [];
  const query = parseSearchQuery(search);
  if (ids.length > 0 || query.terms.length === 0) return { ids };
  return { scope: await scopeOf(context, filter), query };
}

/** Searches questions page by page. The id of a question of another than the searched kinds finds nothing. */
export async function findQuestions(
  context: Context,
  filter: QuestionFilter,
  { order = 'newest', before, limit, searchedKinds }: OrderedPageRequest,
): Promise<FoundQuestions> {
  const cursor = readCursor(before, order);
  const search = await understand(context, filter, limit, searchedKinds);
  if ('ids' in search)
    return { ids: search.ids, next: undefined, matching: { count: search.ids.length, isCapped: false } };
  const { scope, query } = search;
  const [page, matching] = await Promise.all([
    order === 'newest'
      ? findNewestQuestions(context.db, scope, query, { before: cursor?.id, limit })
      : findQuestionsInOrder(context.db, scope, query, { order, cursor, limit }),
    cursor ? null : countQuestions(context.db, scope, query),
  ]);
  return { ...page, matching };
}

/** Finds the ids of all questions that match, up to `limit`, newest first. */
export async function findAllQuestions(
  context: Context,
  filter: QuestionFilter,
  limit: number,
): Promise<string[]> {
  const search = await understand(context, filter, limit);
  if ('ids' in search) return search.ids;
  return (await findQuestionsInOrder(context.db, search.scope, search.query, { order: 'newest', limit })).ids;
}
