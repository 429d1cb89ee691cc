import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { search, SearchResults } from '@markwell/shared/search/search.contract';
import type { Caller } from '#platform/caller.ts';
import type { CurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import { parseSearchQuery } from '#platform/search-query.ts';
import type { SearchNamesRepository } from './search-names.repository.ts';
import type { SearchQuestionsRepository } from './search-questions.repository.ts';
import { noResults, toResults } from './search.mapper.ts';

export interface SearchService {
  /** Searches the visible content of the caller's stage; finds nothing before a stage is chosen. */
  search: (caller: Caller, query: ParsedInput<typeof search>['query']) => Promise<SearchResults>;
}

interface Dependencies {
  names: SearchNamesRepository;
  questions: SearchQuestionsRepository;
  currentStage: CurrentStageRepository;
}

export function createSearchService({ names, questions, currentStage }: Dependencies): SearchService {
  return {
    async search(caller, { q, limit }) {
      const query = parseSearchQuery(q);
      const stageId = await currentStage.findCurrentStageId(caller.id);
      if (!stageId || query.terms.length === 0) return noResults;
      const scope = { viewer: caller, stageId, limit };
      const [foundNames, foundQuestions] = await Promise.all([
        names.findNames(scope, query),
        query.isShort
          ? { items: [], total: 0 }
          : questions.findQuestions({ ...scope, userId: caller.id }, query),
      ]);
      return toResults(foundNames, foundQuestions, query);
    },
  };
}
