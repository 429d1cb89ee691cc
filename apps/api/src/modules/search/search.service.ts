import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { search, SearchResults } from '@markwell/shared/search/search.contract';
import type { Context } from '#context.ts';
import { findCurrentStageId } from '#modules/accounts/current-stage.repository.ts';
import { listSubjectsOf } from '#modules/curriculum/cached-curriculum.ts';
import type { Caller } from '#platform/caller.ts';
import { parseSearchQuery } from '#platform/search-query.ts';
import { findNames } from './find-names.repository.ts';
import { findQuestions } from './find-questions.repository.ts';
import { contentOf, toResults } from './search.mapper.ts';

/** Searches the visible content of the caller's stage; finds nothing before a stage is chosen. */
export async function searchAll(
  context: Context,
  caller: Caller,
  { q, limit }: ParsedInput<typeof search>['query'],
): Promise<SearchResults> {
  const query = parseSearchQuery(q);
  const stageId = await findCurrentStageId(context.db, caller.id);
  const visible = stageId && query.terms.length > 0 ? await listSubjectsOf(context, caller, stageId) : [];
  const content = contentOf(visible);
  if (visible.length === 0) return toResults(content, [], [], query);
  const [subjectIds, topicIds] = [[...content.subjects.keys()], [...content.topics.keys()]];
  const [names, questions] = await Promise.all([
    findNames(context.db, { names: content.names, subjectIds }, query, limit),
    query.isShort ? [] : findQuestions(context, { userId: caller.id, topicIds, limit }, query),
  ]);
  return toResults(content, names, questions, query);
}
