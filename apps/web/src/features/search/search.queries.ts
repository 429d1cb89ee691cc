import { search } from '@markwell/shared/features/search/search.contract';
import { subjectStats } from '@markwell/shared/features/subjects/subjects.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query/cache-keys.ts';

/** What is found for these words; while they change, what was found before stays. */
export function useSearch(q: string, limit: number) {
  return useQuery({
    ...endpointQuery(search, { query: { q, limit } }),
    placeholderData: keepPreviousData,
  });
}

/** The subjects of one's stage, fullest first. */
export function useSubjects() {
  return useQuery({
    ...endpointQuery(subjectStats),
    select: (subjects) => subjects.toSorted((left, right) => right.questionCount - left.questionCount),
  });
}
