import { search } from '@markwell/shared/search/search.contract';
import { subjectStats } from '@markwell/shared/subjects/subjects.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query/cache-keys.ts';

/** The results of a query. While it changes, the previous results stay. */
export function useSearch(q: string, limit: number) {
  return useQuery({
    ...endpointQuery(search, { query: { q, limit } }),
    placeholderData: keepPreviousData,
  });
}

/** The subjects of the user's stage, most questions first. */
export function useSubjects() {
  return useQuery({
    ...endpointQuery(subjectStats),
    select: (subjects) => subjects.toSorted((left, right) => right.questionCount - left.questionCount),
  });
}
