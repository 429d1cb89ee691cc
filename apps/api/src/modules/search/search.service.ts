import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { search, SearchResults } from '@markwell/shared/search/search.contract';
import type { Caller } from '#platform/caller.ts';
import { parseSearchQuery } from '#platform/search-query.ts';
import { noResults, toResults } from './search.mapper.ts';
import type { Context } from '#context.ts';
import { findCurrentStageId } from '#modules/accounts/current-stage.repository.ts';
import { searchNames } from './search-names.repository.ts';
import { searchQuestions } from './search-questions.repository.ts';

/** Searches the visible content of the caller's stage; finds nothing before a stage is chosen. */
export async function searchAll(
  context: Context,
  caller: Caller,
  { q, limit }: ParsedInput<typeof search>['query'],
): Promise<SearchResults> {
  const query = parseSearchQuery(q);
  const stageId = await findCurrentStageId(context.db, caller.id);
  if (!stageId || query.terms.length === 0) return noResults;
  const scope = { viewer: caller, stageId, limit };
  const [foundNames, foundQuestions] = await Promise.all([
    searchNames(context.db, scope, query),
    query.isShort
      ? { items: [], total: 0 }
      : searchQuestions(context, { ...scope, userId: caller.id }, query),
  ]);
  return toResults(foundNames, foundQuestions, query);
}
